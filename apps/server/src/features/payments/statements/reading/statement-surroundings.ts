// What stands around the table: whose account, which days, balances before and after.
import { parseAmountSen } from './statement-amount.ts';
import type { CellRow } from './statement-cells.ts';
import { findPeriod, type Period } from './statement-date.ts';

export interface Surroundings {
  accountNumber: string | undefined;
  period: Period | undefined;
  openingSen: number | undefined;
  closingSen: number | undefined;
}

const SUMMARY =
  /^(saldo\s*(awal|akhir)|mutasi\s*(debet|kredit)|total\s*(debet|kredit)?|kredit|debet)\b/i;

export function isSummary({ cells }: CellRow): boolean {
  return SUMMARY.test(cells[0] ?? '');
}

export function readSurroundings(rows: CellRow[]): Surroundings {
  const lines = rows.map(({ cells }) => cells.filter(Boolean).join(' '));
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
