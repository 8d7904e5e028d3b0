import type { Queryable } from '../../platform/db/types.ts';
import { rememberPastDays, summaryDays } from './past-days.ts';
import { type DayRevenue, sumRevenuePerDay } from './revenue.repository.ts';

/** One row for each day of the summary, also the empty ones. */
export function dailyRevenue(): (db: Queryable, now: Date) => Promise<DayRevenue[]> {
  const sumRevenue = rememberPastDays(sumRevenuePerDay);
  return async (db, now) => {
    const byDay = new Map((await sumRevenue(db, now)).map((sales) => [sales.day, sales]));
    return summaryDays(now).map((day) => byDay.get(day) ?? { day, orders: 0, revenue: 0 });
  };
}
