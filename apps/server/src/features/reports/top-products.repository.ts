import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';

export interface ProductSales extends Record<string, unknown> {
  name: string;
  sold: number;
  revenue: number;
}

/** What was paid from `start` on and before `end`. */
export async function sumSalesPerProduct(
  db: Queryable,
  start: SQL,
  end: SQL | undefined,
): Promise<ProductSales[]> {
  const { rows } = await db.execute<ProductSales & { revenue: string }>(sql`
    select line.product_name as name, sum(line.qty)::int as sold,
      sum(line.qty * line.price)::bigint as revenue
    from orders o join order_lines line on line.order_id = o.id
    where o.status = 'paid' and o.paid_at >= ${start} ${end ? sql`and o.paid_at < ${end}` : sql``}
    group by line.product_name`);
  return rows.map(({ name, sold, revenue }) => ({ name, sold, revenue: Number(revenue) }));
}

export async function countRefunds(db: Queryable, start: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from orders where status = 'refunded' and paid_at >= ${start}`);
  return rows[0]?.count ?? 0;
}
