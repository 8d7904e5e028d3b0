// Balance before ± amount = balance after. Only this shows that a file was read as the bank meant
// it, independently of columns, signs and separators. Rows without a balance, as in a bank's PDF,
// are confirmed together by the next printed balance.
import type { ReadRow } from './read-table.ts';
import type { Direction } from './statement-amount.ts';
import { StatementError } from './statement-error.ts';

export interface Balances {
  openingSen: number | undefined;
  closingSen: number | undefined;
  /** Some banks include pending amounts in the closing balance. */
  pendingSen: number;
}

export interface CheckedRow {
  number: number;
  day: string;
  description: string;
  direction: Direction;
  amountSen: number;
  balanceSen: number | undefined;
  /** Its balance follows from the one before: false for a first row without an opening balance. */
  isProven: boolean;
  /** Nothing says whether money came or left: it is taken as money that came. */
  isGuessed: boolean;
}

/** Rows oldest first, `days` beside them. Throws at the row where the chain breaks. */
export function checkBalances(
  rows: readonly ReadRow[],
  days: readonly string[],
  { openingSen, closingSen, pendingSen }: Balances,
): CheckedRow[] {
  const proven: CheckedRow[] = [];
  let before = openingSen ?? rows[0]?.balanceBeforeSen;
  let waiting: CheckedRow[] = [];
  const settle = (balance: number, number: number) => {
    const sum = waiting.reduce((total, row) => total + signed(row), 0);
    if (before !== undefined && before + sum !== balance)
      throw broken(before + sum, balance, number);
    let running = balance - sum;
    for (const row of waiting) {
      running += signed(row);
      row.balanceSen = running;
      row.isProven = before !== undefined;
    }
    before = balance;
    waiting = [];
  };
  rows.forEach((row, n) => {
    requireDayOrder(days[n - 1], days[n] ?? '', row.number);
    const isFirstWaiting = waiting.length === 0;
    if (isFirstWaiting && before !== undefined && row.balanceBeforeSen !== undefined) {
      if (row.balanceBeforeSen !== before) throw broken(before, row.balanceBeforeSen, row.number);
    }
    const { number, description, amountSen, balanceSen } = row;
    const direction = row.direction ?? (isFirstWaiting ? directionOf(row, before) : undefined);
    const next: CheckedRow = {
      ...{ number, day: days[n] ?? '', description, direction: direction ?? 'credit', amountSen },
      isGuessed: direction === undefined,
      balanceSen: undefined,
      isProven: false,
    };
    proven.push(next);
    waiting.push(next);
    if (balanceSen !== undefined) settle(balanceSen, number);
  });
  close();
  return proven;

  function close() {
    const last = rows.at(-1)?.number ?? 0;
    const isCut = waiting.length > 0 && rows.some(({ balanceSen }) => balanceSen !== undefined);
    if (closingSen === undefined && isCut) {
      throw new StatementError('saldo tidak ada; berkas terpotong', last);
    }
    if (closingSen === undefined || before === undefined) return;
    const sum = waiting.reduce((total, row) => total + signed(row), 0);
    const isPendingCounted = before + sum + pendingSen === closingSen;
    if (waiting.length > 0) settle(isPendingCounted ? before + sum : closingSen, last);
    else if (!isPendingCounted && before !== closingSen) {
      throw new StatementError(
        `saldo akhir berkas ${shown(closingSen)} tidak cocok dengan saldo baris ini ${shown(before)}`,
        last,
      );
    }
  }
}

function signed({ direction, amountSen }: { direction: Direction; amountSen: number }): number {
  return direction === 'credit' ? amountSen : -amountSen;
}

/** An amount without a mark goes where the balance went. */
function directionOf({ amountSen, balanceSen }: ReadRow, before: number | undefined) {
  if (before === undefined || balanceSen === undefined) return undefined;
  if (before + amountSen === balanceSen) return 'credit';
  return before - amountSen === balanceSen ? 'debit' : undefined;
}

function requireDayOrder(earlier: string | undefined, day: string, number: number): void {
  if (earlier === undefined || earlier <= day) return;
  throw new StatementError(`tanggal ${day} tidak urut; periksa tanggal di baris ini`, number);
}

function broken(expected: number, found: number, number: number): StatementError {
  return new StatementError(
    `saldo tidak cocok: menurut baris sebelumnya ${shown(expected)}, di berkas ${shown(found)}; ` +
      'ada baris yang hilang atau berubah',
    number,
  );
}

const rupiah = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 });

function shown(sen: number): string {
  return `Rp\u00a0${rupiah.format(sen / 100)}`;
}
