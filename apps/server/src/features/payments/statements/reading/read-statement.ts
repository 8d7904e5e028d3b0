// Reads a bank's file into mutations and proves the reading by the running balance: one row read
// wrong, lost or added breaks the chain, and then nothing of the file is taken.
import { type ProvenRow, proveBalances } from './prove-balances.ts';
import { parseAmountSen } from './statement-amount.ts';
import { type CellRow, splitCells } from './statement-cells.ts';
import { findPeriod, type Period } from './statement-date.ts';
import { StatementError } from './statement-error.ts';
import { bankLayouts, isHeaderOf, type StatementLayout } from './statement-layout.ts';
import { readRow } from './statement-row.ts';
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

/** What stands around the table: whose account, which days, balances before and after. */
interface Surroundings {
  accountNumber: string | undefined;
  period: Period | undefined;
  openingSen: number | undefined;
  closingSen: number | undefined;
}

export function readStatement(bytes: Buffer, ownLayout?: StatementLayout): Statement {
  const text = decodeStatement(bytes);
  const { layout, rows, headerAt } = findTable(text, ownLayout ? [ownLayout] : bankLayouts);
  const around = readSurroundings(rows, headerAt);
  const body = rows.slice(headerAt + 1);
  const isPending = ({ cells }: CellRow) => /^pend/i.test(cells[layout.columns.date] ?? '');
  const table = body.filter((row) => !isPending(row) && !isSummary(row));
  const read = table.map((row) => readRow(row, layout, around.period));
  if (read.length === 0) throw new StatementError('Tidak ada mutasi di dalam berkas ini.');
  if (layout.hasClosingBalance && around.closingSen === undefined) {
    throw new StatementError('Saldo akhir tidak ada; berkas terpotong. Unduh ulang dari bank.');
  }
  return {
    bank: layout.name,
    accountNumber: around.accountNumber ?? read[0]?.accountNumber,
    period: around.period,
    openingSen: around.openingSen,
    rows: proveBalances(read, around),
    pendingCount: body.filter(isPending).length,
  };
}

function findTable(text: string, layouts: readonly StatementLayout[]) {
  for (const layout of layouts) {
    const rows = [...splitCells(text, layout.separator)];
    const headerAt = rows.findIndex(({ cells }) => isHeaderOf(layout, cells));
    if (headerAt >= 0) return { layout, rows, headerAt };
  }
  throw new StatementError(
    'Susunan kolom berkas ini belum dikenal. Tunjukkan kolomnya sekali, lalu unggah lagi.',
  );
}

const SUMMARY =
  /^(saldo\s*(awal|akhir)|mutasi\s*(debet|kredit)|total\s*(debet|kredit)?|kredit|debet)\b/i;

function isSummary({ cells }: CellRow): boolean {
  return SUMMARY.test(cells[0] ?? '');
}

function readSurroundings(rows: CellRow[], headerAt: number): Surroundings {
  const lines = [...rows.slice(0, headerAt), ...rows.slice(headerAt + 1).filter(isSummary)].map(
    ({ cells }) => cells.filter(Boolean).join(' '),
  );
  const find = (pattern: RegExp) =>
    lines.map((line) => pattern.exec(line)?.[1]).find((found) => found !== undefined);
  const balance = (pattern: RegExp) => {
    const found = find(pattern);
    return found === undefined ? undefined : parseAmountSen(found.trim());
  };
  return {
    accountNumber: find(
      /^(?:no\.?|nomor)?\s*(?:rekening|rek|account)[^\d]*([\d.\-\s*x]{5,})$/i,
    )?.replace(/[^\dx*]/gi, ''),
    period: lines.map(findPeriod).find(Boolean),
    openingSen: balance(/saldo\s*awal[\s:=]*([\d.,]+)/i),
    closingSen: balance(/saldo\s*akhir[\s:=]*([\d.,]+)/i),
  };
}
