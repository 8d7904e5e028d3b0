// A deleted user disappears from every list and loses his sessions and his places in mosques; his
// orders and licences stay. A mosque without anybody else ends with him; the only ketua of one with other
// members is not deleted.
// The shop must never be left without an admin, also when two delete each other concurrently.

import { AppError } from '../../../platform/app-error.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { endAccessOf } from '../sessions/end-access.ts';
import { findUserById } from '../users.repository.ts';
import {
  countAdmins,
  endSoleMosques,
  lockAdmins,
  markUserDeleted,
} from './managed-users.repository.ts';
import { refuseLastKetua } from './refuse-last-ketua.ts';

interface Deletion {
  id: number;
  /** Licences of a mosque without anybody else stay with their devices, and nobody manages them. */
  endsMosques?: boolean | undefined;
}

export async function deleteUser(
  context: Context & { actor: Actor },
  { id, endsMosques = false }: Deletion,
): Promise<void> {
  const { actor, clock, database } = context;
  const work = database.transaction(async (tx) => {
    await lockAdmins(tx);
    const user = await findUserById(tx, id);
    if (!user) throw new AppError('NOT_FOUND', { message: 'Pengguna tidak ditemukan.' });
    // The acting admin may have been deleted while waiting for the lock.
    if (!(await findUserById(tx, actor.userId))) throw new AppError('NOT_SIGNED_IN');
    if (user.role === 'admin' && (await countAdmins(tx)) <= 1) throw new AppError('LAST_ADMIN');
    const endedMosques = await endSoleMosques(tx, { userId: id, withLicenses: endsMosques });
    if (!endedMosques) throw new AppError('MOSQUE_WITH_LICENSES');
    await markUserDeleted(tx, id);
    await endAccessOf(tx, id, { at: clock.now() });
    await recordChange(tx, context, {
      subject: 'user',
      subjectId: id,
      action: 'delete',
      before: { name: user.name, email: user.email, role: user.role, endedMosques },
    });
  });
  await work.catch(refuseLastKetua);
}
