// A CSV file with the columns Nama, Email, WhatsApp, Init and License Key, found by their headings.
import { type ImportRow, MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { separators, splitCells } from '../../../payments/statements/reading/statement-cells.ts';
import { StatementError } from '../../../payments/statements/reading/statement-error.ts';

const headings = {
  name: /^nama/,
  email: /^e-?mail/,
  whatsapp: /^(wa|whats ?app|no|nomor|hp|telepon)/,
  init: /^init/,
  licenseKey: /(key|kunci|lisensi)/,
} as const;
type Column = keyof typeof headings;
const NEEDED: readonly Column[] = ['name', 'email', 'whatsapp'];
const LONGEST_CELL = 300;

export function readImportFile(bytes: Buffer): ImportRow[] {
  if (bytes.length > MAX_IMPORT_BYTES)
    throw refused('Berkas terlalu besar. Bagi menjadi beberapa.');
  const text = decode(bytes);
  const [head = ''] = text.split(/\r?\n/, 1);
  const separator = separators.toSorted((a, b) => head.split(b).length - head.split(a).length)[0];
  const rows = split(text, separator ?? ';');
  const columns = findColumns(rows[0]?.cells ?? []);
  const read = rows.slice(1).map(({ number, cells }) => toRow(number, cells, columns));
  if (read.length === 0) throw refused('Berkas ini tidak berisi pelanggan.');
  if (read.length > MAX_IMPORT_ROWS) {
    throw refused(`Paling banyak ${MAX_IMPORT_ROWS} baris. Bagi berkasnya menjadi beberapa.`);
  }
  return read;
}

function decode(bytes: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Another encoding, or no text at all.
  }
  throw refused(
    'Berkas ini bukan CSV UTF-8. Simpan dari Excel sebagai "CSV UTF-8", lalu unggah lagi.',
  );
}

function split(text: string, separator: (typeof separators)[number]) {
  try {
    return [...splitCells(text, separator)];
  } catch (error) {
    if (error instanceof StatementError) throw refused(`Berkas terpotong: ${error.message}.`);
    throw error;
  }
}

function findColumns(cells: string[]): Partial<Record<Column, number>> {
  const found: Partial<Record<Column, number>> = {};
  for (const [at, cell] of cells.entries()) {
    const heading = cell.toLowerCase();
    const column = (Object.keys(headings) as Column[]).find(
      (name) => found[name] === undefined && headings[name].test(heading),
    );
    if (column) found[column] = at;
  }
  const missing = NEEDED.find((column) => found[column] === undefined);
  if (missing) {
    throw refused(
      'Baris pertama harus berisi judul kolom: Nama, Email, WhatsApp, Init, License Key.',
    );
  }
  return found;
}

function toRow(line: number, cells: string[], columns: Partial<Record<Column, number>>): ImportRow {
  const cell = (column: Column) => (cells[columns[column] ?? -1] ?? '').slice(0, LONGEST_CELL);
  return {
    line,
    name: cell('name'),
    email: cell('email'),
    whatsapp: cell('whatsapp'),
    init: cell('init'),
    licenseKey: cell('licenseKey'),
  };
}

const refused = (message: string) =>
  new AppError('IMPORT_FILE_REFUSED', { message, field: 'file' });
