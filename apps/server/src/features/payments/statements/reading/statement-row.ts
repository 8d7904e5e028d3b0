import {
  type Direction,
  parseAmountSen,
  parseDirection,
  parseMarkedAmount,
} from './statement-amount.ts';
import type { CellRow } from './statement-cells.ts';
import { type Period, parseDay } from './statement-date.ts';
import { StatementError } from './statement-error.ts';
import type { StatementLayout } from './statement-layout.ts';

export interface StatementRow {
  /** Line of the file. */
  number: number;
  day: string;
  description: string;
  direction: Direction;
  amountSen: number;
  balanceSen: number | undefined;
  balanceBeforeSen: number | undefined;
  accountNumber: string | undefined;
}

const MAX_DESCRIPTION = 500;
const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_DAYS_APART = 7;

/** A row that cannot be read is refused by its number, never taken as 0. */
export function readRow(row: CellRow, layout: StatementLayout, period?: Period): StatementRow {
  const { columns, dateOrder } = layout;
  const cell = (column: number | undefined) =>
    column === undefined ? '' : (row.cells[column] ?? '');
  const day = parseDay(cell(columns.date), dateOrder, period);
  if (!day) throw new StatementError(`tanggal "${cell(columns.date)}" tidak terbaca`, row.number);
  if (period && (day < period.from || day > period.to)) {
    throw new StatementError(`tanggal ${day} di luar periode berkas`, row.number);
  }
  if (columns.valueDate !== undefined) {
    requireNear(day, parseDay(cell(columns.valueDate), dateOrder), row.number);
  }
  const balance = (column: number | undefined) => {
    if (column === undefined) return undefined;
    const sen = readSignedSen(cell(column));
    if (sen === undefined)
      throw new StatementError(`saldo "${cell(column)}" tidak terbaca`, row.number);
    return sen;
  };
  return {
    number: row.number,
    day,
    description: cell(columns.description).replace(/\s+/g, ' ').slice(0, MAX_DESCRIPTION),
    ...readMovement(row, layout, cell),
    balanceSen: balance(columns.balance),
    balanceBeforeSen: balance(columns.balanceBefore),
    accountNumber: cell(columns.accountNumber) || undefined,
  };
}

/** Banks book a few days late at most; further apart, one of the two was read the wrong way round. */
function requireNear(day: string, valueDay: string | undefined, number: number): void {
  const days = Math.abs(Date.parse(day) - Date.parse(valueDay ?? '')) / DAY_MS;
  if (days <= MAX_DAYS_APART) return;
  throw new StatementError(`tanggal ${day} dan ${valueDay ?? 'efektif'} tidak cocok`, number);
}

/** A balance may be below zero. */
function readSignedSen(text: string): number | undefined {
  const sen = parseAmountSen(text.replace(/^-/, ''));
  return sen !== undefined && text.startsWith('-') ? -sen : sen;
}

function readMovement(
  { number, cells }: CellRow,
  { columns }: StatementLayout,
  cell: (column: number | undefined) => string,
): { direction: Direction; amountSen: number } {
  if (columns.amount !== undefined && columns.direction === undefined) {
    const marked = parseMarkedAmount(cell(columns.amount));
    if (!marked) throw new StatementError(`jumlah "${cell(columns.amount)}" tidak terbaca`, number);
    return { direction: marked.direction, amountSen: marked.sen };
  }
  if (columns.amount !== undefined) {
    const direction = parseDirection(cell(columns.direction));
    const amountSen = parseAmountSen(cell(columns.amount));
    if (!direction || amountSen === undefined) {
      const shown = `${cell(columns.amount)} ${cell(columns.direction)}`.trim();
      throw new StatementError(`jumlah "${shown}" tidak terbaca`, number);
    }
    return { direction, amountSen };
  }
  const [debit, credit] = [cell(columns.debit), cell(columns.credit)].map((text) =>
    text === '' ? 0 : parseAmountSen(text),
  );
  if (debit === undefined || credit === undefined || debit > 0 === credit > 0) {
    throw new StatementError(`debet atau kredit tidak terbaca (${cells.length} kolom)`, number);
  }
  return credit > 0
    ? { direction: 'credit', amountSen: credit }
    : { direction: 'debit', amountSen: debit };
}
