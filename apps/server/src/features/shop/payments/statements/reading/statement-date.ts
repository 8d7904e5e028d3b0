// A day of a bank is a day in Jakarta; no time zone is involved. Some files print no year: those days
// get theirs from what surrounds them.
import { StatementError } from './statement-error.ts';

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

/** Whichever of day and month comes first. */
export function isDay(text = ''): boolean {
  return Boolean(parseDay(text, 'day-first') ?? parseDay(text, 'month-first'));
}

export function isoDay({ year, month, day }: PrintedDay & { year: number }): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

function isRealDay({ year, month, day }: PrintedDay & { year: number }): boolean {
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

function monthOfWord(text: string): number | undefined {
  const word = text.toLowerCase().slice(0, 3);
  const index = MONTHS.findIndex((names) => names.includes(word));
  return index < 0 ? undefined : index + 1;
}

// The year where a file prints none: from its period, from its name, or the latest that is not in
// the future. Only the period is certain; otherwise a person confirms it.
export interface Period {
  from: string;
  to: string;
}

export interface YearClues {
  /** The current date in Jakarta, such as `2026-11-17`. */
  today: string;
  period: Period | undefined;
  fileName: string;
  /** A person's answer: the year of the last day. */
  confirmedYear: number | undefined;
}

/** A file from December to January turns the year where the month falls by at least this. */
const TURN_OF_YEAR_MONTHS = 6;
const SUSPICIOUS_DAYS = 31;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Days oldest first. `isAssumed`: nothing in the file says the year. */
export function assignYears(
  printed: { number: number; day: PrintedDay }[],
  clues: YearClues,
): { days: string[]; isAssumed: boolean } {
  const turns = printed.map(({ day }, n) => turnsYear(printed[n - 1]?.day, day));
  const turnCount = turns.filter(Boolean).length;
  const last = printed.at(-1);
  const hasYears = printed.every(({ day }) => day.year !== undefined);
  const lastYear = hasYears || !last ? 0 : lastYearOf(last.day, clues);
  let year = lastYear - turnCount;
  const days = printed.map(({ number, day }, n) => {
    if (turns[n]) year += 1;
    const whole = { ...day, year: day.year ?? year };
    const iso = isoDay(whole);
    if (!isRealDay(whole)) throw new StatementError(`tanggal ${iso} tidak ada`, number);
    if (clues.period && (iso < clues.period.from || iso > clues.period.to)) {
      throw new StatementError(`tanggal ${iso} di luar periode berkas`, number);
    }
    if (iso > clues.today) throw new StatementError(`tanggal ${iso} belum terjadi`, number);
    return iso;
  });
  printed.forEach(({ number, day: { isSwappable } }, n) => {
    const day = days[n] ?? '';
    const isNearer = [days[n - 1], days[n + 1]].some(
      (other) => other && isNearerSwapped(day, other),
    );
    if (!isSwappable || !isNearer) return;
    const sentence = 'jauh dari baris di dekatnya; hari dan bulan mungkin tertukar';
    throw new StatementError(`tanggal ${day} ${sentence}`, number);
  });
  return { days, isAssumed: !hasYears && !clues.period && clues.confirmedYear === undefined };
}

/** A month apart as printed, and close with day and month swapped. */
function isNearerSwapped(day: string, other: string): boolean {
  const [year, month, date] = day.split('-');
  const apart = (one: string) => Math.abs(Date.parse(one) - Date.parse(other)) / DAY_MS;
  return apart(day) > SUSPICIOUS_DAYS && apart(`${year}-${date}-${month}`) <= SUSPICIOUS_DAYS;
}

function turnsYear(earlier: PrintedDay | undefined, later: PrintedDay): boolean {
  if (!earlier || later.year !== undefined) return false;
  return earlier.month - later.month >= TURN_OF_YEAR_MONTHS;
}

function lastYearOf(last: PrintedDay, { today, period, fileName, confirmedYear }: YearClues) {
  if (confirmedYear !== undefined) return confirmedYear;
  const thisYear = Number(today.slice(0, 4));
  if (period) {
    const toYear = Number(period.to.slice(0, 4));
    return isoDay({ ...last, year: toYear }) <= period.to ? toYear : toYear - 1;
  }
  const named = [...fileName.matchAll(/(?<!\d)20\d\d(?!\d{5})/g)].map(([year]) => Number(year));
  if (new Set(named).size === 1 && Number(named[0]) <= thisYear) return Number(named[0]);
  return isoDay({ ...last, year: thisYear }) <= today ? thisYear : thisYear - 1;
}

/** `01/08/2026 - 31/08/2026` in any wording, or `Periode : Agustus 2026`. */
export function findPeriod(line: string): Period | undefined {
  const found = [
    ...line.matchAll(
      /\d{4}-\d{2}-\d{2}|\d{1,2}[/-](?:\d{1,2}|[a-z]{3,9})[/-](?:\d{4}|\d{2})\b|\d{1,2} [a-z]{3,9} \d{4}/gi,
    ),
  ].flatMap(([text]) => {
    const day = parseDay(text, 'day-first');
    return day?.year === undefined ? [] : isoDay({ ...day, year: day.year });
  });
  const [from, to] = found;
  if (from && to) return from <= to ? { from, to } : undefined;
  const [, word = '', year] = /period[a-z]*\W+([a-z]{3,9})\s+(\d{4})/i.exec(line) ?? [];
  const month = monthOfWord(word);
  if (!month || !year) return undefined;
  const ends = [new Date(Date.UTC(+year, month - 1, 1)), new Date(Date.UTC(+year, month, 0))];
  const [first = '', end = ''] = ends.map((date) => date.toISOString().slice(0, 10));
  return { from: first, to: end };
}
