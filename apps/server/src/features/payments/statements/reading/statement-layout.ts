// How each bank lays out its file, as data. A layout is known by its header's words; the page for
// other banks makes one by hand and the account remembers it.

import type { Separator } from './statement-cells.ts';
import type { DateOrder } from './statement-date.ts';

/** Columns count from 0. Either one amount with its direction, or a debit and a credit column. */
export interface StatementColumns {
  date: number;
  /** The day it counts for, where the bank prints both: a swapped day and month shows. */
  valueDate?: number;
  description: number;
  /** A cell that says its direction itself, or beside it in `direction`. */
  amount?: number;
  direction?: number;
  debit?: number;
  credit?: number;
  balance?: number;
  /** Balance before the row, where the bank prints it. */
  balanceBefore?: number;
  accountNumber?: number;
}

export interface StatementLayout {
  name: string;
  separator: Separator;
  dateOrder: DateOrder;
  /** Header cells without case and spaces; the first row that starts so is the header. */
  header: readonly string[];
  columns: StatementColumns;
  /** The bank prints the balance after the last row: without it the file is cut. */
  hasClosingBalance?: boolean;
}

export const bankLayouts: readonly StatementLayout[] = [
  {
    name: 'BCA perorangan',
    separator: ',',
    dateOrder: 'day-first',
    header: ['tanggaltransaksi', 'keterangan', 'cabang', 'jumlah', '', 'saldo'],
    columns: { date: 0, description: 1, amount: 3, direction: 4, balance: 5 },
    hasClosingBalance: true,
  },
  {
    name: 'BCA bisnis',
    separator: ',',
    dateOrder: 'day-first',
    header: ['tanggal', 'keterangan', 'cabang', 'jumlah', 'saldo'],
    columns: { date: 0, description: 1, amount: 3, balance: 4 },
    hasClosingBalance: true,
  },
  {
    name: 'BRI',
    separator: ';',
    dateOrder: 'day-first',
    header: [
      'norek',
      'tgl_tran',
      'tgl_efektif',
      'jam_tran',
      'desk_tran',
      'saldo_awal_mutasi',
      'mutasi_debet',
      'mutasi_kredit',
      'saldo_akhir_mutasi',
    ],
    columns: {
      accountNumber: 0,
      date: 1,
      valueDate: 2,
      description: 4,
      balanceBefore: 5,
      debit: 6,
      credit: 7,
      balance: 8,
    },
  },
  {
    name: 'Mandiri',
    separator: ',',
    dateOrder: 'day-first',
    header: [
      'accountno',
      'date',
      'val.date',
      'transactioncode',
      'description',
      'referenceno.',
      'debit',
      'credit',
      'balance',
    ],
    columns: {
      accountNumber: 0,
      date: 1,
      valueDate: 2,
      description: 4,
      debit: 6,
      credit: 7,
      balance: 8,
    },
  },
  {
    name: 'BSI',
    separator: ',',
    dateOrder: 'year-first',
    header: ['tanggal', 'noreferensi', 'deskripsi', 'd/k', 'nominal', 'saldo'],
    columns: { date: 0, description: 2, direction: 3, amount: 4, balance: 5 },
  },
  {
    name: 'BNI',
    separator: ';',
    dateOrder: 'day-first',
    header: ['tanggaltransaksi', 'uraiantransaksi', 'tipe', 'nominal', 'saldo'],
    columns: { date: 0, description: 1, direction: 2, amount: 3, balance: 4 },
  },
];

export function headerWord(cell: string): string {
  return cell.toLowerCase().replace(/\s+/g, '');
}

export function isHeaderOf(layout: StatementLayout, cells: readonly string[]): boolean {
  return layout.header.every((word, n) => headerWord(cells[n] ?? '') === word);
}
