// CSV that Indonesian spreadsheets open with a double click: UTF-8 with a mark, semicolons, and no
// cell that a spreadsheet would run as a formula.
export type CsvCell = string | number | boolean | Date | null | undefined;

const BYTE_ORDER_MARK = '\ufeff';
/** The wide forms of East Asian keyboards count as well. */
const FORMULA_START = /^[=+\-@＝＋－＠\t\r\0]/;

export function csvLine(cells: CsvCell[]): string {
  return `${cells.map(cellText).join(';')}\r\n`;
}

function cellText(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'boolean') return cell ? 'ya' : 'tidak';
  const text = cell instanceof Date ? cell.toISOString() : cell;
  const safe = FORMULA_START.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The whole file, piece by piece: only one batch is in memory at a time. */
export async function* csvFile<Row>(
  header: string[],
  batches: AsyncIterable<Row[]>,
  toCells: (row: Row) => CsvCell[],
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(header);
  for await (const rows of batches) {
    yield rows.map((row) => csvLine(toCells(row))).join('');
  }
}
