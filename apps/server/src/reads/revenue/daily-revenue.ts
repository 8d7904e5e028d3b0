import { isoDate, SUMMARY_DAYS } from '@timesync/contract';
import type { Queryable } from '../../platform/db/types.ts';
import { startOfSpan } from './counts.ts';
import { type DayRevenue, sumRevenuePerDay } from './sums.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** One row for each day of the summary in Jakarta, also the empty ones, today last. */
export async function dailyRevenue(db: Queryable, now: Date): Promise<DayRevenue[]> {
  const sums = await sumRevenuePerDay(db, startOfSpan(now, SUMMARY_DAYS));
  const byDay = new Map(sums.map((sales) => [sales.day, sales]));
  return Array.from({ length: SUMMARY_DAYS }, (_, index) => {
    const day = isoDate(new Date(now.getTime() - (SUMMARY_DAYS - 1 - index) * DAY_MS));
    return byDay.get(day) ?? { day, orders: 0, revenue: 0 };
  });
}
