import { isoDate, type ShopSummary, SUMMARY_WEEKS } from '@timesync/contract';
import type { Queryable } from '../../platform/db/types.ts';
import { countActivationsPerDay, countTrialsPerDay, startOfSpan } from './counts.ts';
import { sumRevenuePerDay } from './sums.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = SUMMARY_WEEKS * 7;

/** One row for each day of the summary in Jakarta, also the empty ones, today last. */
export async function dailyFigures(db: Queryable, now: Date): Promise<ShopSummary['days']> {
  const start = startOfSpan(now, DAYS);
  const [sales, trials, activations] = await Promise.all([
    sumRevenuePerDay(db, start).then(byDay),
    countTrialsPerDay(db, start).then(byDay),
    countActivationsPerDay(db, start).then(byDay),
  ]);
  return Array.from({ length: DAYS }, (_, index) => {
    const day = isoDate(new Date(now.getTime() - (DAYS - 1 - index) * DAY_MS));
    const { orders, revenue } = sales.get(day) ?? { orders: 0, revenue: 0 };
    const countOf = (counts: Map<string, { count: number }>) => counts.get(day)?.count ?? 0;
    return { day, orders, revenue, trials: countOf(trials), activations: countOf(activations) };
  });
}

export async function revenueOfYesterday(db: Queryable, now: Date) {
  const yesterday = isoDate(new Date(now.getTime() - DAY_MS));
  const days = byDay(await sumRevenuePerDay(db, startOfSpan(now, 2)));
  const { orders, revenue } = days.get(yesterday) ?? { orders: 0, revenue: 0 };
  return { orders, revenue };
}

const byDay = <Of extends { day: string }>(rows: Of[]) =>
  new Map(rows.map((row) => [row.day, row]));
