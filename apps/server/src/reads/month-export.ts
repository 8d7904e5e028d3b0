// One account's month as in the bank: every line once, with its purpose; and the month's cash,
// which is in no bank's file, in a column of its own.
import { sql } from 'drizzle-orm';
import { users } from '../features/people/accounts/accounts.schema.ts';
import { orders } from '../features/shop/orders/orders.schema.ts';
import { bankMutations } from '../features/shop/orders/statements/statements.schema.ts';
import { businessDay } from '../platform/db/columns.ts';
import { orNull, type Row, readRows } from '../platform/db/rows.ts';
import type { Queryable } from '../platform/db/types.ts';

export type MonthKind =
  | 'paid'
  | 'refunded'
  | 'cash'
  | 'unmatched'
  | 'noSale'
  | 'refund'
  | 'outgoing';

const { amountSen, balanceSen } = bankMutations;
const lineReaders = {
  id: bankMutations.id,
  day: bankMutations.day,
  kind: (value: unknown) => value as MonthKind,
  description: bankMutations.description,
  inSen: amountSen,
  outSen: amountSen,
  cashSen: amountSen,
  /** Of a payment: goods, shipping and unique code, which add up to `inSen`. */
  goodsSen: amountSen,
  shippingSen: amountSen,
  codeSen: amountSen,
  /** The part of `outSen` that went back to a customer. */
  refundSen: amountSen,
  balanceSen,
  invoiceNumber: orNull(orders.invoiceNumber),
  customer: orNull(users.name),
  note: orNull(String),
};
export type MonthLine = Row<typeof lineReaders>;

interface Month {
  paymentAccountId: number;
  /** `2026-08` */
  month: string;
}

const BATCH = 1_000;

export async function* linesOfMonth(db: Queryable, month: Month): AsyncGenerator<MonthLine[]> {
  let after = { day: '0001-01-01', id: 0 };
  for (;;) {
    const lines = await bankLines(db, month, after);
    if (lines.length > 0) yield lines;
    const last = lines.at(-1);
    if (!last || lines.length < BATCH) break;
    after = last;
  }
  yield await cashOfMonth(db, month.month);
}

const isInMonth = (day: ReturnType<typeof sql>, month: string) =>
  sql`${day} >= ${`${month}-01`}::date and ${day} < ${`${month}-01`}::date + interval '1 month'`;

const isWholeSum = sql`evidence.id is not null and o.payable_amount * 100 = m.amount_sen`;

function bankLines(
  db: Queryable,
  { paymentAccountId, month }: Month,
  after: { day: string; id: number },
): Promise<MonthLine[]> {
  const lines = sql`
    select m.id, m.day, m.description,
      case when refund.id is not null then 'refund' when m.direction = 'debit' then 'outgoing'
        when o.status = 'refunded' then 'refunded'
        when m.used_at is not null then 'paid' when m.ignored_reason is not null then 'noSale'
        else 'unmatched' end as kind,
      case when m.direction = 'credit' then m.amount_sen else 0 end as "inSen",
      case when m.direction = 'debit' then m.amount_sen else 0 end as "outSen",
      0 as "cashSen", (case when evidence.id is not null
        then m.amount_sen - parts.shipping - parts.code else 0 end) as "goodsSen",
      parts.shipping as "shippingSen", parts.code as "codeSen",
      case when refund.id is not null then m.amount_sen else 0 end as "refundSen",
      m.balance_sen as "balanceSen", o.invoice_number as "invoiceNumber",
      buyer.name as customer,
      coalesce(m.ignored_reason, evidence.note, refund.reason) as note
    from bank_mutations m
    left join payment_evidence evidence on evidence.mutation_id = m.id
    left join refunds refund on refund.mutation_id = m.id
    left join orders o on o.id = coalesce(evidence.order_id, refund.order_id)
    left join users buyer on buyer.id = o.user_id
    -- Only the transfer of the whole sum can be split; one of several is all goods.
    cross join lateral (select
      case when ${isWholeSum} then o.shipping_amount * 100 else 0 end as shipping,
      case when ${isWholeSum} then o.unique_code * 100 else 0 end as code) parts
    where m.payment_account_id = ${paymentAccountId} and ${isInMonth(sql`m.day`, month)}
      and (m.day, m.id) > (${after.day}::date, ${after.id}::int)
    order by m.day, m.id limit ${BATCH}`;
  return readRows(db, lineReaders, lines);
}

function cashOfMonth(db: Queryable, month: string): Promise<MonthLine[]> {
  const day = businessDay(sql`evidence.at`);
  const lines = sql`
    select evidence.id, ${day} as day, 'Tunai' as description, 'cash' as kind,
      0 as "inSen", 0 as "outSen", evidence.amount * 100 as "cashSen",
      0 as "goodsSen", 0 as "shippingSen", 0 as "codeSen", 0 as "refundSen",
      null as "balanceSen", o.invoice_number as "invoiceNumber", buyer.name as customer,
      evidence.note
    from payment_evidence evidence
    join orders o on o.id = evidence.order_id join users buyer on buyer.id = o.user_id
    where evidence.kind = 'cash' and ${isInMonth(day, month)}
    order by evidence.at, evidence.id`;
  return readRows(db, lineReaders, lines);
}
