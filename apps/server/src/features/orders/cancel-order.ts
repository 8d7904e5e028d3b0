import type { Actor } from '../../platform/http/actor.ts';
import type { Context } from '../../platform/http/mount.ts';
import { recordOrderChange } from './order-history.ts';
import { moveOrder } from './orders.repository.ts';
import { refuseMove } from './refuse-move.ts';

/** The customer changes his mind before paying. */
export async function cancelOrder(
  { actor, clock, database, requestId }: Context & { actor: Actor },
  orderId: number,
): Promise<void> {
  await database.transaction(async (tx) => {
    const moved = await moveOrder(tx, 'cancel', { orderId, userId: actor.userId });
    if (!moved) return refuseMove(tx, orderId, actor.userId);
    await recordOrderChange(tx, {
      at: clock.now(),
      orderId,
      action: 'cancel',
      by: 'customer',
      actorId: actor.userId,
      requestId,
      after: { status: 'cancelled' },
    });
  });
}
