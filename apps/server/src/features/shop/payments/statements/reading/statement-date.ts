// A day of a bank is a day in Jakarta; no time zone is involved. Some files print no year: those days
// get theirs from what surrounds them (`statement-years.ts`).
export type DateOrder = 'day-first' | 'month-first';

export interface PrintedDay {
  year: number | undefined;
  month: number;
  day: number;
  /** Two numbers that could each be the other: `08/01`. */
  isSwappable?: boolean;
}

const MONTHS = [
  ['jan'],
  ['feb', 'peb'],
  ['mar'],
  ['apr'],
  ['mei', 'may'],
  ['jun'],
  ['jul'],
  ['agu', 'aug', 'agt', 'ags'],
  ['sep'],
  ['okt', 'oct'],
  ['nov', 'nop'],
  ['des', 'dec'],
];

/** `2026-11-16`, `16/11/26`, `16-Nov-2026`, `16 November 2026 10:16:54`, `16/11`, `20261116`. */
const YEAR_FIRST = /^(\d{4})([/\-.]?)(\d{2})\2(\d{2})(?=$|[\sT,])/;
const PARTS = /^(\w+)([/\-. ])(\w+)(?:\2(\d{4}|\d{2}))?(?=$|[\s,])/;

export function parseDay(text: string, order: DateOrder): PrintedDay | undefined {
  const trimmed = text.trim();
  const [, yearFirst, , monthOfYear, dayOfYear] = YEAR_FIRST.exec(trimmed) ?? [];
  if (yearFirst) return real(Number(yearFirst), Number(monthOfYear), Number(dayOfYear));
  const [, first, , second, third] = PARTS.exec(trimmed) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const isMonthFirst = order === 'month-first' || monthOfWord(first) !== undefined;
  const [day, month] = isMonthFirst ? [second, first] : [first, second];
  const year = third === undefined ? undefined : toYear(third);
  const named = monthOfWord(month);
  const found = real(year, named ?? toNumber(month), toNumber(day));
  return found && { ...found, isSwappable: named === undefined && found.day <= 12 };
}

export function isoDay({ year, month, day }: PrintedDay & { year: number }): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

export function isRealDay({ year, month, day }: PrintedDay & { year: number }): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return (
    year >= 2000 && year < 2100 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  );
}

/** A date without a year may be 29 February. */
function real(year: number | undefined, month: number, day: number): PrintedDay | undefined {
  return isRealDay({ year: year ?? 2000, month, day }) ? { year, month, day } : undefined;
}

function toNumber(text: string): number {
  return /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
}

function toYear(text: string): number {
  return text.length === 4 ? Number(text) : 2000 + Number(text);
}

export function monthOfWord(text: string): number | undefined {
  const word = text.toLowerCase().slice(0, 3);
  const index = MONTHS.findIndex((names) => names.includes(word));
  return index < 0 ? undefined : index + 1;
}
