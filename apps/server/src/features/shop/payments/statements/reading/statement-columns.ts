// Which column is which: every reading that a header's words allow. The running balance decides.
import type { CellRow } from './statement-cells.ts';

// The words that banks use above their columns. One table for every bank: supporting a new bank
// means adding a word here.
const columnRoles = [
  'date',
  'valueDate',
  'description',
  'amount',
  'direction',
  'debit',
  'credit',
  'balance',
  'balanceBefore',
  'accountNumber',
] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** Compared without case, spaces, signs and what is in brackets. */
const words: Record<ColumnRole, string> = {
  date: `tanggal, tgl, date, tanggal transaksi, tgl transaksi, tgl tran, tgl trans, transaction date,
    trans date, trx date, txn date, post date, posting date, tanggal posting, tanggal pembukuan,
    tanggal waktu, tanggal jam, date time, waktu, waktu transaksi, booking date`,
  valueDate: `tgl efektif, tanggal efektif, effective date, val date, value date, tanggal valuta,
    tgl valuta, tgl val`,
  description: `keterangan, uraian, deskripsi, description, remark, remarks, additional desc, catatan,
    berita, uraian transaksi, keterangan transaksi, deskripsi transaksi, rincian, rincian transaksi,
    detail transaksi, transaction description, transaction details, desk tran, narasi, note, notes,
    sumber tujuan, source destination`,
  amount: `jumlah, nominal, amount, nilai, mutasi, jumlah transaksi, nominal transaksi,
    transaction amount, nilai transaksi, total`,
  direction: `d k, k d, db cr, cr db, d c, c d, dk, tipe, type, jenis, jenis transaksi, tipe transaksi,
    mutasi, debit credit, debet kredit, debit kredit, dr cr`,
  debit: `debit, debet, mutasi debet, mutasi debit, debit amount, db, keluar, uang keluar, dana keluar,
    pengeluaran, withdrawal, outgoing, outgoing transactions, debits`,
  credit: `kredit, credit, mutasi kredit, mutasi credit, credit amount, cr, masuk, uang masuk,
    dana masuk, pemasukan, deposit, incoming, incoming transactions, credits`,
  balance: `saldo, balance, saldo akhir, saldo akhir mutasi, close balance, closing balance,
    ending balance, running balance, sisa, sisa saldo, ledger balance, saldo riil, total`,
  balanceBefore: `saldo awal mutasi, saldo awal, opening balance, saldo sebelum, begin balance,
    starting balance, saldo awal riil, previous balance`,
  accountNumber: 'norek, no rek, no rekening, nomor rekening, account no, account number, rekening',
};

function headerWord(cell: string): string {
  return cell
    .toLowerCase()
    .replace(/\([^)]*\)/g, '')
    .replace(/[^a-z]/g, '');
}

/** `Tanggal / Date` and two lines in one cell are known by their first known part. */
export function lookUpRoles<Role extends string>(
  wordsOf: Record<Role, string>,
): (cell: string) => Role[] {
  const rolesOfWord = new Map<string, Role[]>();
  for (const role of Object.keys(wordsOf) as Role[]) {
    for (const word of wordsOf[role].split(',').map(headerWord)) {
      rolesOfWord.set(word, [...(rolesOfWord.get(word) ?? []), role]);
    }
  }
  return (cell) => {
    const parts = [cell, ...cell.split(/[/\n|]/)];
    return parts.map((part) => rolesOfWord.get(headerWord(part))).find(Boolean) ?? [];
  };
}

export const rolesOf = lookUpRoles(words);

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
