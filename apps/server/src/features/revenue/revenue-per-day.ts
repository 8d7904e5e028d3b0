import type { Queryable } from '../../platform/db/types.ts';
import { rememberPastDays, summaryDays } from './past-days.ts';
import { type DaySales, sumSalesPerDay } from './revenue.repository.ts';

/** One row for each day of the summary, also the empty ones. */
export function dailySales(): (db: Queryable, now: Date) => Promise<DaySales[]> {
  const sumSales = rememberPastDays(sumSalesPerDay);
  return async (db, now) => {
    const byDay = new Map((await sumSales(db, now)).map((sales) => [sales.day, sales]));
    return summaryDays(now).map((day) => byDay.get(day) ?? { day, orders: 0, revenue: 0 });
  };
}
