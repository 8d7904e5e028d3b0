// The text of a bank's PDF as a table: pieces of one line by their height, columns by the header above
// them. A scanned page has no text and is refused by name.
import { getDocumentProxy } from 'unpdf';
import type { CellRow, Grid } from '../statement-cells.ts';
import { isHeader } from '../statement-columns.ts';
import { StatementError } from '../statement-error.ts';
import { notReadable } from './statement-text.ts';

const MOST_PAGES = 200;

interface Piece {
  text: string;
  left: number;
  right: number;
  /** Distance from the bottom of the page. */
  bottom: number;
  height: number;
}

export async function readPdf(bytes: Buffer): Promise<Grid> {
  try {
    return await readPages(bytes);
  } catch (error) {
    if (error instanceof StatementError) throw error;
    if ((error as Error).name === 'PasswordException') {
      throw new StatementError('PDF ini terkunci: buka kuncinya dulu, lalu unggah lagi.');
    }
    throw notReadable('PDF yang rusak');
  }
}

async function readPages(bytes: Buffer): Promise<Grid> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  if (document.numPages > MOST_PAGES) {
    throw new StatementError(
      `PDF ini ${document.numPages} halaman; paling banyak ${MOST_PAGES}. Unduh per bulan.`,
    );
  }
  const grid: Grid = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    grid.push(...readPage(items.flatMap(toPiece), grid.length));
    page.cleanup();
  }
  if (grid.length === 0) {
    throw new StatementError(
      'PDF ini hasil pindai (foto), tanpa teks. Unduh mutasi asli dari bank sebagai CSV, Excel atau PDF.',
    );
  }
  return grid;
}

function toPiece(item: object): Piece[] {
  if (!('str' in item) || !('transform' in item)) return [];
  const { str, transform, width, height } = item as {
    str: string;
    transform: number[];
    width: number;
    height: number;
  };
  const [, , , , left = 0, bottom = 0] = transform;
  const text = str.trim();
  return text === '' ? [] : [{ text, left, right: left + width, bottom, height: height || 8 }];
}

/** Lines above the page's header belong to no column. */
function readPage(pieces: Piece[], linesBefore: number): CellRow[] {
  const lines = toLines(pieces);
  const headerAt = lines.findIndex((line) => isHeader(line.map(({ text }) => text)));
  const header = lines[headerAt];
  return lines.map((line, n) => {
    const number = linesBefore + n + 1;
    if (!header || n < headerAt) {
      const cells = line.map(({ text }) => text);
      return linesBefore > 0 ? { number, cells, isOutsideTable: true } : { number, cells };
    }
    return {
      number,
      cells: n === headerAt ? line.map(({ text }) => text) : intoColumns(line, header),
    };
  });
}

/**
 * From top to bottom; pieces whose baselines are within half a letter of each other are one line.
 */
function toLines(pieces: Piece[]): Piece[][] {
  const lines: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => b.bottom - a.bottom)) {
    const line = lines.at(-1);
    const isSame = line?.[0] && line[0].bottom - piece.bottom < piece.height / 2;
    if (isSame) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.left - b.left));
}

function intoColumns(line: Piece[], header: Piece[]): string[] {
  const cells = header.map(() => '');
  for (const piece of line) {
    const column = nearestColumn(piece, header);
    cells[column] = `${cells[column]} ${piece.text}`.trim();
  }
  return cells;
}

/** The header it lies under most, else the one beside it. */
function nearestColumn({ left, right }: Piece, header: Piece[]): number {
  const distances = header.map(
    (column) => Math.max(left, column.left) - Math.min(right, column.right),
  );
  return distances.indexOf(Math.min(...distances));
}
