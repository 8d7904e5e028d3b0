// Reads a bank's file into mutations. Several readings are tried; one that the running balance
// confirms is used. A row that is misread, lost or added breaks that chain, and then the whole file
// is refused.
import { tablesByBalance } from './columns-by-balance.ts';
import {
  isRead,
  type Outcome,
  type ReadOptions,
  readColumns,
  type ShownLayout,
  type Statement,
} from './read-columns.ts';
import type { Grid } from './statement-cells.ts';
import { findHeader, isHeader, isSameHeader, readingsOf } from './statement-columns.ts';
import { isDay } from './statement-date.ts';
import { StatementError, UnknownLayoutError } from './statement-error.ts';

export type { ReadOptions, ShownLayout, Statement } from './read-columns.ts';

/** `grids`: the file as cells, once for each way to cut it (`files/read-grids.ts`). */
export function readStatement(grids: Grid[], options: ReadOptions): Statement {
  const outcomes = grids.flatMap((grid) => readByWords(grid, options));
  const read = outcomes.filter(isRead);
  const proven = read.filter(isProven);
  const isUnclear = proven.length === 0 && read.length === outcomes.length;
  const byBalance = isUnclear ? grids.flatMap((grid) => readByBalance(grid, options)) : [];
  const [best, ...others] = distinct(
    [proven, byBalance, read].find((statements) => statements.length > 0) ?? [],
  );
  if (best && others.length === 0) return best;
  throw (best ? undefined : furthest(outcomes)) ?? new UnknownLayoutError();
}

/** Its balances show that the columns were read as the bank meant them. */
export function isProven({ rows }: Pick<Statement, 'rows'>): boolean {
  return rows.some((row) => row.isProven);
}

function readByWords(grid: Grid, options: ReadOptions): Outcome[] {
  const { layout } = options;
  const shownAt = layout && findHeader(grid, (cells) => startsTable(layout, cells));
  const index = shownAt ?? findHeader(grid, isHeader);
  if (index === undefined) return [];
  const header = grid[index]?.cells ?? [];
  const isShownLayout = shownAt !== undefined;
  const readings = layout && isShownLayout ? [layout.columns] : readingsOf(header);
  return readings.map((columns) => {
    // A person may have shown the columns of a file without a heading.
    const start = isDay(header[columns.date]) ? index : index + 1;
    const how = { header, columns, isShownLayout };
    return readColumns({ above: grid.slice(0, start), below: grid.slice(start) }, how, options);
  });
}

/** The row by which a layout is known again: its heading, or the first row with a day. */
function startsTable({ header, columns }: ShownLayout, cells: readonly string[]): boolean {
  return isDay(header[columns.date]) ? isDay(cells[columns.date]) : isSameHeader(header, cells);
}

/** Every row moves money, its balance follows from the one before, and no direction is guessed. */
function readByBalance(grid: Grid, options: ReadOptions): Statement[] {
  const outcomes = tablesByBalance(grid).map(({ start, columns }) => {
    const how = { header: [], columns, isShownLayout: false };
    return readColumns({ above: grid.slice(0, start), below: grid.slice(start) }, how, options);
  });
  return outcomes
    .filter(isRead)
    .filter(({ rows }) =>
      rows.every(
        ({ isProven: isIt, isGuessed, amountSen }, n) =>
          amountSen > 0 && (isIt || (n === 0 && !isGuessed)),
      ),
    );
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
function furthest(outcomes: Outcome[]): StatementError | undefined {
  const refusals = outcomes.filter((outcome) => outcome instanceof StatementError);
  return refusals.reduce<StatementError | undefined>(
    (best, error) => ((error.row ?? 0) > (best?.row ?? -1) ? error : best),
    undefined,
  );
}
