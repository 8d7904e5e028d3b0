import { AppError } from '../../platform/app-error.ts';
import { recordChange } from '../../platform/history/record-change.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Context } from '../../platform/http/mount.ts';
import { requireMosqueRight } from '../mosques/require-mosque-right.ts';
import { changeHandover, findOpenHandover } from './handovers.repository.ts';

/** By any ketua of the mosque, while nobody has confirmed. An admin's handover is objected to instead. */
export async function cancelHandover(
  context: Context & { actor: Actor },
  mosqueId: number,
): Promise<void> {
  const { actor, clock, database } = context;
  await database.transaction(async (tx) => {
    await requireMosqueRight(tx, { mosqueId, userId: actor.userId, right: 'manage' });
    const open = await findOpenHandover(tx, mosqueId);
    const isCancelled =
      open?.kind === 'own' &&
      (await changeHandover(
        tx,
        { id: open.id, from: ['waiting'] },
        { status: 'cancelled', finishedAt: clock.now() },
      ));
    if (!isCancelled) throw new AppError('HANDOVER_GONE');
    await recordChange(tx, context, {
      subject: 'mosque',
      subjectId: mosqueId,
      action: 'cancel handover',
      by: 'customer',
      after: { handoverId: open.id },
    });
  });
}
