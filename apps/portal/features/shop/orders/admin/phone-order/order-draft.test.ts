import type { Product } from '@timesync/contract';
import { expect, test } from 'vitest';
import {
  addLine,
  chosenLine,
  type DraftLine,
  isSold,
  NO_CHOICE,
  priceLines,
  removeLine,
  totalOf,
} from './order-draft';

const line = (productId: number, productVariantId: number | null, qty: number): DraftLine => ({
  productId,
  productVariantId,
  qty,
  name: 'Jam Masjid',
  variantName: undefined,
});
const product = { id: 1, name: 'Jam Masjid', price: 100_000 } as Product;
const products = [
  {
    ...product,
    ProductVariant: [
      { id: 5, name: 'TV', init: 'TV', price: 249_000, priceSteps: [], stock: null },
    ],
  },
  { ...product, id: 2, name: 'Remote', ProductVariant: [] },
];

test('the same product and variant again adds up, up to the largest quantity', () => {
  const once = addLine([], line(1, 5, 2));
  expect(addLine(once, line(1, 5, 3))).toEqual([line(1, 5, 5)]);
  expect(addLine(once, line(1, 5, 999))).toEqual([line(1, 5, 999)]);
});

test('another variant is another line, removed by itself', () => {
  const both = addLine(addLine([], line(1, 5, 1)), line(1, 6, 1));
  expect(both).toHaveLength(2);
  expect(removeLine(both, line(1, 5, 1))).toEqual([line(1, 6, 1)]);
});

test("a variant's price goes before the product's", () => {
  const priced = priceLines([line(1, 5, 2), line(2, null, 1)], products);
  expect(priced.map(({ price }) => price)).toEqual([249_000, 100_000]);
  expect(totalOf(priced)).toBe(598_000);
});

test('a larger quantity has its own price', () => {
  const [clock, ...others] = products;
  const [tv] = clock?.ProductVariant ?? [];
  const stepped = {
    ...clock,
    ProductVariant: [{ ...tv, priceSteps: [{ fromQty: 5, price: 200_000 }] }],
  };
  const offered = [stepped as Product, ...others];
  expect(totalOf(priceLines([line(1, 5, 4)], offered))).toBe(4 * 249_000);
  expect(totalOf(priceLines([line(1, 5, 5)], offered))).toBe(5 * 200_000);
});

test.each([
  ['a product', line(99, null, 1)],
  ['a variant', line(1, 6, 1)],
  ['a product that has variants now', line(1, null, 1)],
])('%s that is no longer sold stays to be removed, and costs nothing', (_, gone) => {
  const priced = priceLines([gone, line(1, 5, 1)], products);
  expect(priced.map(isSold)).toEqual([false, true]);
  expect(priced[0]?.name).toBe('Jam Masjid');
  expect(totalOf(priced)).toBe(249_000);
});

test.each([
  ['nothing', NO_CHOICE, undefined],
  ['a product without its variant', { productId: '1', variantId: '', qty: 1 }, undefined],
  ["another product's variant", { productId: '1', variantId: '6', qty: 1 }, undefined],
  ['a product that is gone', { productId: '99', variantId: '', qty: 1 }, undefined],
  [
    'a variant',
    { productId: '1', variantId: '5', qty: 2 },
    { ...line(1, 5, 2), variantName: 'TV' },
  ],
  [
    'a product without variants',
    { productId: '2', variantId: '', qty: 3 },
    { ...line(2, null, 3), name: 'Remote' },
  ],
])('chosen in the fields is %s', (_, choice, expected) => {
  expect(chosenLine(choice, products)).toEqual(expected);
});
