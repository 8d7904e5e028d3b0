// The Kode Perangkat is long and sometimes copied by hand, so it is cut into twelve rows of eleven
// symbols and a check symbol. A mistake is found in the row where it was made, before anything is
// sent: every wrong symbol, every swap of two in a row, and every row in the wrong place.
import { BASE32_ALPHABET } from './base32.ts';

const ROW_DATA_SYMBOLS = 11;
const ROW_SYMBOLS = ROW_DATA_SYMBOLS + 1;
export const CODE_ROWS = 12;
export const CODE_SYMBOLS = CODE_ROWS * ROW_SYMBOLS;

/** x⁵ + x² + 1: its powers of x only repeat after 31, so no two places of a row weigh the same. */
const FIELD_POLYNOMIAL = 0b100101;

/** Puts the check symbol behind every eleven symbols. */
export function addRowChecks(data: string): string {
  return rowsOf(data, ROW_DATA_SYMBOLS)
    .map((row, index) => row + BASE32_ALPHABET[timesX(rowSum(row)) ^ (index + 1)])
    .join('');
}

export function removeRowChecks(code: string): string {
  return rowsOf(code, ROW_SYMBOLS)
    .map((row) => row.slice(0, ROW_DATA_SYMBOLS))
    .join('');
}

/** The first row, counted from 1, that was not copied right; the row after the last when all are. */
export function findWrongRow(code: string): number {
  const rows = rowsOf(code, ROW_SYMBOLS);
  const wrong = rows.findIndex((row, index) => !isRowRight(row, index + 1));
  return (wrong === -1 ? rows.length : wrong) + 1;
}

/** Splits a code as the screen shows it, in three groups of four. */
export function splitCodeRows(code: string): string[] {
  return rowsOf(code, ROW_SYMBOLS).map((row) => rowsOf(row, 4).join('-'));
}

function isRowRight(row: string, rowNumber: number): boolean {
  return row.length === ROW_SYMBOLS && rowSum(row) === rowNumber;
}

function rowSum(row: string): number {
  let sum = 0;
  for (const symbol of row) sum = timesX(sum) ^ BASE32_ALPHABET.indexOf(symbol);
  return sum;
}

function timesX(element: number): number {
  const shifted = element << 1;
  return shifted & 32 ? shifted ^ FIELD_POLYNOMIAL : shifted;
}

function rowsOf(text: string, length: number): string[] {
  return text.match(new RegExp(`.{1,${length}}`, 'g')) ?? [];
}
