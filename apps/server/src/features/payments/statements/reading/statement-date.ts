// A day as `YYYY-MM-DD`. Days of a bank are days in Jakarta; no time zone is involved.
export type DateOrder = 'day-first' | 'month-first' | 'year-first';

export interface Period {
  from: string;
  to: string;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'mei', 'jun', 'jul', 'agu', 'sep', 'okt', 'nov', 'des'];
const ENGLISH_MONTHS: Record<string, number> = { may: 5, aug: 8, oct: 10, dec: 12, ags: 8 };

/** Same separator twice, the year optional, a time of day may follow. */
const DAY = /^(\w+)([/\-. ])(\w+)(?:\2(\d{2,4}))?(?=$|[\sT])/;

export function parseDay(text: string, order: DateOrder, period?: Period): string | undefined {
  const [, first, , second, third] = DAY.exec(text.trim()) ?? [];
  if (first === undefined || second === undefined) return undefined;
  if (order === 'year-first') {
    return third && isoDay(toYear(first), toMonth(second), toNumber(third));
  }
  const [day, month] = order === 'day-first' ? [first, second] : [second, first];
  return third === undefined
    ? inPeriod(toNumber(day), toMonth(month), period)
    : isoDay(toYear(third), toMonth(month), toNumber(day));
}

function toNumber(text: string): number {
  return /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
}

function toMonth(text: string): number {
  const word = text.toLowerCase().slice(0, 3);
  const known = MONTHS.indexOf(word) + 1 || ENGLISH_MONTHS[word];
  return known ?? toNumber(text);
}

function toYear(text: string): number {
  if (/^\d{4}$/.test(text)) return Number(text);
  return /^\d{2}$/.test(text) ? 2000 + Number(text) : Number.NaN;
}

/** A day without a year gets the one that puts it into the statement's period. */
function inPeriod(day: number, month: number, period: Period | undefined): string | undefined {
  if (!period) return undefined;
  const years = [Number(period.from.slice(0, 4)), Number(period.to.slice(0, 4))];
  return years
    .map((year) => isoDay(year, month, day))
    .find((date) => date !== undefined && date >= period.from && date <= period.to);
}

function isoDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 2000 && year < 2100 ? date.toISOString().slice(0, 10) : undefined;
}

/** `01/08/2026 - 31/08/2026`, in whatever words it stands. */
export function findPeriod(line: string): Period | undefined {
  const [from, to] = [
    ...line.matchAll(/\d{1,2}[/-](?:\d{1,2}|[a-z]{3,9})[/-]\d{4}|\d{4}-\d{2}-\d{2}/gi),
  ].map(([day]) => parseDay(day, /^\d{4}/.test(day) ? 'year-first' : 'day-first'));
  return from && to && from <= to ? { from, to } : undefined;
}
