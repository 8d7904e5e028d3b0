// Days that are over change only by refunds: their sales are added up once, and again when the
// number of refunds has changed. A restart finds them. Only the last two days are read each time;
// yesterday too, because an approval may be committed a moment after midnight.
import { isoDate, SUMMARY_DAYS } from '@timesync/contract';
import type { SQL } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/db/types.ts';
import { cachedFigure } from '../../platform/lists/cached-figure.ts';
import { countRefunds, startOfSpan } from './counts.ts';
import { type DayRevenue, sumRevenuePerDay } from './sums.ts';

const OPEN_DAYS = 2;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The days of the summary in Jakarta as YYYY-MM-DD, today last. */
function summaryDays(now: Date): string[] {
  return Array.from({ length: SUMMARY_DAYS }, (_, index) =>
    isoDate(new Date(now.getTime() - (SUMMARY_DAYS - 1 - index) * DAY_MS)),
  );
}

/** `sum` over the days of the summary, in two parts: a name or day may come in both. */
export function rememberPastDays<Sum>(
  database: Database,
  name: string,
  sum: (db: Queryable, start: SQL, end: SQL | undefined) => Promise<Sum[]>,
): (db: Queryable, now: Date) => Promise<Sum[]> {
  const stored = cachedFigure<{ key: string; sums: Sum[] }>(database, name);
  let past: { key: string; sums: Sum[] } | undefined;

  return async (db, now) => {
    const start = startOfSpan(now, SUMMARY_DAYS);
    const open = startOfSpan(now, OPEN_DAYS);
    const key = `${isoDate(now)} ${await countRefunds(db, start)}`;
    const known = past ?? (await stored.find());
    past = known?.key === key ? known : { key, sums: await sum(db, start, open) };
    const { sums } = past;
    if (past !== known) await stored.save(past);
    return [...sums, ...(await sum(db, open, undefined))];
  };
}

/** One row for each day of the summary, also the empty ones. */
export function dailyRevenue(
  database: Database,
): (db: Queryable, now: Date) => Promise<DayRevenue[]> {
  const sumRevenue = rememberPastDays(database, 'revenue by day', sumRevenuePerDay);
  return async (db, now) => {
    const byDay = new Map((await sumRevenue(db, now)).map((sales) => [sales.day, sales]));
    return summaryDays(now).map((day) => byDay.get(day) ?? { day, orders: 0, revenue: 0 });
  };
}
