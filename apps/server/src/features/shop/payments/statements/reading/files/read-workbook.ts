// The first sheet of an Excel file. Its unpacked size is checked before parsing, and formulas are
// refused, because a bank's file contains only values.
import { type UnzipFileFilter, unzipSync } from 'fflate';
import { type Row, readSheet } from 'read-excel-file/universal';
import type { Grid } from '../statement-cells.ts';
import { StatementError } from '../statement-error.ts';
import { notReadable } from './statement-text.ts';

const MOST_UNPACKED_BYTES = 32 * 1024 * 1024;
const MOST_ENTRIES = 500;
const MOST_ROWS = 100_000;
const TOO_WIDE = 'lebih lebar dari 200 kolom';
/** A cell behind GR, the 200th column; every row of the sheet would become as wide. */
const FAR_CELL = /\br\s*=\s*["'](?:[A-Z]{3,}|[H-Z][A-Z]|G[S-Z])\d/i;

export async function readWorkbook(bytes: Buffer): Promise<Grid> {
  requireHarmless(bytes);
  const rows = await parse(bytes);
  if (rows.length > MOST_ROWS) throw notReadable('terlalu panjang');
  return rows
    .map((row, index) => ({ number: index + 1, cells: row.map(toText) }))
    .filter(({ cells }) => cells.some(Boolean));
}

/** The sizes are those in the archive's directory; unpacking never exceeds them. */
function requireHarmless(bytes: Buffer): void {
  let unpacked = 0;
  let entries = 0;
  const files = unpack(bytes, ({ name, originalSize }) => {
    unpacked += originalSize;
    entries += 1;
    if (unpacked > MOST_UNPACKED_BYTES || entries > MOST_ENTRIES) {
      throw new StatementError('Berkas Excel ini terlalu besar setelah dibuka. Unduh per bulan.');
    }
    return name.endsWith('.xml');
  });
  for (const [name, content] of Object.entries(files)) {
    const xml = Buffer.from(content.buffer, content.byteOffset, content.length);
    if (xml.includes('<!DOCTYPE') || xml.includes('<!ENTITY'))
      throw notReadable('Excel yang rusak');
    if (!name.startsWith('xl/worksheets/')) continue;
    const sheet = xml.toString('latin1');
    if (FAR_CELL.test(sheet)) throw notReadable(TOO_WIDE);
    if (/<f[\s>/]/.test(sheet)) {
      throw new StatementError(
        'Berkas Excel ini berisi rumus, jadi bukan berkas asli dari bank. Unduh ulang dari bank.',
      );
    }
  }
}

function unpack(bytes: Buffer, filter: UnzipFileFilter) {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof StatementError) throw error;
    throw notReadable('Excel yang rusak');
  }
}

async function parse(bytes: Buffer): Promise<Row[]> {
  try {
    return await readSheet(new Uint8Array(bytes).buffer);
  } catch {
    throw notReadable('Excel yang rusak');
  }
}

function toText(value: Row[number]): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value.toFixed(2);
  return String(value).trim().replace(/^'/, '');
}
