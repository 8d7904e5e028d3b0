import { expect, it } from 'vitest';
import {
  isSameProvince,
  lowestShippingCost,
  type ShippingMode,
  shippingCost,
} from './shipping-cost.ts';

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

it.each([
  ['DKI Jakarta', 'Daerah Khusus Ibukota Jakarta'],
  ['Jakarta', 'Daerah Khusus Jakarta'],
  ['D.I. Yogyakarta', 'Daerah Istimewa Yogyakarta'],
  ['DIY', 'Yogyakarta'],
  ['Kep. Riau', 'Kepulauan Riau'],
  ['Babel', 'Kepulauan Bangka Belitung'],
  ['Prov. Jabar', 'JAWA BARAT'],
  ['NTB', 'Nusa Tenggara Barat'],
  ['Sumatra Utara', 'Sumatera Utara'],
])('%s is %s', (typed, official) => {
  expect(isSameProvince(typed, official)).toBe(true);
});

// Riau and Kepulauan Riau are two provinces with two prices.
it.each([
  ['Riau', 'Kepulauan Riau'],
  ['Papua', 'Papua Barat'],
  ['Jawa Barat', 'Jawa Timur'],
])('%s is not %s', (one, other) => {
  expect(isSameProvince(one, other)).toBe(false);
});

it.each<[ShippingMode, number]>([
  ['quoted', 10_000],
  ['flat', 5_000],
  ['free', 0],
])('with %s for the others, the lowest cost is %s', (mode, cost) => {
  const prices = [
    { province: 'Jawa Barat', price: 10_000 },
    { province: 'Papua', price: 90_000 },
  ];
  expect(lowestShippingCost({ rates: prices, others: { mode, price: 5_000 } })).toBe(cost);
  expect(lowestShippingCost({ rates: [], others: { mode: 'quoted', price: 0 } })).toBeUndefined();
});
