// The successor confirms with his own account. A hundred confirmations at once are one: the row lock lets
// the first through, and the others read that it is done.
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Context } from '../../platform/http/mount.ts';
import { carryOutHandover } from './carry-out-handover.ts';
import { findHandoverByToken } from './handover-link.ts';
import { lockHandover } from './handovers.repository.ts';
import { requireNamed, requireWaiting } from './refuse-handover.ts';

/** Returns the mosque. The same person again gets the same answer. */
export async function acceptHandover(
  context: Context & { actor: Actor },
  token: string,
): Promise<number> {
  const { actor, clock, database, limits, requestId } = context;
  await limits.spend('handoversPerUser', String(actor.userId));
  const found = await findHandoverByToken(context, token);
  if (found?.purpose !== 'accept') throw new AppError('HANDOVER_DEAD');
  return database.transaction(async (tx) => {
    const handover = await lockHandover(tx, found.handover.id);
    const { userId } = actor;
    if (handover?.status === 'done' && handover.toUserId === userId) return handover.mosqueId;
    requireWaiting(handover, clock.now());
    if (handover.fromUserId === userId) throw new AppError('HANDOVER_TO_SELF');
    requireNamed(handover, actor.profile);
    await carryOutHandover(context, tx, {
      handover,
      toUserId: userId,
      by: { kind: 'customer', userId, requestId },
    });
    return handover.mosqueId;
  });
}
