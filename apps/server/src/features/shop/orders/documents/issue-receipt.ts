// A kwitansi is written when the money has come, and again when its name or its sum was wrong: the new
// one names the old one. The order is locked, so they make one chain.
import type { WrittenBillTo } from '@timesync/contract';
import type { Tx } from '../../../../platform/db/types.ts';
import type { LoadedOrder } from '../load-order.repository.ts';
import { insertReceipt } from './receipts.repository.ts';

interface Issue {
  at: Date;
  /** Another payer than until now. */
  billTo?: WrittenBillTo;
}

/** Both numbers; nothing where no money is left, and for a free order. */
export async function issueReceipt(tx: Tx, order: LoadedOrder, { at, billTo }: Issue) {
  const amount = order.receivedAmount - order.refundedAmount;
  if (amount <= 0) return undefined;
  const number = await insertReceipt(tx, {
    orderId: order.id,
    at,
    amount,
    billTo: billTo ?? order.billTo,
    replacesId: order.receipt?.id ?? null,
  });
  return { number, replaces: order.receipt?.number ?? null };
}
