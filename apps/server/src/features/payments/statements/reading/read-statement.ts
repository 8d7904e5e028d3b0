// Reads a bank's file into mutations and proves the reading by the running balance: one row read
// wrong, lost or added breaks the chain, and then nothing of the file is taken.
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { type ProvenRow, proveBalances } from './prove-balances.ts';
import { type CellRow, splitCells } from './statement-cells.ts';
import type { Period } from './statement-date.ts';
import { StatementError, UnknownLayoutError } from './statement-error.ts';
import { bankLayouts, isHeaderOf, type StatementLayout } from './statement-layout.ts';
import { readRow, type StatementRow } from './statement-row.ts';
import { isSummary, readSurroundings } from './statement-surroundings.ts';
import { decodeStatement } from './statement-text.ts';

export interface Statement {
  bank: string;
  accountNumber: string | undefined;
  period: Period | undefined;
  openingSen: number | undefined;
  /** Oldest first. */
  rows: ProvenRow[];
  /** Not yet booked by the bank (PEND): left out. */
  pendingCount: number;
}

/** A table begins near the top, or it is none. */
const MAX_ROWS_ABOVE_TABLE = 200;
const ROWS_AT_A_TIME = 1_000;

export function readStatement(bytes: Buffer, ownLayout?: StatementLayout): Statement {
  const reading = readInSteps(bytes, ownLayout);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}

/** The same for a server that has others to serve meanwhile. */
export async function readStatementAside(
  bytes: Buffer,
  ownLayout?: StatementLayout,
): Promise<Statement> {
  const reading = readInSteps(bytes, ownLayout);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
    await letOthersRun();
  }
}

function* readInSteps(bytes: Buffer, ownLayout?: StatementLayout): Generator<void, Statement> {
  const text = decodeStatement(bytes);
  const layout = findLayout(text, ownLayout ? [ownLayout, ...bankLayouts] : bankLayouts);
  const rows = splitCells(text, layout.separator);
  const above = rowsAbove(rows, layout);
  const { period } = readSurroundings(above);
  const below: CellRow[] = [];
  const read: StatementRow[] = [];
  let pendingCount = 0;
  for (const row of rows) {
    if (isSummary(row)) below.push(row);
    else if (isPending(row, layout)) pendingCount += 1;
    else if (read.push(readRow(row, layout, period)) % ROWS_AT_A_TIME === 0) yield;
  }
  if (read.length === 0) throw new StatementError('Tidak ada mutasi di dalam berkas ini.');
  const around = readSurroundings([...above, ...below]);
  if (layout.hasClosingBalance && around.closingSen === undefined) {
    throw new StatementError('Saldo akhir tidak ada; berkas terpotong. Unduh ulang dari bank.');
  }
  yield;
  return {
    bank: layout.name,
    accountNumber: around.accountNumber ?? read[0]?.accountNumber,
    period,
    openingSen: around.openingSen,
    rows: proveBalances(read, around),
    pendingCount,
  };
}

function findLayout(text: string, layouts: readonly StatementLayout[]): StatementLayout {
  const found = layouts.find((layout) => {
    let seen = 0;
    for (const { cells } of splitCells(text, layout.separator)) {
      if (isHeaderOf(layout, cells)) return true;
      seen += 1;
      if (seen === MAX_ROWS_ABOVE_TABLE) return false;
    }
    return false;
  });
  if (!found) throw new UnknownLayoutError();
  return found;
}

/** Leaves `rows` at the first one of the table. */
function rowsAbove(rows: Generator<CellRow>, layout: StatementLayout): CellRow[] {
  const above: CellRow[] = [];
  for (let next = rows.next(); !next.done; next = rows.next()) {
    if (isHeaderOf(layout, next.value.cells)) break;
    above.push(next.value);
  }
  return above;
}

function isPending({ cells }: CellRow, { columns }: StatementLayout): boolean {
  return /^pend/i.test(cells[columns.date] ?? '');
}
