// What follows when an order is paid, in the transaction that changes its status.
import type { OrderAction } from '@timesync/contract';
import type { Tx } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { recordPurchases } from '../../accounts/record-purchases.ts';
import { issueLicenses } from '../../licensing/issuing/issue-licenses.ts';
import { openParcel } from '../../shipping/parcels/open-parcel.ts';
import { issueReceipt } from '../documents/issue-receipt.ts';
import { orderMailJob } from '../mails/order-mail-job.ts';
import { recordOrderChange } from '../order-history.ts';
import { type OrderRow, readWhatWasBought } from '../orders.repository.ts';

interface Settlement {
  action: Extract<OrderAction, 'approve' | 'recordPayment'>;
  /** For the history. */
  facts: Record<string, unknown>;
}

export async function settleOrder(
  { actor, jobs, requestId }: Context & { actor: Actor },
  tx: Tx,
  { id: orderId, userId, mosqueId, paidAt }: OrderRow,
  { action, facts }: Settlement,
): Promise<void> {
  if (!paidAt) throw new Error(`Order ${orderId} is not paid`);
  await recordPurchases(tx, userId, async () => true);
  const owner = { userId, mosqueId, issuedAt: paidAt };
  const { licensedLines, isShipped } = await readWhatWasBought(tx, orderId);
  const licenses = await issueLicenses(tx, owner, licensedLines);
  await issueReceipt(tx, { orderId, at: paidAt });
  if (isShipped) await openParcel(tx, { orderId, at: paidAt });
  await recordOrderChange(tx, {
    at: paidAt,
    orderId,
    action,
    by: 'admin',
    actorId: actor.userId,
    requestId,
    after: { status: 'paid', licenses, ...facts },
  });
  await jobs.enqueue(tx, orderMailJob, { orderId, event: 'approved' });
}
