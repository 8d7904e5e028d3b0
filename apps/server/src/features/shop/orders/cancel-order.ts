import { eq } from 'drizzle-orm';
import type { ActorContext } from '../../../platform/http/mount.ts';
import { getOrder } from './load-order.repository.ts';
import { orderCancelledMail } from './mails/orders.mails.ts';
import { queueOrderNotice } from './mails/queue-order-notice.ts';
import { recordOrderChange } from './order-history.ts';
import { changeStatus, refuseStatusChange } from './orders.repository.ts';
import { orders } from './orders.schema.ts';
import { giveBackStock } from './shipped/order-stock.ts';

interface Cancellation {
  orderId: number;
  /**
   * A customer can cancel only his own order without received money; an admin any, with a reason.
   */
  by: 'customer' | 'admin';
  reason?: string;
}

/** Cancels an unpaid order. */
export async function cancelOrder(
  context: ActorContext,
  { orderId, by, reason }: Cancellation,
): Promise<void> {
  const { actor, clock, config, database, requestId } = context;
  const isOwn = by === 'customer';
  const userId = isOwn ? actor.userId : undefined;
  const condition = isOwn ? eq(orders.receivedAmount, 0) : undefined;
  await database.transaction(async (tx) => {
    if (!(await changeStatus(tx, 'cancel', { orderId, userId, condition }))) {
      return refuseStatusChange(tx, orderId, userId);
    }
    await giveBackStock(tx, [orderId]);
    await recordOrderChange(tx, {
      at: clock.now(),
      orderId,
      action: 'cancel',
      by,
      actorId: actor.userId,
      requestId,
      note: reason,
      after: { status: 'cancelled' },
    });
    // No mail when the customer cancelled the order.
    if (!reason) return;
    await queueOrderNotice(context, tx, {
      order: await getOrder(tx, orderId),
      event: 'cancelled',
      mail: (read) => orderCancelledMail(read, config.publicUrl, reason),
    });
  });
}
