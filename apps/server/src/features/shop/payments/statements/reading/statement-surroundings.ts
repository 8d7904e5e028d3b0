// The text around the table: account, period, balances before and after.
import { parseBalanceSen } from './statement-amount.ts';
import type { CellRow } from './statement-cells.ts';
import { findPeriod, type Period } from './statement-date.ts';

export interface Surroundings {
  accountNumber: string | undefined;
  period: Period | undefined;
  openingSen: number | undefined;
  closingSen: number | undefined;
}

/** How banks call the balance before the first row. */
export const OPENING_WORDS = String.raw`saldo\s*(?:awal|sebelumnya)|(?:opening|beginning|starting|previous)\s*balance`;
const SUMMARY = new RegExp(
  String.raw`^(?:${OPENING_WORDS}|saldo\s*akhir|(?:closing|ending)\s*balance|(?:total\s*)?mutasi\s*(?:debet|debit|kredit|cr|db)|total|kredit|debet|debit|credit)\b`,
  'i',
);
const AMOUNT = String.raw`[^\d-]{0,40}?(-?[\d.,]*\d)`;
const OPENING = new RegExp(`(?:${OPENING_WORDS})${AMOUNT}`, 'i');
const CLOSING = new RegExp(
  String.raw`(?:saldo\s*akhir|closing balance|ending balance)${AMOUNT}`,
  'i',
);
const ACCOUNT =
  /(?:rekening|rek\.?|account)(?:\s*(?:no|number)\.?)?[\s:=.']*([\dx*][\d.\-x* ]{3,30}[\dx*])(?!\S)/i;
/** BRI prints the four sums in one line below their names. */
const SUMS_BELOW = /saldo\s*awal\D*saldo\s*akhir\D*$/i;

export function isSummary({ cells }: CellRow): boolean {
  return SUMMARY.test(cells.find(Boolean) ?? '');
}

export function readSurroundings(rows: CellRow[]): Surroundings {
  const lines = rows.map(({ cells }) => cells.filter(Boolean).join(' '));
  const find = (pattern: RegExp) =>
    lines.map((line) => pattern.exec(line)?.[1]).find((found) => found !== undefined);
  const balance = (pattern: RegExp) => {
    const found = find(pattern);
    return found === undefined ? undefined : parseBalanceSen(found);
  };
  const below = sumsBelow(lines);
  return {
    accountNumber: find(ACCOUNT)?.replace(/[^\dx*]/gi, ''),
    period: lines.map(findPeriod).find(Boolean),
    openingSen: balance(OPENING) ?? below.at(0),
    closingSen: balance(CLOSING) ?? below.at(-1),
  };
}

function sumsBelow(lines: string[]): number[] {
  const names = lines.findIndex((line) => SUMS_BELOW.test(line));
  if (names < 0) return [];
  const sums = (lines[names + 1] ?? '').split(/\s+/).map(parseBalanceSen);
  return sums.length === 4 ? sums.filter((sum) => sum !== undefined) : [];
}
