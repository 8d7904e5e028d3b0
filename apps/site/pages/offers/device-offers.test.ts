import type { Product } from '@timesync/contract';
import { expect, test } from 'vitest';
import { findOffers } from './device-offers';

function product(
  name: string,
  variants: Array<[id: number, init: string, price: number]>,
): Product {
  return {
    id: 1,
    name,
    description: '',
    requiresLicense: true,
    price: 0,
    isShipped: false,
    stock: null,
    picture: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    ProductVariant: variants.map(([id, init, price]) => ({
      id,
      name: `V${id}`,
      init,
      price,
      priceSteps: [],
      stock: null,
    })),
    variantCount: variants.length,
  };
}

const app = product('Aplikasi Jam Masjid TimeSync', [
  [1, 'HP', 149_000],
  [2, 'TV', 249_000],
]);
const box = product('Timesync box Pro', [
  [4, 'TV', 1_099_000],
  [3, 'TV', 99_000],
]);

test('each device leads to its own licence type, and no device to the box', () => {
  expect(findOffers([box, app])).toEqual({
    phone: { variantId: 1, price: 149_000 },
    tv: { variantId: 2, price: 249_000 },
    box: { variantId: 3, price: 99_000 },
  });
});

test('a box is never offered for an existing TV box, even when nothing else is for sale', () => {
  expect(findOffers([box])).toEqual({ box: { variantId: 3, price: 99_000 } });
});

test('what needs no licence and what has no variants is no offer', () => {
  const remote = { ...product('Remote', [[9, 'TV', 1]]), requiresLicense: false };
  expect(findOffers([remote, product('TimeSync Box', [])])).toEqual({});
});
