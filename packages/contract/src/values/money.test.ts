import { expect, it } from 'vitest';
import { formatRupiah } from './money.ts';

it.each([
  [149_000, 'Rp 149.000'],
  ['149000', 'Rp 149.000'],
  [0, 'Rp 0'],
  [-25_000, '-Rp 25.000'],
  [1_000_000_000_000, 'Rp 1.000.000.000.000'],
  [1999.9, 'Rp 1.999'],
  ['12.5', 'Rp 12'],
  ['abc', 'Rp 0'],
  [Number.NaN, 'Rp 0'],
  [undefined, 'Rp 0'],
  [null, 'Rp 0'],
])('%s is shown as %s', (amount, expected) => {
  expect(formatRupiah(amount)).toBe(expected);
});

it('leaves the symbol out on request', () => {
  expect(formatRupiah(149_000, { symbol: false })).toBe('149.000');
});
