import { randomBytes } from 'node:crypto';
import { type BillTo, BUSINESS_TIME_ZONE, type WrittenBillTo } from '@timesync/contract';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/types.ts';
import { orderBillTo, receipts } from './papers.schema.ts';

const newCode = () => randomBytes(16).toString('base64url');

/** `KW-202611-000123`, of the month in which it is dated. */
const numberOf = (at: ReturnType<typeof sql>) => sql`(
  select 'KW-' || to_char(${at} at time zone ${BUSINESS_TIME_ZONE}, 'YYYYMM') || '-'
    || lpad(drawn.number, greatest(6, length(drawn.number)), '0')
  from (select nextval('receipt_numbers')::text as number) drawn)`;

/**
 * The first kwitansi of a paid order, dated as its payment. Does nothing when there is one already,
 * and for an order without money.
 */
export async function insertFirstReceipt(db: Queryable, orderId: number): Promise<void> {
  await db.execute(sql`
    insert into receipts (order_id, number, code, amount, name, address, tax_number, issued_at)
    select o.id, ${numberOf(sql`o.paid_at`)}, ${newCode()}, o.received_amount,
      coalesce(bill.name, mosque.name, buyer.name),
      case when bill.order_id is null then mosque.address else bill.address end,
      case when bill.order_id is null then mosque.tax_number else bill.tax_number end, o.paid_at
    from orders o
    join users buyer on buyer.id = o.user_id
    left join mosques mosque on mosque.id = o.mosque_id
    left join order_bill_to bill on bill.order_id = o.id
    where o.id = ${orderId} and o.status in ('paid', 'refunded') and o.received_amount > 0
      and not exists (select from receipts r where r.order_id = o.id)
    on conflict (order_id) where replaces_id is null do nothing`);
}

interface Correction {
  orderId: number;
  at: Date;
}

/**
 * Takes the place of the valid one, with the text and the sum that the order has now. Returns both
 * numbers; nothing where no money is left.
 */
export async function insertCorrection(db: Queryable, { orderId, at }: Correction) {
  const { rows } = await db.execute<{ number: string; replaces: string }>(sql`
    with valid as (
      select * from receipts where order_id = ${orderId} order by id desc limit 1
    ), corrected as (
      insert into receipts
        (order_id, number, code, amount, name, address, tax_number, issued_at, replaces_id)
      select ${orderId}, ${numberOf(sql`${at.toISOString()}::timestamptz`)}, ${newCode()},
        o.received_amount - o.refunded_amount, coalesce(bill.name, valid.name),
        case when bill.order_id is null then valid.address else bill.address end,
        case when bill.order_id is null then valid.tax_number else bill.tax_number end,
        ${at.toISOString()}, valid.id
      from valid join orders o on o.id = ${orderId}
      left join order_bill_to bill on bill.order_id = o.id
      where o.received_amount > o.refunded_amount
      returning number
    )
    select corrected.number, valid.number as replaces from corrected, valid`);
  return rows[0];
}

export async function saveBillTo(
  db: Queryable,
  orderId: number,
  { name, address, taxNumber }: BillTo,
): Promise<void> {
  const written: WrittenBillTo = {
    name,
    address: address ?? null,
    taxNumber: taxNumber ?? null,
  };
  await db
    .insert(orderBillTo)
    .values({ orderId, ...written })
    .onConflictDoUpdate({ target: orderBillTo.orderId, set: written });
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
