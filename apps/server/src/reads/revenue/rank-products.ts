import type { Database, Queryable } from '../../platform/db/types.ts';
import { rememberPastDays } from './past-days.ts';
import { type ProductRevenue, sumRevenuePerProduct } from './sums.ts';

const TOP_PRODUCTS = 5;

export function productRanking(
  database: Database,
): (db: Queryable, now: Date) => Promise<ProductRevenue[]> {
  const sumRevenue = rememberPastDays(database, 'revenue by product', sumRevenuePerProduct);
  return async (db, now) => best(await sumRevenue(db, now));
}

function best(sales: readonly ProductRevenue[]): ProductRevenue[] {
  const byName = new Map<string, ProductRevenue>();
  for (const { name, sold, revenue } of sales) {
    const sum = byName.get(name) ?? { name, sold: 0, revenue: 0 };
    byName.set(name, { name, sold: sum.sold + sold, revenue: sum.revenue + revenue });
  }
  return [...byName.values()]
    .sort((a, b) => b.revenue - a.revenue || a.name.localeCompare(b.name))
    .slice(0, TOP_PRODUCTS);
}
