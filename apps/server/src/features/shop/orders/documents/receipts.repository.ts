import { randomBytes } from 'node:crypto';
import { type BillTo, isoDate, type WrittenBillTo } from '@timesync/contract';
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../../platform/db/types.ts';
import type { LoadedOrder } from '../load-order.repository.ts';
import { orderBillTo, receipts } from './documents.schema.ts';

const newCode = () => randomBytes(16).toString('base64url');

/** `KW-202611-000123`, of the month in which it is dated. */
const numberOf = (at: Date) => sql<string>`(
  select 'KW-' || ${isoDate(at).slice(0, 7).replace('-', '')} || '-'
    || lpad(drawn.number, greatest(6, length(drawn.number)), '0')
  from (select nextval('receipt_numbers')::text as number) drawn)`;

export async function saveBillTo(
  db: Queryable,
  orderId: number,
  { name, address, taxNumber }: BillTo,
): Promise<WrittenBillTo> {
  const written: WrittenBillTo = {
    name,
    address: address ?? null,
    taxNumber: taxNumber ?? null,
  };
  await db
    .insert(orderBillTo)
    .values({ orderId, ...written })
    .onConflictDoUpdate({ target: orderBillTo.orderId, set: written });
  return written;
}

/** What the page behind the QR may know. */
export async function findReceiptByCode(db: Queryable, code: string) {
  const [found] = await db
    .select({
      number: receipts.number,
      amount: receipts.amount,
      issuedAt: receipts.issuedAt,
      // In a select of one table, drizzle writes its columns without the table's name.
      isValid: sql<boolean>`not exists (
          select from receipts later where later.replaces_id = receipts.id)
        and not exists (
          select from orders o where o.id = receipts.order_id and o.status = 'refunded')`,
    })
    .from(receipts)
    .where(eq(receipts.code, code));
  return found;
}

// A kwitansi is written when the money has come, and again when its name or its sum was wrong: the new
// one names the old one. The order is locked, so they make one chain.
interface Issue {
  at: Date;
  /** Another payer than until now. */
  billTo?: WrittenBillTo;
}

/** Both numbers; nothing where no money is left, and for a free order. */
export async function issueReceipt(tx: Tx, order: LoadedOrder, { at, billTo }: Issue) {
  const amount = order.receivedAmount - order.refundedAmount;
  if (amount <= 0) return undefined;
  const [issued] = await tx
    .insert(receipts)
    .values({
      ...(billTo ?? order.billTo),
      ...{ orderId: order.id, amount, issuedAt: at, number: numberOf(at), code: newCode() },
      replacesId: order.receipt?.id ?? null,
    })
    .returning({ number: receipts.number });
  if (!issued) throw new Error(`No kwitansi was written for order ${order.id}`);
  return { ...issued, replaces: order.receipt?.number ?? null };
}
