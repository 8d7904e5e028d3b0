// What constraints cannot hold, because it spans tables. Read in slices, so that a million orders
// neither fill the memory nor meet the time limit of a statement.
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/types.ts';

const SLICE = 20_000;

/** An order that was paid, also if the money went back since. */
const wasPaid = sql`o.status in ('paid', 'refunded')`;

export const orderRules = {
  /** A paid order has evidence of what it asked for, or cost nothing; no other was ever paid. */
  'paid orders have their evidence': sql`
    (${wasPaid} and least(o.total_amount, o.payable_amount) > (
      select coalesce(sum(e.amount), 0) from payment_evidence e where e.order_id = o.id))
    or ${wasPaid} <> (o.paid_at is not null)`,
  'every bought unit has one licence': sql`
    exists (
      select from order_lines l where l.order_id = o.id
        and (select count(*) from licenses where order_line_id = l.id)
          <> case when ${wasPaid} and l.requires_license then l.qty else 0 end)`,
  'totals are the sums of their lines': sql`
    o.total_amount <> o.shipping_amount + (
      select coalesce(sum(l.price * l.qty), 0) from order_lines l where l.order_id = o.id)`,
} satisfies Record<string, SQL>;

/** The invoice numbers of the orders that break the rule. */
export async function findOrdersWhere(db: Db, isWrong: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ last: number }>(
    sql`select coalesce(max(id), 0)::int as last from orders`,
  );
  const found: string[] = [];
  for (let from = 0; from <= (rows[0]?.last ?? 0); from += SLICE) {
    const wrong = await db.execute<{ invoice: string }>(sql`
      select o.invoice_number as invoice from orders o
      where o.id > ${from} and o.id <= ${from + SLICE} and (${isWrong}) order by o.id`);
    found.push(...wrong.rows.map(({ invoice }) => invoice));
  }
  return found;
}
