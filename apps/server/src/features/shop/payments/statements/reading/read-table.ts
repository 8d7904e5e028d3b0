// The rows below a header, read with one choice of columns. A row that cannot be read is refused by its
// number, never taken as 0.
import {
  type Direction,
  parseAmount,
  parseBalanceSen,
  parseDirection,
} from './statement-amount.ts';
import type { CellRow } from './statement-cells.ts';
import { rolesOf, type StatementColumns } from './statement-columns.ts';
import { type DateOrder, type PrintedDay, parseDay } from './statement-date.ts';
import { StatementError } from './statement-error.ts';
import { isSummary, OPENING_WORDS } from './statement-surroundings.ts';

export interface ReadRow {
  /** Line of the file. */
  number: number;
  printed: PrintedDay;
  description: string;
  /** Undefined where the file marks only one of the two: the balance decides. */
  direction: Direction | undefined;
  amountSen: number;
  balanceSen: number | undefined;
  balanceBeforeSen: number | undefined;
  accountNumber: string | undefined;
}

export interface ReadTable {
  rows: ReadRow[];
  /** The sum and number of rows that the bank has not booked yet (PEND). */
  pendingSen: number;
  pendingCount: number;
  /** A first row "SALDO AWAL" without a movement. */
  openingSen: number | undefined;
  /** Everything else that is written there. */
  around: CellRow[];
}

const MAX_DESCRIPTION = 500;
const MAX_DAYS_APART = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
const OPENING_ROW = new RegExp(String.raw`^(?:${OPENING_WORDS})\b`, 'i');

export function readTable(
  rows: readonly CellRow[],
  columns: StatementColumns,
  dateOrder: DateOrder,
): ReadTable {
  const table: ReadTable = {
    rows: [],
    pendingSen: 0,
    pendingCount: 0,
    openingSen: undefined,
    around: [],
  };
  for (const row of rows) readInto(table, row, columns, dateOrder);
  return table;
}

function readInto(
  table: ReadTable,
  row: CellRow,
  columns: StatementColumns,
  dateOrder: DateOrder,
): void {
  const cell = cellsOf(row);
  const date = cell(columns.date);
  const printed = parseDay(date, dateOrder);
  const isSums = !printed && (isSummary(row) || parseAmount(date) !== undefined);
  if (row.isOutsideTable || isSums) table.around.push(row);
  else if (rolesOf(date).includes('date'))
    return; // The header again, on a later page or in English.
  else if (/^pend/i.test(date)) addPending(table, cell, columns);
  else if (!printed) addLineWithoutDay(table, row, columns);
  else if (hasMoney(cell, columns)) addDated(table, row, printed, { columns, dateOrder });
}

type ReadCell = (column: number | undefined) => string;

function cellsOf({ cells }: CellRow): ReadCell {
  return (column) => (column === undefined ? '' : (cells[column] ?? ''));
}

function hasMoney(cell: ReadCell, { amount, debit, credit, balance }: StatementColumns): boolean {
  return [amount, debit, credit, balance].some((column) => /\S/.test(cell(column)));
}

function addPending(table: ReadTable, cell: ReadCell, columns: StatementColumns): void {
  table.pendingCount += 1;
  try {
    const { direction, amountSen } = readMovement(cell, columns, 0);
    table.pendingSen += direction === 'debit' ? -amountSen : amountSen;
  } catch {
    // A pending line needs no amount.
  }
}

/**
 * The continuation of a text, or a line of the page; a mutation with an unreadable day is refused.
 */
function addLineWithoutDay(table: ReadTable, row: CellRow, columns: StatementColumns): void {
  const cell = cellsOf(row);
  const date = cell(columns.date);
  const isMoney = (column: number | undefined) => parseAmount(cell(column)) !== undefined;
  const isMovement = [columns.amount, columns.debit, columns.credit].some(isMoney);
  const isTime = /^\d{1,2}[:.]\d{2}/.test(date);
  if ((isMovement && isMoney(columns.balance)) || (date !== '' && !isTime && isMovement)) {
    throw new StatementError(`tanggal "${date}" tidak terbaca`, row.number);
  }
  table.around.push(row);
  const last = table.rows.at(-1);
  if (!last || isMovement || isMoney(columns.balance)) return;
  last.description = describe([last.description, ...columns.description.map(cell)]);
}

function addDated(
  table: ReadTable,
  row: CellRow,
  printed: PrintedDay,
  { columns, dateOrder }: { columns: StatementColumns; dateOrder: DateOrder },
): void {
  const cell = cellsOf(row);
  const description = describe(columns.description.map(cell));
  const balance = (column: number | undefined) => {
    const text = cell(column);
    if (text === '') return undefined;
    const sen = parseBalanceSen(text);
    if (sen === undefined) throw new StatementError(`saldo "${text}" tidak terbaca`, row.number);
    return sen;
  };
  if (OPENING_ROW.test(description)) {
    table.openingSen ??= balance(columns.balance) ?? balance(columns.amount);
    return;
  }
  requireNear(printed, parseDay(cell(columns.valueDate), dateOrder), row.number);
  table.rows.push({
    number: row.number,
    printed,
    description,
    ...readMovement(cell, columns, row.number),
    balanceSen: balance(columns.balance),
    balanceBeforeSen: balance(columns.balanceBefore),
    accountNumber: cell(columns.accountNumber).replace(/[^\dx*]/gi, '') || undefined,
  });
}

function describe(texts: string[]): string {
  return texts.join(' ').replace(/\s+/g, ' ').trim().slice(0, MAX_DESCRIPTION);
}

/** Banks book a few days late at most; further apart, one of the two has day and month swapped. */
function requireNear(day: PrintedDay, valueDay: PrintedDay | undefined, number: number): void {
  if (!valueDay) return;
  const time = (of: PrintedDay) => Date.UTC(of.year ?? 2000, of.month - 1, of.day);
  if (Math.abs(time(day) - time(valueDay)) <= MAX_DAYS_APART * DAY_MS) return;
  const shown = `${day.day}/${day.month} dan ${valueDay.day}/${valueDay.month}`;
  throw new StatementError(`tanggal ${shown} tidak cocok`, number);
}

function readMovement(
  cell: ReadCell,
  columns: StatementColumns,
  number: number,
): Pick<ReadRow, 'direction' | 'amountSen'> {
  return columns.amount === undefined
    ? readPair(cell(columns.debit), cell(columns.credit), number)
    : readSingle(cell(columns.amount), cell(columns.direction), number);
}

function readSingle(text: string, mark: string, number: number) {
  const amount = parseAmount(text);
  const marked = parseDirection(mark);
  const disagrees = marked && amount?.direction && marked !== amount.direction;
  if (!amount || disagrees) {
    throw new StatementError(`jumlah "${`${text} ${mark}`.trim()}" tidak terbaca`, number);
  }
  return { direction: marked ?? amount.direction, amountSen: amount.sen };
}

const EMPTY = /^[-–]?$/;

function readPair(debitText: string, creditText: string, number: number) {
  const [debit, credit] = [debitText, creditText].map((text) =>
    EMPTY.test(text) ? { sen: 0, direction: undefined } : parseAmount(text),
  );
  const isBlank = EMPTY.test(debitText) && EMPTY.test(creditText);
  const isOdd =
    credit?.direction === 'debit' || (debit && credit && debit.sen > 0 && credit.sen > 0);
  if (!debit || !credit || isBlank || isOdd) {
    const shown = `${debitText} / ${creditText}`;
    throw new StatementError(`debet atau kredit tidak terbaca (${shown})`, number);
  }
  const direction: Direction = debit.sen > 0 ? 'debit' : 'credit';
  return { direction, amountSen: debit.sen + credit.sen };
}
