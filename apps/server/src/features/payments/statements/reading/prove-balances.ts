// Balance before ± amount = balance after, for every row. It is the only proof that a file was read
// as the bank meant it; so it needs no trust in columns, signs or separators.
import { StatementError } from './statement-error.ts';
import type { StatementRow } from './statement-row.ts';

interface Balances {
  openingSen: number | undefined;
  closingSen: number | undefined;
}

export interface ProvenRow extends StatementRow {
  /** Its balance follows from the one before: false for a first row without an opening balance. */
  isProven: boolean;
}

/** Rows oldest first. Throws at the row where the chain breaks; without balances nothing is proven. */
export function proveBalances(
  read: StatementRow[],
  { openingSen, closingSen }: Balances,
): ProvenRow[] {
  const rows = oldestFirst(read, openingSen);
  let before = openingSen ?? rows[0]?.balanceBeforeSen;
  const proven = rows.map((row, n) => {
    requireDayOrder(rows[n - 1], row);
    requireChain(before, row);
    const isProven = before !== undefined && row.balanceSen !== undefined;
    before = row.balanceSen;
    return { ...row, isProven };
  });
  if (closingSen !== undefined && before !== closingSen) {
    throw new StatementError('saldo akhir tidak cocok dengan baris ini', rows.at(-1)?.number);
  }
  return proven;
}

function signedSen({ direction, amountSen }: StatementRow): number {
  return direction === 'credit' ? amountSen : -amountSen;
}

function requireDayOrder(earlier: StatementRow | undefined, row: StatementRow): void {
  if (!earlier || earlier.day <= row.day) return;
  throw new StatementError(
    `tanggal ${row.day} tidak urut; periksa tanggal di baris ini`,
    row.number,
  );
}

function requireChain(before: number | undefined, row: StatementRow): void {
  if (
    row.balanceBeforeSen !== undefined &&
    before !== undefined &&
    row.balanceBeforeSen !== before
  ) {
    throw new StatementError('saldo tidak nyambung dengan baris sebelumnya', row.number);
  }
  const isUnknown = before === undefined || row.balanceSen === undefined;
  if (isUnknown || before + signedSen(row) === row.balanceSen) return;
  throw new StatementError('saldo tidak nyambung; ada baris yang hilang atau berubah', row.number);
}

/** Some banks print the newest first. On a single day only the chain tells. */
function oldestFirst(read: StatementRow[], openingSen: number | undefined): StatementRow[] {
  const reversed = read.toReversed();
  const [first, last] = [read[0]?.day ?? '', read.at(-1)?.day ?? ''];
  if (first !== last) return first < last ? read : reversed;
  return countBreaks(read, openingSen) <= countBreaks(reversed, openingSen) ? read : reversed;
}

function countBreaks(rows: StatementRow[], openingSen: number | undefined): number {
  const before = (n: number) => (n === 0 ? openingSen : rows[n - 1]?.balanceSen);
  return rows.filter((row, n) => {
    const balance = before(n);
    return balance !== undefined && balance + signedSen(row) !== row.balanceSen;
  }).length;
}
