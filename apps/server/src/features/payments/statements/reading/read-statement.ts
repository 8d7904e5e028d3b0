// Reads a bank's file into mutations. Several readings are tried; one that the running balance
// confirms is used. A row that is misread, lost or added breaks that chain, and then the whole file
// is refused.
import { type CheckedRow, checkBalances } from './check-balances.ts';
import { type ReadRow, readTable } from './read-table.ts';
import type { Grid } from './statement-cells.ts';
import {
  findHeader,
  isHeader,
  isSameHeader,
  readingsOf,
  type StatementColumns,
} from './statement-columns.ts';
import type { DateOrder } from './statement-date.ts';
import { StatementError, UnknownLayoutError } from './statement-error.ts';
import { readSurroundings } from './statement-surroundings.ts';
import { assignYears, type YearClues } from './statement-years.ts';

/** Shown by a person once, for a bank whose words we do not know. */
export interface ShownLayout {
  header: string[];
  columns: StatementColumns;
  dateOrder: DateOrder;
}

export interface ReadOptions extends Pick<YearClues, 'today' | 'fileName' | 'confirmedYear'> {
  layout?: ShownLayout | undefined;
}

export interface Statement {
  accountNumber: string | undefined;
  /** Oldest first. */
  rows: CheckedRow[];
  /** Not yet booked by the bank (PEND): left out. */
  pendingCount: number;
  /** No line of the file says its year. */
  isYearAssumed: boolean;
  /** How it was read, and whether a person had shown it. */
  layout: ShownLayout;
  isShownLayout: boolean;
}

/** `grids`: the file as cells, once for each way to cut it (`files/read-grids.ts`). */
export function readStatement(grids: Grid[], options: ReadOptions): Statement {
  const outcomes = grids.flatMap((grid) => readGrid(grid, options));
  const read = outcomes.filter((outcome): outcome is Statement => 'rows' in outcome);
  const proven = read.filter(isProven);
  const [best, ...others] = distinct(proven.length > 0 ? proven : read);
  if (best && others.length === 0) return best;
  throw (best ? undefined : furthest(outcomes)) ?? new UnknownLayoutError();
}

/** Its balances show that the columns were read as the bank meant them. */
export function isProven({ rows }: Pick<Statement, 'rows'>): boolean {
  return rows.some((row) => row.isProven);
}

function readGrid(grid: Grid, { layout, ...options }: ReadOptions): (Statement | StatementError)[] {
  const shownAt = layout && findHeader(grid, (cells) => isSameHeader(layout.header, cells));
  const index = shownAt ?? findHeader(grid, isHeader);
  if (index === undefined) return [];
  const header = grid[index]?.cells ?? [];
  const isShownLayout = shownAt !== undefined;
  const readings = layout && isShownLayout ? [layout.columns] : readingsOf(header);
  return readings.map((columns) => {
    const table = { above: grid.slice(0, index), below: grid.slice(index + 1) };
    const orders: DateOrder[] = layout ? [layout.dateOrder] : dateOrders(table.below, columns);
    return firstSuccess(
      orders.map((dateOrder) => () => {
        const how = { header, columns, dateOrder };
        return { ...readOneWay(table, how, options), isShownLayout };
      }),
    );
  });
}

function readOneWay(
  { above, below }: { above: Grid; below: Grid },
  layout: ShownLayout,
  options: Omit<ReadOptions, 'layout'>,
): Omit<Statement, 'isShownLayout'> {
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
  };
}

function isNewestFirst(rows: ReadRow[]): boolean {
  const time = ({ printed: { year = 0, month, day } }: ReadRow) =>
    year * 10_000 + month * 100 + day;
  const [first, last] = [rows[0], rows.at(-1)];
  return first !== undefined && last !== undefined && time(first) > time(last);
}

/** Indonesian files print the day first; a month above 12 shows that this one does not. */
function dateOrders(rows: Grid, { date }: StatementColumns): DateOrder[] {
  const isMonthFirst = rows.some(({ cells }) => {
    const [, second] = /^\d{1,2}[/.-](\d{1,2})\b/.exec(cells[date] ?? '') ?? [];
    return Number(second) > 12;
  });
  return isMonthFirst ? ['day-first', 'month-first'] : ['day-first'];
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

/** Readings that give the same lines are one. */
function distinct(statements: Statement[]): Statement[] {
  const byLines = new Map<string, Statement>();
  for (const statement of statements) {
    const lines = statement.rows.map(
      ({ day, direction, amountSen, balanceSen }) =>
        `${day} ${direction} ${amountSen} ${balanceSen}`,
    );
    const key = lines.join('\n');
    if (!byLines.has(key)) byLines.set(key, statement);
  }
  return [...byLines.values()];
}

/** Of several refusals the one that came furthest is the most likely reading. */
function furthest(outcomes: (Statement | StatementError)[]): StatementError | undefined {
  const refusals = outcomes.filter((outcome): outcome is StatementError => !('rows' in outcome));
  return refusals.reduce<StatementError | undefined>(
    (best, error) => ((error.row ?? 0) > (best?.row ?? -1) ? error : best),
    undefined,
  );
}
