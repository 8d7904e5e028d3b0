// The name on the documents. Until the payment the buyer may change it; afterwards it is on a numbered
// kwitansi, and only the seller corrects that one, by a new number that names the old one.
import type { BillTo } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { getOrder } from '../load-order.repository.ts';
import { recordDocumentEvent } from '../order-history.ts';
import { lockOrder, lockOwnOrder, refuseStatusChange } from '../orders.repository.ts';
import { issueReceipt, saveBillTo } from './receipts.repository.ts';

const ISSUED =
  'Kwitansi pesanan ini sudah terbit. Hubungi admin jika nama atau alamatnya perlu diperbaiki.';

interface Change {
  orderId: number;
  billTo: BillTo;
}

export async function changeOwnBillTo(
  context: ActorContext,
  { orderId, billTo }: Change,
): Promise<void> {
  const { actor, clock, database, requestId } = context;
  await database.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, orderId, actor.userId);
    if (order?.status === 'paid') throw new AppError('ORDER_STATE', { message: ISSUED });
    if (order?.status !== 'pending' && order?.status !== 'confirm') {
      return refuseStatusChange(tx, orderId, actor.userId);
    }
    await saveBillTo(tx, orderId, billTo);
    await recordDocumentEvent(tx, {
      at: clock.now(),
      orderId,
      action: 'changeBillTo',
      by: 'customer',
      actorId: actor.userId,
      requestId,
      note: billTo.name,
      after: { ...billTo },
    });
  });
}

export async function correctReceipt(
  context: ActorContext,
  { orderId, billTo, reason }: Change & { reason: string },
): Promise<void> {
  const { actor, clock, database, requestId } = context;
  await database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const isOpen = order?.status === 'pending' || order?.status === 'confirm';
    if (!isOpen && order?.status !== 'paid') return refuseStatusChange(tx, orderId);
    const written = await saveBillTo(tx, orderId, billTo);
    const at = clock.now();
    const corrected = isOpen
      ? undefined
      : await issueReceipt(tx, await getOrder(tx, orderId), { at, billTo: written });
    await recordDocumentEvent(tx, {
      at,
      orderId,
      action: corrected ? 'correctReceipt' : 'changeBillTo',
      by: 'admin',
      actorId: actor.userId,
      requestId,
      note: corrected ? `${corrected.replaces} → ${corrected.number}: ${reason}` : reason,
      after: { ...billTo, ...corrected },
    });
  });
}
