// CSV as banks write it: quoted cells, a leading apostrophe against spreadsheets, blank lines between,
// any of the three line ends.
import { StatementError } from './statement-error.ts';

export const separators = [',', ';', '\t', '|'] as const;
export type Separator = (typeof separators)[number];

export interface CellRow {
  /** Line of the file, or row of the sheet, it starts on, from 1. */
  number: number;
  cells: string[];
  /** The row is above the table of a later page and never a mutation. */
  isOutsideTable?: boolean;
}

/** A file as rows of cells. */
export type Grid = CellRow[];

/** Rows without any content are left out; a quote that is never closed is a cut file. */
export function* splitCells(text: string, separator: Separator): Generator<CellRow> {
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let startLine = 1;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    const isLineEnd = char === '\n' || (char === '\r' && text[at + 1] !== '\n');
    if (isQuoted) {
      if (isLineEnd) line += 1;
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (char === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (char === separator) {
      cells.push(clean(cell));
      cell = '';
    } else if (isLineEnd) {
      cells.push(clean(cell));
      if (cells.some(Boolean)) yield { number: startLine, cells };
      cells = [];
      cell = '';
      line += 1;
      startLine = line;
    } else if (char !== '\r') cell += char;
  }
  if (isQuoted) throw new StatementError('tanda kutip tidak ditutup; berkas terpotong', startLine);
  cells.push(clean(cell));
  if (cells.some(Boolean)) yield { number: startLine, cells };
}

function clean(cell: string): string {
  return cell.trim().replace(/^'/, '').trim();
}
