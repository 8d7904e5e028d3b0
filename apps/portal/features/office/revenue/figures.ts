import { formatDate, type ShopSummary, SUMMARY_DAYS, screens } from '@timesync/contract';

type Day = ShopSummary['days'][number];
export type Figure = Exclude<keyof Day, 'day'>;

export interface Span {
  total: number;
  /** In percent of the span before; undefined where that had nothing to compare with. */
  change: number | undefined;
  /** Sums of three days each, oldest first: single days are noise. */
  values: number[];
}

export const lastDays = (days: readonly Day[]) => days.slice(-SUMMARY_DAYS);

/** The last days of a figure beside as many before them. */
export function compareSpans(days: readonly Day[], figure: Figure): Span {
  const now = lastDays(days).map((day) => day[figure]);
  const before = sumOf(days.slice(-2 * SUMMARY_DAYS, -SUMMARY_DAYS).map((day) => day[figure]));
  const total = sumOf(now);
  const values = Array.from({ length: SUMMARY_DAYS / 3 }, (_, index) =>
    sumOf(now.slice(index * 3, index * 3 + 3)),
  );
  const change = before > 0 ? Math.round(((total - before) / before) * 100) : undefined;
  return { total, change, values };
}

export interface Week {
  /** Its days, oldest first. */
  days: Day[];
  orders: number;
  revenue: number;
}

/** Seven days each, the last of which ends today. */
export function weeksOf(days: readonly Day[]): Week[] {
  const weeks: Week[] = [];
  for (let end = days.length; end > 0; end -= 7) {
    const week = days.slice(Math.max(end - 7, 0), end);
    weeks.unshift({
      days: week,
      orders: sumOf(week.map(({ orders }) => orders)),
      revenue: sumOf(week.map(({ revenue }) => revenue)),
    });
  }
  return weeks;
}

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

/** `12 Nov – 18 Nov` */
export function weekLabel({ days }: Week): string {
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  return `${dayAndMonth(first)} – ${dayAndMonth(last)}`;
}

export const dayAndMonth = (day: string) => formatDate(day).split(' ').slice(0, 2).join(' ');

const ROUND_STEPS = [1, 2, 2.5, 5, 10];
const MOST_STEPS = 4;

/** Round numbers from zero to at least the highest value; whole ones, for money and orders alike. */
export function axisTicks(highest: number): number[] {
  const least = Math.max(highest / MOST_STEPS, 1);
  const size = 10 ** Math.floor(Math.log10(least));
  const steps = ROUND_STEPS.map((step) => step * size).filter(Number.isInteger);
  const step = steps.find((each) => each >= least) ?? 10 * size;
  const count = Math.max(Math.ceil(highest / step), 1);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** `12 dari 48 (25%)`; nothing of nothing is no percentage. */
export function shareText(part: number, whole: number): string {
  if (whole === 0) return `${part} dari ${whole}`;
  return `${part} dari ${whole} (${Math.round((part / whole) * 100)}%)`;
}

/** The list behind the sales of these days, oldest first. */
export function paidOrdersUrl(days: readonly Pick<Day, 'day'>[]): string {
  const [from, to] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  return `${screens.orders}?${new URLSearchParams({ status: 'paid', from, to })}`;
}
