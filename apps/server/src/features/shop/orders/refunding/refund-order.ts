// A refund revokes the licences in the same transaction, and the customer reads why. Without units
// everything that is left goes back; with units only those, and the order stays paid.
import type { RefundedUnits } from '@timesync/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../../platform/db/types.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { revokeOrderLicenses } from '../../../licenses/licensing/releasing/revoke-order-licenses.ts';
import { recordPurchases } from '../../../people/accounts/record-purchases.ts';
import { expectReturn } from '../../shipping/parcels/order-parcels.ts';
import { closeClaims } from '../../warranty/close-claims.ts';
import { issueReceipt } from '../documents/receipts.repository.ts';
import { getOrder, type LoadedOrder } from '../load-order.repository.ts';
import { orderRefundedMail, unitsRefundedMail } from '../mails/orders.mails.ts';
import { queueOrderNotice } from '../mails/queue-order-notice.ts';
import { queueOrderWebhooks } from '../order-webhooks.ts';
import {
  hasPaidOrder,
  lockOrder,
  type OrderRow,
  refuseStatusChange,
  requireStatusChange,
} from '../orders.repository.ts';
import { orderLines } from '../orders.schema.ts';
import { giveBackUnits, giveBackUnsentStock } from '../shipped/order-stock.ts';
import { type ChosenUnits, chooseUnits } from './choose-units.ts';
import { insertRefund, insertRefundedUnits, listRefundableLines } from './refunds.repository.ts';

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
    if (order.status !== 'paid') return refuseStatusChange(tx, orderId);
    const chosen = units && chooseUnits(await listRefundableLines(tx, orderId), units);
    return chosen && !chosen.isEverything
      ? refundUnits(context, tx, order, { reason, chosen })
      : refundRest(context, tx, order, reason);
  });
}

/** A box that was sent is expected back. */
async function refundRest(
  context: ActorContext,
  tx: Tx,
  { id: orderId, userId, receivedAmount, refundedAmount }: OrderRow,
  reason: string,
): Promise<void> {
  const { actor, clock } = context;
  const at = clock.now();
  const amount = receivedAmount - refundedAmount;
  const changes = { refundedAmount: receivedAmount };
  await requireStatusChange(tx, 'refund', { orderId, changes });
  await insertRefund(tx, { orderId, amount, reason, refundedBy: actor.userId, createdAt: at });
  await recordPurchases(tx, userId, () => hasPaidOrder(tx, userId));
  // Locks the parcels: nothing is sent between this and the look at what was sent.
  const parcelsAwaited = await expectReturn(tx, orderId);
  await giveBackUnsentStock(tx, orderId);
  const lines = await tx
    .select({ lineId: orderLines.id })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  const revokedLicenses = await revokeOrderLicenses(tx, context, { lines, reason });
  await closeClaims(tx, context, { orderId, lineIds: lines.map(({ lineId }) => lineId) });
  await recordChange(tx, context, ['order', orderId], 'refund', {
    note: reason,
    after: { status: 'refunded', amount, revokedLicenses, parcelsAwaited },
  });
  const order = await getOrder(tx, orderId);
  await queueOrderWebhooks(context, tx, 'order.refunded', () => [order]);
  await queueOrderNotice(context, tx, order, 'refunded', (read, publicUrl) =>
    orderRefundedMail(read, publicUrl, { reason, parcelsAwaited }),
  );
}

/**
 * Some units of a paid order go back: their price is returned, their licences are revoked, and a
 * corrected kwitansi says what the buyer has paid after all.
 */
async function refundUnits(
  context: ActorContext,
  tx: Tx,
  { id: orderId, receivedAmount, refundedAmount }: OrderRow,
  { reason, chosen }: { reason: string; chosen: ChosenUnits },
): Promise<void> {
  const { actor, clock } = context;
  const at = clock.now();
  // A unique code that was taken off made the order cheaper than its units.
  const amount = Math.min(chosen.amount, receivedAmount - refundedAmount);
  const changes = { refundedAmount: refundedAmount + amount };
  await requireStatusChange(tx, 'refundPart', { orderId, changes });
  const refund = { orderId, amount, reason, refundedBy: actor.userId, createdAt: at };
  const refundId = await insertRefund(tx, refund);
  await insertRefundedUnits(tx, refundId, chosen);
  const units = chosen.lines.map(({ line, unitIndexes }) => ({ lineId: line.id, unitIndexes }));
  const revokedLicenses = await revokeOrderLicenses(tx, context, { lines: units, reason });
  await giveBackUnits(tx, units);
  const corrected = await issueReceipt(tx, await getOrder(tx, orderId), { at });
  await recordChange(tx, context, ['order', orderId], 'refundPart', {
    note: reason,
    after: { status: 'paid', amount, units, revokedLicenses, receipt: corrected?.number ?? null },
  });
  const details = { reason, amount, lines: chosen.lines };
  const order = await getOrder(tx, orderId);
  await queueOrderWebhooks(context, tx, 'order.refunded', () => [order]);
  const mail = (read: LoadedOrder, publicUrl: string) =>
    unitsRefundedMail(read, publicUrl, details);
  await queueOrderNotice(context, tx, order, 'units refunded', mail, String(refundId));
}
