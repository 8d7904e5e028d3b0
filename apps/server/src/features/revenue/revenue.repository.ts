import type { ShopSummary } from '@timesync/contract';
import { type SQL, sql } from 'drizzle-orm';
import { businessDay } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/types.ts';

export type ProductRevenue = ShopSummary['topProducts'][number];
export type DayRevenue = ShopSummary['days'][number];

const paidDay = businessDay(sql`paid_at`);

/** Payments from `start` on and before `end`, by day in Jakarta. */
export async function sumRevenuePerDay(
  db: Queryable,
  start: SQL,
  end: SQL | undefined,
): Promise<DayRevenue[]> {
  const { rows } = await db.execute<DayRevenue & { revenue: string }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, sum(orders)::int as orders,
      sum(revenue)::bigint as revenue
    from (
      select ${paidDay} as day, count(*) as orders, sum(total_amount) as revenue
      from orders where status = 'paid' and ${paidWithin(sql`paid_at`, start, end)}
      group by ${paidDay}
      union all
      -- Apart, because the sum above is read from an index alone.
      select ${paidDay}, 0, -sum(refunded_amount)
      from orders where status = 'paid' and refunded_amount > 0
        and ${paidWithin(sql`paid_at`, start, end)}
      group by ${paidDay}
    ) days group by days.day`);
  return rows.map(({ day, orders, revenue }) => ({ day, orders, revenue: Number(revenue) }));
}

/** The same by product. */
export async function sumRevenuePerProduct(
  db: Queryable,
  start: SQL,
  end: SQL | undefined,
): Promise<ProductRevenue[]> {
  const { rows } = await db.execute<ProductRevenue & { revenue: string }>(sql`
    select line.product_name as name, sum(line.qty - coalesce(back.units, 0))::int as sold,
      sum((line.qty - coalesce(back.units, 0)) * line.price)::bigint as revenue
    from orders o join order_lines line on line.order_id = o.id
    left join (select order_line_id, count(*) as units from refunded_units group by order_line_id)
      back on back.order_line_id = line.id
    where o.status = 'paid' and ${paidWithin(sql`o.paid_at`, start, end)}
    group by line.product_name`);
  return rows.map(({ name, sold, revenue }) => ({ name, sold, revenue: Number(revenue) }));
}

const paidWithin = (paidAt: SQL, start: SQL, end: SQL | undefined) =>
  end ? sql`${paidAt} >= ${start} and ${paidAt} < ${end}` : sql`${paidAt} >= ${start}`;
