import { expect, test } from 'vitest';
import { productStockLabel, stockLabel, stockObstacle } from './stock-label';

test.each([
  [null, undefined],
  [0, 'Stok habis'],
  [1, 'Sisa 1'],
  [5, 'Sisa 5'],
  [6, undefined],
])('%j is shown as %j', (stock, label) => {
  expect(stockLabel(stock)).toBe(label);
});

const productWith = (stock: number | null, ...variants: Array<number | null>) => ({
  stock,
  ProductVariant: variants.map((each, id) => ({
    id,
    name: '',
    init: '',
    price: 0,
    priceSteps: [],
    stock: each,
  })),
});

test('a product is sold out when every choice is', () => {
  expect(productStockLabel(productWith(null, 0, 0))).toBe('Stok habis');
  expect(productStockLabel(productWith(0, 0, null))).toBeUndefined();
  expect(productStockLabel(productWith(null, 1, 2))).toBe('Sisa 3');
  expect(productStockLabel(productWith(2))).toBe('Sisa 2');
});

test('more than there is cannot be added', () => {
  expect(stockObstacle(3, 3)).toBeUndefined();
  expect(stockObstacle(null, 999)).toBeUndefined();
  expect(stockObstacle(3, 4)).toBe('Stok tinggal 3.');
  expect(stockObstacle(0, 1)).toBe('Stok habis.');
});
