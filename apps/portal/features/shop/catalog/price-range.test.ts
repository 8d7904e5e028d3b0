import { expect, test } from 'vitest';
import { formatPriceRange } from './price-range';

const variantsAt = (...prices: number[]) =>
  prices.map((price, index) => ({ id: index + 1, name: 'x', init: 'TV', price }));

test.each([
  ['no variants: the product price', 950_000, [], 'Rp\u00a0950.000'],
  ['one variant: its price, not the product price', 1, [150_000], 'Rp\u00a0150.000'],
  ['variants of one price', 1, [150_000, 150_000], 'Rp\u00a0150.000'],
  ['variants in any order', 1, [150_000, 90_000, 120_000], 'Rp\u00a090.000 – Rp\u00a0150.000'],
  ['a free variant counts', 1, [150_000, 0], 'Rp\u00a00 – Rp\u00a0150.000'],
])('%s', (_, price, variantPrices, expected) => {
  expect(formatPriceRange({ price, ProductVariant: variantsAt(...variantPrices) })).toBe(expected);
});
