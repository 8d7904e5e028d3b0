// The text of a bank's PDF as a table: pieces of one line by their height, columns by what stands in
// them and the heading above. A scanned page has no text and is refused by name.
import { getDocumentProxy } from 'unpdf';
import type { CellRow, Grid } from '../statement-cells.ts';
import { StatementError } from '../statement-error.ts';
import {
  columnsOf,
  columnsWithoutHeading,
  intoColumns,
  isDay,
  type PdfColumn,
} from './pdf-columns.ts';
import { findHeading, type Heading, type Piece, toLines } from './pdf-lines.ts';
import { notReadable } from './statement-text.ts';

const MOST_PAGES = 200;

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
  const pages: Page[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const lines = toLines(items.flatMap(toPiece));
    pages.push({ lines, heading: findHeading(lines) });
    page.cleanup();
  }
  const rows = intoRows(pages);
  if (rows.length === 0) {
    throw new StatementError(
      'PDF ini hasil pindai (foto), tanpa teks. Unduh mutasi asli dari bank sebagai CSV, Excel atau PDF.',
    );
  }
  return rows.map((row, n) => ({ ...row, number: n + 1 }));
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

interface Page {
  lines: Piece[][];
  heading: Heading | undefined;
}

type Row = Omit<CellRow, 'number'>;

function intoRows(pages: Page[]): Row[] {
  if (!pages.some(({ heading }) => heading)) {
    const lines = pages.flatMap((page) => page.lines);
    const columns = columnsWithoutHeading(lines);
    return lines.map((line) => ({
      cells: columns.length > 0 ? intoColumns(line, columns) : line.map(({ text }) => text),
    }));
  }
  const columnsByHeading = new Map<string, PdfColumn[]>();
  let columns: PdfColumn[] | undefined;
  return pages.flatMap(({ lines, heading }, n) => {
    if (!heading) return lines.map((line) => withoutHeading(line, columns));
    const key = placesOf(heading);
    const found = columnsByHeading.get(key) ?? columnsOf(heading.pieces, rowsBelow(pages, key));
    columnsByHeading.set(key, found);
    columns = found;
    return [
      ...lines.slice(0, heading.from).map((line) => above(line, n > 0)),
      { cells: heading.pieces.map(({ text }) => text) },
      ...lines.slice(heading.to).map((line) => ({ cells: intoColumns(line, found) })),
    ];
  });
}

/** Of every page with this heading: a page alone may show too little. */
function rowsBelow(pages: Page[], key: string): Piece[][] {
  return pages.flatMap(({ lines, heading }) =>
    heading && placesOf(heading) === key ? lines.slice(heading.to) : [],
  );
}

function placesOf({ pieces }: Heading): string {
  return pieces.map(({ text, left }) => `${text} ${Math.round(left)}`).join();
}

/** Lines above a page's heading belong to no column. */
function above(line: Piece[], isLaterPage: boolean): Row {
  const cells = line.map(({ text }) => text);
  return isLaterPage ? { cells, isOutsideTable: true } : { cells };
}

/** A later page may go on without a heading: what has a day belongs to the table. */
function withoutHeading(line: Piece[], columns: PdfColumn[] | undefined): Row {
  const isRow = columns && line[0] && isDay(line[0]);
  return isRow ? { cells: intoColumns(line, columns) } : above(line, columns !== undefined);
}
