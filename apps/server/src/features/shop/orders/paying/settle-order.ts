// What follows when an order is paid, in the transaction that changes its status.
import type { OrderAction } from '@timesync/contract';
import type { Tx } from '../../../../platform/db/types.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { Actor } from '../../../../platform/http/actor.ts';
import type { Context } from '../../../../platform/http/mount.ts';
import { issueLicenses } from '../../../licenses/licensing/issuing/issue-licenses.ts';
import { recordPurchases } from '../../../people/accounts/record-purchases.ts';
import { openParcel } from '../../shipping/parcels/order-parcels.ts';
import { issueReceipt } from '../documents/receipts.repository.ts';
import { getOrder } from '../load-order.repository.ts';
import { orderMailJob } from '../mails/order-mail-job.ts';
import { queueOrderWebhooks } from '../order-webhooks.ts';
import type { OrderRow } from '../orders.repository.ts';

interface Settlement {
  action: Extract<OrderAction, 'approve' | 'recordPayment'>;
  /** The details for the history. */
  details: Record<string, unknown>;
}

/** For the history: an admin, or nobody where the owner lets the portal book by itself. */
export const bookedBy = (actor: Actor | undefined) => (actor ? 'admin' : 'system');

export async function settleOrder(
  context: Context & { actor: Actor | undefined },
  tx: Tx,
  { id: orderId, userId, mosqueId, paidAt }: OrderRow,
  { action, details }: Settlement,
): Promise<void> {
  if (!paidAt) throw new Error(`Order ${orderId} is not paid`);
  await recordPurchases(tx, userId, async () => true);
  const owner = { userId, mosqueId, issuedAt: paidAt };
  const order = await getOrder(tx, orderId);
  const licensedLines = order.lines
    .filter(({ requiresLicense }) => requiresLicense)
    .map(({ id, init, productName, variantName, isShipped, qty }) => ({
      ...{ id, init: init ?? '', productName, variantName, isBox: isShipped, qty },
    }));
  const licenses = await issueLicenses(context, tx, owner, licensedLines);
  await issueReceipt(tx, order, { at: paidAt });
  if (order.lines.some(({ isShipped }) => isShipped)) await openParcel(tx, { orderId, at: paidAt });
  await recordChange(tx, context, ['order', orderId], action, {
    by: bookedBy(context.actor),
    after: { status: 'paid', licenses, ...details },
  });
  await context.jobs.enqueue(tx, orderMailJob, { orderId, event: 'approved' });
  await queueOrderWebhooks(context, tx, 'order.paid', () => [order]);
}
