// A refund revokes the licences in the same transaction, and the customer reads why. Without units
// everything that is left goes back; with units only those, and the order stays paid.
import type { RefundedUnits } from '@timesync/contract';
import type { Tx } from '../../../../platform/db/types.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { revokeOrderLicenses } from '../../../licenses/licensing/releasing/revoke-order-licenses.ts';
import { recordPurchases } from '../../../people/accounts/record-purchases.ts';
import { expectReturn } from '../../shipping/parcels/expect-return.ts';
import { closeClaims } from '../../warranty/close-claims.ts';
import { listLineIds } from '../list-line-ids.ts';
import { getOrder } from '../load-order.repository.ts';
import { orderRefundedMail } from '../mails/orders.mails.ts';
import { queueOrderNotice } from '../mails/queue-order-notice.ts';
import { recordOrderChange } from '../order-history.ts';
import { queueOrderWebhooks } from '../order-webhooks.ts';
import { changeStatus, hasPaidOrder, lockOrder, type OrderAmounts } from '../orders.repository.ts';
import { refuseStatusChange } from '../refuse-status-change.ts';
import { giveBackUnsentStock } from '../shipped/order-stock.ts';
import { chooseUnits } from './choose-units.ts';
import { refundUnits } from './refund-units.ts';
import { insertRefund, listRefundableLines } from './refunds.repository.ts';

interface Refund {
  orderId: number;
  reason: string;
  units?: RefundedUnits[] | undefined;
}

export async function refundOrder(
  context: ActorContext,
  { orderId, reason, units }: Refund,
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status !== 'paid') return refuseStatusChange(tx, orderId);
    const chosen = units && chooseUnits(await listRefundableLines(tx, orderId), units);
    if (chosen && !chosen.isEverything) {
      return refundUnits(context, tx, order, { orderId, reason, chosen });
    }
    return refundRest(context, tx, order, { orderId, reason });
  });
}

/** A box that was sent is expected back. */
async function refundRest(
  context: ActorContext,
  tx: Tx,
  { receivedAmount, refundedAmount }: OrderAmounts,
  { orderId, reason }: Refund,
): Promise<void> {
  const { actor, clock, config, requestId } = context;
  const at = clock.now();
  const amount = receivedAmount - refundedAmount;
  const changes = { refundedAmount: receivedAmount };
  const refunded = await changeStatus(tx, 'refund', { orderId, changes });
  if (!refunded) return refuseStatusChange(tx, orderId);
  await insertRefund(tx, { orderId, amount, reason, refundedBy: actor.userId, createdAt: at });
  await recordPurchases(tx, refunded.userId, () => hasPaidOrder(tx, refunded.userId));
  // Locks the parcels: nothing is sent between this and the look at what was sent.
  const parcelsAwaited = await expectReturn(tx, orderId);
  await giveBackUnsentStock(tx, orderId);
  const lines = await listLineIds(tx, orderId);
  const revokedLicenses = await revokeOrderLicenses(tx, context, { lines, reason });
  await closeClaims(tx, context, { orderId, lineIds: lines.map(({ lineId }) => lineId) });
  await recordOrderChange(tx, {
    at,
    orderId,
    action: 'refund',
    by: 'admin',
    actorId: actor.userId,
    requestId,
    note: reason,
    after: { status: 'refunded', amount, revokedLicenses, parcelsAwaited },
  });
  const order = await getOrder(tx, orderId);
  await queueOrderWebhooks(context, tx, 'order.refunded', () => [order]);
  await queueOrderNotice(context, tx, {
    order,
    event: 'refunded',
    mail: (read) => orderRefundedMail(read, config.publicUrl, { reason, parcelsAwaited }),
  });
}
