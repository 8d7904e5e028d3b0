// The Kode Perangkat as it is typed: twelve rows of twelve symbols, checked row by row, so that a
// mistake is found where it was made and before the next row is begun.
import { CODE_ROWS, CODE_SYMBOLS, findWrongRow, readBase32Symbols } from '@timesync/contract';

const ROW_SYMBOLS = CODE_SYMBOLS / CODE_ROWS;

/** 144 symbols are typed once: a reload keeps them under this name until the device is found. */
export const TYPED_ROWS = 'typed-rows';

export const emptyRows = Array.from({ length: CODE_ROWS }, () => '');

/**
 * Text typed or pasted into one row. What was pasted and is too long for it continues in the next rows; a
 * single letter too many stays, for its typist to delete another, and takes no other row's place.
 */
export function typeIntoRow(rows: readonly string[], index: number, typed: string): string[] {
  const symbols = lettersOf(typed.slice(typed.lastIndexOf('/') + 1));
  const isPasted = symbols.length > lettersOf(rows[index] ?? '').length + 1;
  if (symbols.length <= ROW_SYMBOLS || !isPasted) return rows.with(index, typed);
  return rows.map((row, at) => {
    const start = (at - index) * ROW_SYMBOLS;
    const part = symbols.slice(start, start + ROW_SYMBOLS);
    return at >= index && part ? groupRow(part) : row;
  });
}

/** Groups a row as the box's screen does, in three groups of four. */
export function groupRow(row: string): string {
  return lettersOf(row)
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1-');
}

export function isRowFull(row: string): boolean {
  return lettersOf(row).length === ROW_SYMBOLS;
}

/** The first row, counted from 1, that is full or too long, and wrong, as far as the rows before it are full. */
export function firstWrongRow(rows: readonly string[]): number | undefined {
  const gap = rows.findIndex((row) => lettersOf(row).length < ROW_SYMBOLS);
  const full = gap === -1 ? rows : rows.slice(0, gap);
  // A row with a letter that no code has, or too many, counts as missing, and so is wrong in its place.
  const symbols = full.map((row) => (isRowFull(row) && readBase32Symbols(row)) || '');
  const wrong = findWrongRow(symbols.join(''));
  return wrong <= full.length ? wrong : undefined;
}

function lettersOf(typed: string): string {
  return typed.replace(/[^0-9A-Za-z]/g, '');
}
