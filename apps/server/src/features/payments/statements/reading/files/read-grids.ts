// A file becomes rows of cells, whatever its kind. Text may be cut by any separator, so it gives several.
import { type Grid, separators, splitCells } from '../statement-cells.ts';
import { StatementError } from '../statement-error.ts';
import { decodeStatement, notReadable } from './statement-text.ts';

const OLD_EXCEL = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

export async function readGrids(bytes: Buffer): Promise<Grid[]> {
  const head = bytes.subarray(0, 4);
  if (head.toString('latin1') === '%PDF') {
    return [await (await import('./read-pdf.ts')).readPdf(bytes)];
  }
  if (head.toString('latin1').startsWith('PK')) {
    return [await (await import('./read-workbook.ts')).readWorkbook(bytes)];
  }
  if (head.equals(OLD_EXCEL)) {
    throw new StatementError(
      'Berkas ini Excel lama (.xls). Buka, simpan sebagai .xlsx, lalu unggah lagi.',
    );
  }
  const text = decodeStatement(bytes);
  if (text.trim() === '') throw notReadable('kosong');
  return separators.map((separator) => [...splitCells(text, separator)]);
}
