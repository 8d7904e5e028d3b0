import type { ShopSummary } from '@timesync/contract';
import { type SQL, sql } from 'drizzle-orm';
import { orderLines, orders } from '../../features/shop/orders/orders.schema.ts';
import { businessDay } from '../../platform/db/columns.ts';
import { readRows } from '../../platform/db/rows.ts';
import type { Queryable } from '../../platform/db/types.ts';

export type ProductRevenue = ShopSummary['topProducts'][number];
export type DayRevenue = Pick<ShopSummary['days'][number], 'day' | 'orders' | 'revenue'>;

const paidDay = businessDay(sql`paid_at`);

/** Payments from `start` on, by day in Jakarta. */
export function sumRevenuePerDay(db: Queryable, start: SQL): Promise<DayRevenue[]> {
  const readers = { day: String, orders: Number, revenue: orders.totalAmount };
  const days = sql`
    select day, sum(orders) as orders, sum(revenue) as revenue
    from (
      select ${paidDay} as day, count(*) as orders, sum(total_amount) as revenue
      from orders where status = 'paid' and paid_at >= ${start}
      group by ${paidDay}
      union all
      -- Apart, because the sum above is read from an index alone.
      select ${paidDay}, 0, -sum(refunded_amount)
      from orders where status = 'paid' and refunded_amount > 0
        and paid_at >= ${start}
      group by ${paidDay}
    ) days group by days.day`;
  return readRows(db, readers, days);
}

/** The products that brought most since `start`. */
export function bestProducts(db: Queryable, start: SQL, most: number): Promise<ProductRevenue[]> {
  const readers = { name: orderLines.productName, sold: Number, revenue: orderLines.price };
  const products = sql`
    select line.product_name as name, sum(line.qty - coalesce(back.units, 0)) as sold,
      sum((line.qty - coalesce(back.units, 0)) * line.price) as revenue
    from orders o join order_lines line on line.order_id = o.id
    left join (select order_line_id, count(*) as units from refunded_units group by order_line_id)
      back on back.order_line_id = line.id
    where o.status = 'paid' and o.paid_at >= ${start}
    group by line.product_name order by revenue desc, name limit ${most}`;
  return readRows(db, readers, products);
}
