// Turns a file of any kind into rows of cells. Text may use any separator, so it gives several
// grids.
import { type Grid, type Separator, separators, splitCells } from '../statement-cells.ts';
import { StatementError } from '../statement-error.ts';
import { decodeStatement, notReadable } from './statement-text.ts';

/** A table begins within these, or it is none. */
const ROWS_NEAR_TOP = 200;
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
  const cuts = separators.filter((separator) => isCutBy(text, separator));
  return cuts.map((separator) => [...splitCells(text, separator)]);
}

/**
 * A separator that splits nothing near the top is none, so a long text is not stored four times.
 */
function isCutBy(text: string, separator: Separator): boolean {
  let seen = 0;
  for (const { cells } of splitCells(text, separator)) {
    if (cells.length > 2) return true;
    seen += 1;
    if (seen === ROWS_NEAR_TOP) return false;
  }
  return false;
}

const SHOWN_ROWS = 20;
const SHOWN_COLUMNS = 40;
const SHOWN_LETTERS = 200;

/**
 * The first rows, split in the way that gives most cells: for a person who shows which column is
 * which.
 */
export function topOf(grids: Grid[]): string[][] {
  const tops = grids.map((grid) => grid.slice(0, SHOWN_ROWS).map(({ cells }) => cells));
  const best = tops.toSorted((a, b) => b.flat().length - a.flat().length)[0] ?? [];
  return best.map((cells) =>
    cells.slice(0, SHOWN_COLUMNS).map((cell) => cell.slice(0, SHOWN_LETTERS)),
  );
}
