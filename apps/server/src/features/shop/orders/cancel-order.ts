import { eq } from 'drizzle-orm';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../platform/http/mount.ts';
import { orderCancelledMail } from './mails/orders.mails.ts';
import { queueOrderNotice } from './mails/queue-order-notice.ts';
import { requireStatusChange } from './orders.repository.ts';
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
  const isOwn = by === 'customer';
  const userId = isOwn ? context.actor.userId : undefined;
  const condition = isOwn ? eq(orders.receivedAmount, 0) : undefined;
  await context.database.transaction(async (tx) => {
    await requireStatusChange(tx, 'cancel', { orderId, userId, condition });
    await giveBackStock(tx, [orderId]);
    const after = { status: 'cancelled' };
    await recordChange(tx, context, ['order', orderId], 'cancel', { by, note: reason, after });
    // No mail when the customer cancelled the order.
    if (!reason) return;
    await queueOrderNotice(context, tx, orderId, 'cancelled', (order, publicUrl) =>
      orderCancelledMail(order, publicUrl, reason),
    );
  });
}
