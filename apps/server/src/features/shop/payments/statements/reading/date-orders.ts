// Whether a file prints the day or the month first. Indonesian files print the day first; a month
// above 12 shows that this one does not. Where no day is above 12, days that lie closer together the
// other way round leave it open, and a person says which is right.
import type { CellRow } from './statement-cells.ts';
import { type DateOrder, type PrintedDay, parseDay } from './statement-date.ts';

export interface DateOrders {
  /** The reader tries them in this order. */
  orders: DateOrder[];
  isUnsure: boolean;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_OF_MONTH = 31;
const DAYS_OF_YEAR = 12 * DAYS_OF_MONTH;

export function dateOrdersOf(rows: readonly CellRow[], column: number): DateOrders {
  const cells = rows.map((row) => row.cells[column] ?? '');
  const isMonthFirst = cells.some((cell) => {
    const [, second] = /^\d{1,2}[/.-](\d{1,2})\b/.exec(cell) ?? [];
    return Number(second) > 12;
  });
  if (isMonthFirst) return { orders: ['day-first', 'month-first'], isUnsure: false };
  const days = cells.flatMap((cell) => parseDay(cell, 'day-first') ?? []);
  const isUnsure = days.every(({ isSwappable }) => isSwappable) && isCloserSwapped(days);
  return { orders: isUnsure ? ['day-first', 'month-first'] : ['day-first'], isUnsure };
}

function isCloserSwapped(days: PrintedDay[]): boolean {
  const swapped = days.map(({ year, month, day }) => ({ year, month: day, day: month }));
  return spanOf(swapped) < spanOf(days);
}

/** In days. Without a year it is the shorter way around the calendar, which December ends nowhere. */
function spanOf(days: PrintedDay[]): number {
  if (days.every(({ year }) => year !== undefined)) {
    const times = days.map(({ year = 0, month, day }) => Date.UTC(year, month - 1, day));
    const [first = 0, last = 0] = ends(times);
    return (last - first) / DAY_MS;
  }
  const places = [...new Set(days.map(({ month, day }) => month * DAYS_OF_MONTH + day))].toSorted(
    (a, b) => a - b,
  );
  const [first = 0] = places;
  const gaps = places.map((place, n) => (places[n + 1] ?? first + DAYS_OF_YEAR) - place);
  return DAYS_OF_YEAR - gaps.reduce((widest, gap) => Math.max(widest, gap), 0);
}

function ends(times: number[]): number[] {
  const sorted = times.toSorted((a, b) => a - b);
  return [sorted[0] ?? 0, sorted.at(-1) ?? 0];
}
