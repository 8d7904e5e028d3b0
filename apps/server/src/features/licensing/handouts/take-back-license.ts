import { AppError } from '../../../platform/app-error.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { lockLicense } from '../load-license.repository.ts';
import { deleteOpenHandout, isTakenFrom } from './handouts.repository.ts';

/** Sent twice, nothing changes. The receiver is faster or slower: the licence's lock decides. */
export async function takeBackLicense(
  context: Context & { actor: Actor },
  licenseId: number,
): Promise<void> {
  const { actor, database } = context;
  await database.transaction(async (tx) => {
    const handedOutBy = actor.userId;
    if (!(await lockLicense(tx, { id: licenseId, userId: actor.userId }))) {
      if (await isTakenFrom(tx, { licenseId, handedOutBy })) throw new AppError('HANDOUT_TAKEN');
      throw new AppError('NOT_FOUND', { message: 'Lisensi tidak ditemukan.' });
    }
    if (!(await deleteOpenHandout(tx, licenseId))) return;
    await recordChange(tx, context, {
      subject: 'license',
      subjectId: licenseId,
      action: 'take back',
      by: actor.role === 'admin' ? 'admin' : 'customer',
    });
  });
}
