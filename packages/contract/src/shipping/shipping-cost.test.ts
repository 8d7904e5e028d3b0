import { expect, it } from 'vitest';
import { type ShippingMode, shippingCost } from './shipping-cost.ts';

const rates = [
  { province: 'Jawa Barat', price: 18_000 },
  { province: 'Papua', price: 0 },
];

it.each<[string, ShippingMode, number | undefined]>([
  ['Jawa Barat', 'quoted', 18_000],
  [' jawa  BARAT ', 'free', 18_000],
  ['Papua', 'flat', 0],
  ['Bali', 'flat', 30_000],
  ['Bali', 'free', 0],
  ['Bali', 'quoted', undefined],
])('%j, others %s: %s', (province, mode, cost) => {
  expect(shippingCost({ rates, others: { mode, price: 30_000 } }, province)).toBe(cost);
});
