// One choice of columns, read in each order of day and month that is possible.
import { type CheckedRow, checkBalances } from './check-balances.ts';
import { type ReadRow, readTable } from './read-table.ts';
import type { CellRow, Grid } from './statement-cells.ts';
import type { StatementColumns } from './statement-columns.ts';
import {
  assignYears,
  type DateOrder,
  type PrintedDay,
  parseDay,
  type YearClues,
} from './statement-date.ts';
import { StatementError, UnknownLayoutError } from './statement-error.ts';
import { readSurroundings } from './statement-surroundings.ts';

/** Shown by a person once, for a bank whose words we do not know. */
export interface ShownLayout {
  header: string[];
  columns: StatementColumns;
  dateOrder: DateOrder;
}

export interface ReadOptions extends Pick<YearClues, 'today' | 'fileName' | 'confirmedYear'> {
  layout?: ShownLayout | undefined;
  /** A person's answer. */
  confirmedOrder?: DateOrder | undefined;
}

/** First and last day. */
type Days = [from: string, to: string];

export interface Statement {
  accountNumber: string | undefined;
  /** Oldest first. */
  rows: CheckedRow[];
  /** The number of rows that the bank has not booked yet (PEND) and that are left out. */
  pendingCount: number;
  /** No line of the file says its year. */
  isYearAssumed: boolean;
  /** The days of each reading that is possible, where nothing says whether day or month is first. */
  unsureOrders: Partial<Record<DateOrder, Days>> | undefined;
  /** How it was read, and whether a person had shown it. */
  layout: ShownLayout;
  isShownLayout: boolean;
}

export type Outcome = Statement | StatementError;

export function isRead(outcome: Outcome): outcome is Statement {
  return 'rows' in outcome;
}

export function readColumns(
  table: { above: Grid; below: Grid },
  { isShownLayout, ...how }: Omit<ShownLayout, 'dateOrder'> & { isShownLayout: boolean },
  { layout, confirmedOrder, ...options }: ReadOptions,
): Outcome {
  const known = layout?.dateOrder ?? confirmedOrder;
  const { orders, isUnsure } = known
    ? { orders: [known], isUnsure: false }
    : dateOrdersOf(table.below, how.columns.date);
  const attempts = orders.map((dateOrder) => () => {
    const { hasPeriod, ...read } = readOneWay(table, { ...how, dateOrder }, options);
    return { hasPeriod, statement: { ...read, isShownLayout, unsureOrders: undefined } };
  });
  const first = firstSuccess(attempts);
  if (first instanceof StatementError) return first;
  if (!isUnsure || first.hasPeriod) return first.statement;
  const both = attempts.map((attempt) => firstSuccess([attempt]));
  const possible = both.flatMap((one) => (one instanceof StatementError ? [] : one.statement));
  if (possible.length === 1 && first.statement.layout.dateOrder === 'day-first') {
    return first.statement;
  }
  const days = possible.map(({ layout: { dateOrder }, rows }) => [
    dateOrder,
    [rows[0]?.day ?? '', rows.at(-1)?.day ?? ''],
  ]);
  return { ...first.statement, unsureOrders: Object.fromEntries(days) };
}

function readOneWay(
  { above, below }: { above: Grid; below: Grid },
  layout: ShownLayout,
  options: Pick<ReadOptions, 'today' | 'fileName' | 'confirmedYear'>,
): Omit<Statement, 'isShownLayout' | 'unsureOrders'> & { hasPeriod: boolean } {
  const table = readTable(below, layout.columns, layout.dateOrder);
  if (table.rows.length === 0) throw new StatementError('Tidak ada mutasi di dalam berkas ini.');
  const around = readSurroundings([...above, ...table.around]);
  const balances = {
    ...{ openingSen: table.openingSen ?? around.openingSen, closingSen: around.closingSen },
    pendingSen: table.pendingSen,
  };
  const prove = (oldestFirst: ReadRow[]) => {
    const printed = oldestFirst.map(({ number, printed: day }) => ({ number, day }));
    const { days, isAssumed } = assignYears(printed, { ...options, period: around.period });
    return { rows: checkBalances(oldestFirst, days, balances), isYearAssumed: isAssumed };
  };
  // Some banks print the newest first. Within a single day only the chain of balances shows the
  // order.
  const orders = [table.rows, table.rows.toReversed()];
  if (isNewestFirst(table.rows)) orders.reverse();
  const outcome = firstSuccess(orders.map((rows) => () => prove(rows)));
  if (outcome instanceof Error) throw outcome;
  return {
    accountNumber: around.accountNumber ?? table.rows[0]?.accountNumber,
    ...outcome,
    pendingCount: table.pendingCount,
    layout,
    hasPeriod: around.period !== undefined,
  };
}

function isNewestFirst(rows: ReadRow[]): boolean {
  const time = ({ printed: { year = 0, month, day } }: ReadRow) =>
    year * 10_000 + month * 100 + day;
  const [first, last] = [rows[0], rows.at(-1)];
  return first !== undefined && last !== undefined && time(first) > time(last);
}

/** Or why the first of them failed. */
function firstSuccess<T>(attempts: (() => T)[]): T | StatementError {
  let failure: StatementError | undefined;
  for (const attempt of attempts) {
    try {
      return attempt();
    } catch (error) {
      if (!(error instanceof StatementError)) throw error;
      failure ??= error;
    }
  }
  return failure ?? new UnknownLayoutError();
}

// Whether a file prints the day or the month first. Indonesian files print the day first; a month
// above 12 shows that this one does not. Where no day is above 12, days that lie closer together the
// other way round leave it open, and a person says which is right.
interface DateOrders {
  /** The reader tries them in this order. */
  orders: DateOrder[];
  isUnsure: boolean;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_OF_MONTH = 31;
const DAYS_OF_YEAR = 12 * DAYS_OF_MONTH;

function dateOrdersOf(rows: readonly CellRow[], column: number): DateOrders {
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
