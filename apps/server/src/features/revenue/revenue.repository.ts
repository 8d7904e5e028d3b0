import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/types.ts';

export interface ProductRevenue extends Record<string, unknown> {
  name: string;
  sold: number;
  revenue: number;
}

export interface DayRevenue extends Record<string, unknown> {
  day: string;
  orders: number;
  revenue: number;
}

/** What was paid from `start` on and before `end`, by day in Jakarta. */
export async function sumRevenuePerDay(
  db: Queryable,
  start: SQL,
  end: SQL | undefined,
): Promise<DayRevenue[]> {
  const { rows } = await db.execute<DayRevenue & { revenue: string }>(sql`
    select to_char((paid_at at time zone 'Asia/Jakarta')::date, 'YYYY-MM-DD') as day,
      count(*)::int as orders, sum(total_amount)::bigint as revenue
    from orders where status = 'paid' and ${paidWithin(sql`paid_at`, start, end)}
    group by (paid_at at time zone 'Asia/Jakarta')::date`);
  return rows.map(({ day, orders, revenue }) => ({ day, orders, revenue: Number(revenue) }));
}

/** The same by product. */
export async function sumRevenuePerProduct(
  db: Queryable,
  start: SQL,
  end: SQL | undefined,
): Promise<ProductRevenue[]> {
  const { rows } = await db.execute<ProductRevenue & { revenue: string }>(sql`
    select line.product_name as name, sum(line.qty)::int as sold,
      sum(line.qty * line.price)::bigint as revenue
    from orders o join order_lines line on line.order_id = o.id
    where o.status = 'paid' and ${paidWithin(sql`o.paid_at`, start, end)}
    group by line.product_name`);
  return rows.map(({ name, sold, revenue }) => ({ name, sold, revenue: Number(revenue) }));
}

const paidWithin = (paidAt: SQL, start: SQL, end: SQL | undefined) =>
  end ? sql`${paidAt} >= ${start} and ${paidAt} < ${end}` : sql`${paidAt} >= ${start}`;
