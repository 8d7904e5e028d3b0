// Days that are over change only by refunds: their sales are added up once, and again when the
// number of refunds has changed. Only the last two days are read each time; yesterday too, because
// an approval may be committed a moment after midnight.
import { SUMMARY_DAYS } from '@timesync/contract';
import type { Queryable } from '../../platform/db/database.ts';
import { startOfSpan } from './reports.repository.ts';
import { countRefunds, type ProductSales, sumSalesPerProduct } from './top-products.repository.ts';

const TOP_PRODUCTS = 5;
const OPEN_DAYS = 2;
const HOUR_MS = 60 * 60 * 1000;
const JAKARTA_AHEAD_MS = 7 * HOUR_MS;

export function productRanking(): (db: Queryable, now: Date) => Promise<ProductSales[]> {
  let past: { key: string; sales: ProductSales[] } | undefined;

  return async (db, now) => {
    const start = startOfSpan(now, SUMMARY_DAYS);
    const open = startOfSpan(now, OPEN_DAYS);
    const day = Math.floor((now.getTime() + JAKARTA_AHEAD_MS) / (24 * HOUR_MS));
    const key = `${day} ${await countRefunds(db, start)}`;
    if (past?.key !== key) past = { key, sales: await sumSalesPerProduct(db, start, open) };
    return best([...past.sales, ...(await sumSalesPerProduct(db, open, undefined))]);
  };
}

function best(sales: readonly ProductSales[]): ProductSales[] {
  const byName = new Map<string, ProductSales>();
  for (const { name, sold, revenue } of sales) {
    const sum = byName.get(name) ?? { name, sold: 0, revenue: 0 };
    byName.set(name, { name, sold: sum.sold + sold, revenue: sum.revenue + revenue });
  }
  return [...byName.values()]
    .sort((a, b) => b.revenue - a.revenue || a.name.localeCompare(b.name))
    .slice(0, TOP_PRODUCTS);
}
