// A CSV file of customers and keys; its columns are found by the words above them, as in a bank's file.
import { type ImportRow, MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '@timesync/contract';
import { AppError } from '../../../../../platform/app-error.ts';
import { decodeStatement } from '../../../../shop/payments/statements/reading/files/statement-text.ts';
import {
  type Grid,
  separators,
  splitCells,
} from '../../../../shop/payments/statements/reading/statement-cells.ts';
import { lookUpRoles } from '../../../../shop/payments/statements/reading/statement-columns.ts';
import { StatementError } from '../../../../shop/payments/statements/reading/statement-error.ts';

type Column = Exclude<keyof ImportRow, 'line'>;
const columnsOf = lookUpRoles<Column>({
  name: `nama, nama lengkap, nama pelanggan, nama pembeli, nama takmir, nama masjid, pelanggan, pembeli,
    takmir, name, full name, customer, customer name`,
  email: 'email, e mail, alamat email, surel, email address',
  whatsapp: `wa, no wa, nomor wa, whatsapp, no whatsapp, nomor whatsapp, hp, no hp, nomor hp,
    handphone, telepon, no telepon, nomor telepon, telp, no telp, kontak, phone, phone number, mobile`,
  init: 'init, inisial, awalan, kode produk, prefix',
  licenseKey: `license key, licence key, license, key, kunci, lisensi, kunci lisensi, kode lisensi,
    nomor lisensi, kode aktivasi`,
  boughtOn: `tanggal beli, tgl beli, tanggal pembelian, tgl pembelian, tanggal order, tgl order,
    tanggal, tgl, date, purchase date, order date, bought on`,
});
const LONGEST_CELL = 300;
const MOST_ROWS_ABOVE = 20;

type Columns = Partial<Record<Column, number>>;

export function readImportFile(bytes: Buffer): ImportRow[] {
  if (bytes.length > MAX_IMPORT_BYTES)
    throw refused('Berkas terlalu besar. Bagi menjadi beberapa.');
  const { columns, rows } = findTable(bytes);
  const read = rows.map(({ number, cells }) => toRow(number, cells, columns));
  if (read.length === 0) throw refused('Berkas ini tidak berisi pelanggan.');
  if (read.length > MAX_IMPORT_ROWS) {
    throw refused(`Paling banyak ${MAX_IMPORT_ROWS} baris. Bagi berkasnya menjadi beberapa.`);
  }
  return read;
}

/** Cut by whichever separator shows the headings. */
function findTable(bytes: Buffer): { columns: Columns; rows: Grid } {
  try {
    const text = decodeStatement(bytes);
    for (const separator of separators) {
      const grid = [...splitCells(text, separator)];
      for (const [n, { cells }] of grid.slice(0, MOST_ROWS_ABOVE).entries()) {
        const columns = findColumns(cells);
        if (columns) return { columns, rows: grid.slice(n + 1) };
      }
    }
  } catch (error) {
    if (error instanceof StatementError) throw refused(error.message);
    throw error;
  }
  throw refused(
    'Judul kolom tidak ditemukan. Tulis di baris pertama: Nama, WhatsApp, Email, Init, License Key, Tanggal Beli.',
  );
}

/** A customer has a name, and one way to reach him. */
function findColumns(cells: string[]): Columns | undefined {
  const found: Columns = {};
  for (const [at, cell] of cells.entries()) {
    const [column] = columnsOf(cell);
    if (column) found[column] ??= at;
  }
  const isTable = found.name !== undefined && (found.email ?? found.whatsapp) !== undefined;
  return isTable ? found : undefined;
}

function toRow(line: number, cells: string[], columns: Columns): ImportRow {
  const cell = (column: Column) => (cells[columns[column] ?? -1] ?? '').slice(0, LONGEST_CELL);
  return {
    line,
    name: cell('name'),
    email: cell('email'),
    whatsapp: cell('whatsapp'),
    init: cell('init'),
    licenseKey: cell('licenseKey'),
    boughtOn: cell('boughtOn'),
  };
}

const refused = (message: string) =>
  new AppError('IMPORT_FILE_REFUSED', { message, field: 'file' });
