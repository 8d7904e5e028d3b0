import { expect, it } from 'vitest';
import { formatRupiah } from './money.ts';

it.each([
  [149_000, 'Rp\u00a0149.000'],
  ['149000', 'Rp\u00a0149.000'],
  [0, 'Rp\u00a00'],
  [-25_000, '-Rp\u00a025.000'],
  [1_000_000_000_000, 'Rp\u00a01.000.000.000.000'],
  [1999.9, 'Rp\u00a01.999'],
  ['12.5', 'Rp\u00a012'],
  ['abc', 'Rp\u00a00'],
  [Number.NaN, 'Rp\u00a00'],
  [undefined, 'Rp\u00a00'],
  [null, 'Rp\u00a00'],
])('%s is shown as %s', (amount, expected) => {
  expect(formatRupiah(amount)).toBe(expected);
});

it('leaves the symbol out on request', () => {
  expect(formatRupiah(149_000, { symbol: false })).toBe('149.000');
});
