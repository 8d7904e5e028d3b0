// Which column is which: every reading that a header's words allow. The running balance decides.
import { type ColumnRole, columnRoles, headerWord, rolesOf } from './header-words.ts';
import type { CellRow } from './statement-cells.ts';

/** Columns count from 0. Either one amount with its direction, or a debit and a credit column. */
export interface StatementColumns {
  date: number;
  /** The day it counts for, where the bank prints both: a swapped day and month shows. */
  valueDate?: number | undefined;
  /** Their texts are joined. */
  description: number[];
  /** Says its direction itself, or beside it in `direction`. */
  amount?: number | undefined;
  direction?: number | undefined;
  debit?: number | undefined;
  credit?: number | undefined;
  balance?: number | undefined;
  /** Balance before the row, where the bank prints it. */
  balanceBefore?: number | undefined;
  accountNumber?: number | undefined;
}

/** A table begins near the top, or it is none. */
const MAX_ROWS_ABOVE_TABLE = 200;
const MAX_READINGS = 24;

type FoundColumns = Record<ColumnRole, number[]>;

function findColumns(header: readonly string[]): FoundColumns {
  const found = Object.fromEntries(
    columnRoles.map((role) => [role, [] as number[]]),
  ) as FoundColumns;
  header.forEach((cell, column) => {
    for (const role of rolesOf(cell)) found[role].push(column);
  });
  return found;
}

/** A date and money; a line of text that happens to hold one such word is no header. */
export function isHeader(cells: readonly string[]): boolean {
  const { date, amount, debit, credit } = findColumns(cells);
  return date.length > 0 && (amount.length > 0 || (debit.length > 0 && credit.length > 0));
}

/** Index of the header among the rows; undefined where none reads like one. */
export function findHeader(
  rows: readonly CellRow[],
  isIt: (cells: readonly string[]) => boolean = isHeader,
): number | undefined {
  const index = rows.slice(0, MAX_ROWS_ABOVE_TABLE).findIndex(({ cells }) => isIt(cells));
  return index < 0 ? undefined : index;
}

export function readingsOf(header: readonly string[]): StatementColumns[] {
  const found = findColumns(header);
  const movements = [...pairsOf(found), ...singlesOf(found, header)];
  const readings = found.date.flatMap((date) =>
    orNone(found.balance).flatMap((balance) =>
      movements.map((movement) => ({
        date,
        valueDate: found.valueDate[0],
        description: found.description,
        ...movement,
        balance,
        balanceBefore: found.balanceBefore[0],
        accountNumber: found.accountNumber[0],
      })),
    ),
  );
  return readings.filter(isEachColumnOnce).slice(0, MAX_READINGS);
}

/** A word such as "Total" may name the amount or the balance, never both at once. */
function isEachColumnOnce({ date, amount, debit, credit, balance }: StatementColumns): boolean {
  const used = [date, amount, debit, credit, balance].filter((column) => column !== undefined);
  return new Set(used).size === used.length;
}

/** The header whose columns a person showed once for this account. */
export function isSameHeader(shown: readonly string[], cells: readonly string[]): boolean {
  return shown.every((cell, n) => headerWord(cell) === headerWord(cells[n] ?? ''));
}

function pairsOf({ debit, credit }: FoundColumns) {
  return debit.flatMap((one) => credit.map((other) => ({ debit: one, credit: other })));
}

/**
 * The mark CR or DB may have a column of its own; KlikBCA prints it without a name to the right of
 * the amount.
 */
function singlesOf({ amount, direction }: FoundColumns, header: readonly string[]) {
  return amount.flatMap((column) => {
    const unnamed = header[column + 1] === '' ? [column + 1] : [];
    const marks = [...direction, ...unnamed].filter((mark) => mark !== column);
    return orNone(marks).map((mark) => ({ amount: column, direction: mark }));
  });
}

function orNone(columns: number[]): (number | undefined)[] {
  return columns.length > 0 ? columns : [undefined];
}
