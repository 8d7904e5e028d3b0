// A deleted user disappears from every list and loses his sessions; his orders and licences stay.
// The shop must never be left without an admin, also when two delete each other concurrently.

import { AppError } from '../../../../platform/app-error.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { Actor } from '../../../../platform/http/actor.ts';
import type { Context } from '../../../../platform/http/mount.ts';
import { endAccessOf } from '../sessions/end-access.ts';
import { findUserById } from '../users.repository.ts';
import { countAdmins, lockAdmins, markUserDeleted } from './managed-users.repository.ts';

export async function deleteAccount(
  context: Context & { actor: Actor },
  tx: Tx,
  { id, endedMosques }: { id: number; endedMosques: number[] },
): Promise<void> {
  const { actor, clock } = context;
  await lockAdmins(tx);
  const user = await findUserById(tx, id);
  if (!user) throw new AppError('NOT_FOUND', { message: 'Pengguna tidak ditemukan.' });
  // The acting admin may have been deleted while waiting for the lock.
  if (!(await findUserById(tx, actor.userId))) throw new AppError('NOT_SIGNED_IN');
  if (user.role === 'admin' && (await countAdmins(tx)) <= 1) throw new AppError('LAST_ADMIN');
  await markUserDeleted(tx, id);
  await endAccessOf(tx, id, { at: clock.now() });
  await recordChange(tx, context, {
    subject: 'user',
    subjectId: id,
    action: 'delete',
    before: { name: user.name, email: user.email, role: user.role, endedMosques },
  });
}
