// Where the words above the columns say nothing: every choice of columns whose balances go on from row
// to row. Which of them is right is decided like that of a reading by words.
import { parseAmount, parseBalanceSen, parseDirection } from './statement-amount.ts';
import type { Grid } from './statement-cells.ts';
import type { StatementColumns } from './statement-columns.ts';
import { isDay } from './statement-date.ts';

export interface TableByBalance {
  /** The index of the first row with a day. */
  start: number;
  columns: StatementColumns;
}

/** A table begins within these, or it is none. */
const ROWS_NEAR_TOP = 200;
/** Enough to rule out what is wrong before the whole file is read. */
const ROWS_TRIED = 30;
/** A table with more columns of numbers is none of a bank, and would take long. */
const MOST_MONEY_COLUMNS = 8;
const LONGEST_ROW = 40;

const isEmpty = (cell: string | undefined) => /^[-–]?$/.test(cell ?? '');

export function tablesByBalance(grid: Grid): TableByBalance[] {
  const top = grid.slice(0, ROWS_NEAR_TOP).map(({ cells }) => cells);
  return columnsWhere(top, isDay, { isEach: false }).flatMap((date) => {
    const isRow = (cells: string[]) => isDay(cells[date]) && hasAmount(cells, date);
    const start = top.findIndex(isRow);
    const rows = top.filter(isRow).slice(0, ROWS_TRIED);
    return choicesOf(rows, date)
      .filter((columns) => goesOn(rows, columns))
      .map((columns) => ({ start, columns }));
  });
}

function hasAmount(cells: string[], date: number): boolean {
  return cells.some((cell, n) => n !== date && parseAmount(cell) !== undefined);
}

function choicesOf(rows: string[][], date: number): StatementColumns[] {
  const money = columnsWhere(rows, (cell) => parseAmount(cell ?? '') !== undefined).filter(
    (column) => column !== date,
  );
  if (rows.length < 2 || money.length > MOST_MONEY_COLUMNS) return [];
  const marks = columnsWhere(rows, (cell) => parseDirection(cell ?? '') !== undefined);
  const description = (rows[0] ?? []).flatMap((_, n) =>
    n !== date && !money.includes(n) && !marks.includes(n) ? n : [],
  );
  return money.flatMap((balance) => {
    const others = money.filter((column) => column !== balance);
    const singles = others.flatMap((amount) =>
      (marks.length > 0 ? marks : [undefined]).map((direction) => ({ amount, direction })),
    );
    const pairs = others.flatMap((debit) =>
      others.filter((credit) => credit !== debit).map((credit) => ({ debit, credit })),
    );
    return [...singles, ...pairs].map((movement) => ({ date, description, balance, ...movement }));
  });
}

/** Columns with at least one such cell; with `isEach` all their other cells are empty. */
function columnsWhere(
  rows: string[][],
  isIt: (cell: string | undefined) => boolean,
  { isEach = true } = {},
): number[] {
  return Array.from({ length: LONGEST_ROW }, (_, n) => n).filter(
    (n) =>
      rows.some((cells) => isIt(cells[n])) &&
      (!isEach || rows.every((cells) => isIt(cells[n]) || isEmpty(cells[n]))),
  );
}

/** Between two rows the balance changes by the amount of the earlier, or always by that of the later. */
function goesOn(rows: string[][], columns: StatementColumns): boolean {
  const balances = rows.map((cells) => parseBalanceSen(cells[columns.balance ?? -1] ?? ''));
  const moved = rows.map((cells) => movedIn(cells, columns));
  if (balances.some((sen) => sen === undefined) || moved.some((sen) => !sen)) return false;
  const isStep = (n: number, of: number) =>
    Math.abs((balances[n] ?? 0) - (balances[n - 1] ?? 0)) === moved[of];
  const steps = rows.slice(1).map((_, n) => n + 1);
  return steps.every((n) => isStep(n, n)) || steps.every((n) => isStep(n, n - 1));
}

function movedIn(cells: string[], { amount, debit, credit }: StatementColumns): number {
  const sen = (column: number | undefined) => parseAmount(cells[column ?? -1] ?? '')?.sen ?? 0;
  return amount === undefined ? Math.abs(sen(credit) - sen(debit)) : sen(amount);
}
