import { expect, test } from 'vitest';
import { parseRupiah } from './parse-rupiah';

test.each([
  ['149000', 149_000],
  ['149.000', 149_000],
  ['Rp 1.149.000', 1_149_000],
  ['Rp1.149.000', 1_149_000],
  [' 25 000 ', 25_000],
  ['0', 0],
  ['-5', -5],
])('%s is %d rupiah', (text, amount) => {
  expect(parseRupiah(text)).toBe(amount);
});

test.each(['', ' ', 'gratis', '149,5', '149.5', '1.49.000', '149.0000', '1e5', '.000'])(
  '"%s" is no amount',
  (text) => {
    expect(parseRupiah(text)).toBeNaN();
  },
);
