// The name on the documents. Until the payment the buyer may change it; afterwards it is on a numbered
// kwitansi, and only the seller corrects that one, by a new number that names the old one.
import type { BillTo } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { getOrder } from '../load-order.repository.ts';
import { lockOrder, refuseStatusChange } from '../orders.repository.ts';
import { issueReceipt, saveBillTo } from './receipts.repository.ts';

const ISSUED =
  'Kwitansi pesanan ini sudah terbit. Hubungi admin jika nama atau alamatnya perlu diperbaiki.';

export async function changeOwnBillTo(
  context: ActorContext,
  { orderId, billTo }: { orderId: number; billTo: BillTo },
): Promise<void> {
  const { userId } = context.actor;
  await context.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, userId);
    if (order.status === 'paid') throw new AppError('ORDER_STATE', { message: ISSUED });
    if (order.status !== 'pending' && order.status !== 'confirm') {
      return refuseStatusChange(tx, orderId, userId);
    }
    await saveBillTo(tx, orderId, billTo);
    const change = { by: 'customer', note: billTo.name, after: billTo } as const;
    await recordChange(tx, context, ['order', orderId], 'changeBillTo', change);
  });
}

export async function correctReceipt(
  context: ActorContext,
  { orderId, reason, ...billTo }: BillTo & { orderId: number; reason: string },
): Promise<void> {
  const { clock, database } = context;
  await database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const isOpen = order.status === 'pending' || order.status === 'confirm';
    if (!isOpen && order.status !== 'paid') return refuseStatusChange(tx, orderId);
    const written = await saveBillTo(tx, orderId, billTo);
    const issue = { at: clock.now(), billTo: written };
    const corrected = isOpen
      ? undefined
      : await issueReceipt(tx, await getOrder(tx, orderId), issue);
    const action = corrected ? 'correctReceipt' : 'changeBillTo';
    await recordChange(tx, context, ['order', orderId], action, {
      note: corrected ? `${corrected.replaces} → ${corrected.number}: ${reason}` : reason,
      after: { ...billTo, ...corrected },
    });
  });
}
