import { expect, it } from 'vitest';
import { randomBytes } from '../vectors/sample-device.ts';
import { BASE32_ALPHABET, encodeBase32 } from './base32.ts';
import {
  addRowChecks,
  CODE_ROWS,
  CODE_SYMBOLS,
  findWrongRow,
  removeRowChecks,
  splitCodeRows,
} from './code-rows.ts';

const codes = Array.from({ length: 5 }, () => addRowChecks(encodeBase32(randomBytes(82))));
const ALL_RIGHT = CODE_ROWS + 1;
const rowOf = (place: number) => Math.floor(place / 12) + 1;

it('adds one symbol to eleven and removes it again', () => {
  const data = encodeBase32(randomBytes(82));
  const code = addRowChecks(data);
  expect(code).toHaveLength(CODE_SYMBOLS);
  expect(removeRowChecks(code)).toBe(data);
  expect(findWrongRow(code)).toBe(ALL_RIGHT);
  expect(splitCodeRows(code)).toHaveLength(CODE_ROWS);
  expect(splitCodeRows(code)[0]).toMatch(/^.{4}-.{4}-.{4}$/);
});

it('finds every wrong symbol in its row', () => {
  for (const code of codes) {
    for (let place = 0; place < code.length; place += 1) {
      for (const other of BASE32_ALPHABET) {
        if (other === code[place]) continue;
        const wrong = code.slice(0, place) + other + code.slice(place + 1);
        expect(findWrongRow(wrong)).toBe(rowOf(place));
      }
    }
  }
});

it('finds every swap of two in a row', () => {
  for (const code of codes) {
    for (let left = 0; left < code.length; left += 1) {
      for (let right = left + 1; rowOf(right) === rowOf(left); right += 1) {
        if (code[left] === code[right]) continue;
        const symbols = [...code];
        const swapped = symbols.with(left, code[right] ?? '').with(right, code[left] ?? '');
        expect(findWrongRow(swapped.join(''))).toBe(rowOf(left));
      }
    }
  }
});

it('finds rows in the wrong place and a row left out', () => {
  for (const code of codes) {
    const rows: string[] = code.match(/.{12}/g) ?? [];
    for (let row = 0; row + 1 < CODE_ROWS; row += 1) {
      const swapped = rows.with(row, rows[row + 1] ?? '').with(row + 1, rows[row] ?? '');
      expect(findWrongRow(swapped.join(''))).toBe(row + 1);
      expect(findWrongRow(rows.toSpliced(row, 1).join(''))).toBe(row + 1);
    }
  }
});
