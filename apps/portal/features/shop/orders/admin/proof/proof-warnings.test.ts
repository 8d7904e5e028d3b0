import { expect, test } from 'vitest';
import { amountWarnings } from './proof-warning-list';

const order = (totalAmount: number, ...quantities: number[]) => ({
  totalAmount,
  details: quantities.map((qty) => ({ qty })),
});

test('up to ten million and twenty pieces nothing is unusual', () => {
  expect(amountWarnings(order(10_000_000, 12, 8))).toEqual([]);
});

test('more than ten million is pointed out', () => {
  expect(amountWarnings(order(10_000_001, 1))).toEqual([
    'Nominal tidak biasa: di atas Rp\u00a010.000.000.',
  ]);
});

test('more than twenty pieces over all lines are pointed out', () => {
  expect(amountWarnings(order(149_000, 12, 9))).toEqual([
    'Jumlah barang tidak biasa: 21 buah dalam satu pesanan.',
  ]);
});
