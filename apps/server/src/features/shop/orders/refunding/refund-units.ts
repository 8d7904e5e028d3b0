// Some units of a paid order go back: their price is returned, their licences are revoked, and a
// corrected kwitansi says what the buyer has paid after all.
import type { Tx } from '../../../../platform/db/types.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { revokeOrderLicenses } from '../../../licenses/licensing/releasing/revoke-order-licenses.ts';
import { issueReceipt } from '../documents/issue-receipt.ts';
import { getOrder } from '../load-order.repository.ts';
import { unitsRefundedMail } from '../mails/orders.mails.ts';
import { queueOrderNotice } from '../mails/queue-order-notice.ts';
import { recordOrderChange } from '../order-history.ts';
import { queueOrderWebhooks } from '../order-webhooks.ts';
import { changeStatus, type OrderAmounts } from '../orders.repository.ts';
import { refuseStatusChange } from '../refuse-status-change.ts';
import { giveBackUnits } from '../shipped/order-stock.ts';
import type { ChosenUnits } from './choose-units.ts';
import { insertRefund, insertRefundedUnits } from './refunds.repository.ts';

interface PartRefund {
  orderId: number;
  reason: string;
  chosen: ChosenUnits;
}

/** `order` is locked. */
export async function refundUnits(
  context: ActorContext,
  tx: Tx,
  { receivedAmount, refundedAmount }: OrderAmounts,
  { orderId, reason, chosen }: PartRefund,
): Promise<void> {
  const { actor, clock, config, requestId } = context;
  const at = clock.now();
  // A unique code that was taken off made the order cheaper than its units.
  const amount = Math.min(chosen.amount, receivedAmount - refundedAmount);
  const changes = { refundedAmount: refundedAmount + amount };
  if (!(await changeStatus(tx, 'refundPart', { orderId, changes }))) {
    return refuseStatusChange(tx, orderId);
  }
  const refund = { orderId, amount, reason, refundedBy: actor.userId, createdAt: at };
  const refundId = await insertRefund(tx, refund);
  await insertRefundedUnits(tx, refundId, chosen);
  const units = chosen.lines.map(({ line, unitIndexes }) => ({ lineId: line.id, unitIndexes }));
  const revokedLicenses = await revokeOrderLicenses(tx, context, { lines: units, reason });
  await giveBackUnits(tx, units);
  const corrected = await issueReceipt(tx, await getOrder(tx, orderId), { at });
  await recordOrderChange(tx, {
    at,
    orderId,
    action: 'refundPart',
    by: 'admin',
    actorId: actor.userId,
    requestId,
    note: reason,
    after: { status: 'paid', amount, units, revokedLicenses, receipt: corrected?.number ?? null },
  });
  const details = { reason, amount, lines: chosen.lines };
  const occasion = String(refundId);
  const order = await getOrder(tx, orderId);
  await queueOrderWebhooks(context, tx, 'order.refunded', () => [order]);
  await queueOrderNotice(context, tx, {
    order,
    event: 'units refunded',
    occasion,
    mail: (read) => unitsRefundedMail(read, config.publicUrl, details),
  });
}
