// A refund revokes the licences in the same transaction, and the customer is notified of the reason. A box that
// was sent is expected back.
import type { Actor } from '../../platform/http/actor.ts';
import type { Context } from '../../platform/http/mount.ts';
import { notePurchase } from '../accounts/note-purchase.ts';
import { requireRecentFactor } from '../accounts/sessions/require-recent-authentication.ts';
import { revokeOrderLicenses } from '../licensing/releasing/revoke-order-licenses.ts';
import { expectReturn } from '../shipping/parcels/expect-return.ts';
import { closeClaims } from '../warranty/close-claims.ts';
import { findOrder } from './load-order.repository.ts';
import { orderRefundedMail } from './mails/orders.mails.ts';
import { queueOrderNotice } from './mails/queue-order-notice.ts';
import { recordOrderChange } from './order-history.ts';
import { changeStatus } from './orders.repository.ts';
import { refuseStatusChange } from './refuse-status-change.ts';
import { giveBackUnsentStock } from './shipped/order-stock.ts';

export async function refundOrder(
  context: Context & { actor: Actor },
  { orderId, reason }: { orderId: number; reason: string },
): Promise<void> {
  const { actor, clock, config, database, requestId } = context;
  await requireRecentFactor(context);
  await database.transaction(async (tx) => {
    const refunded = await changeStatus(tx, 'refund', { orderId });
    if (!refunded) return refuseStatusChange(tx, orderId);
    await notePurchase(tx, refunded.userId);
    await giveBackUnsentStock(tx, orderId);
    const revokedLicenses = await revokeOrderLicenses(tx, context, { orderId, reason });
    await closeClaims(tx, context, orderId);
    const parcelsAwaited = await expectReturn(tx, orderId);
    await recordOrderChange(tx, {
      at: clock.now(),
      orderId,
      action: 'refund',
      by: 'admin',
      actorId: actor.userId,
      requestId,
      note: reason,
      after: { status: 'refunded', revokedLicenses, parcelsAwaited },
    });
    const order = await findOrder(tx, orderId, undefined);
    if (order) {
      const mail = orderRefundedMail(order, config.publicUrl, { reason, parcelsAwaited });
      await queueOrderNotice(context, tx, { order, event: 'refunded', mail });
    }
  });
}
