import type { Product } from '@timesync/contract';
import { expect, test } from 'vitest';
import { productData } from '../frame/structured-data';
import { priceLines } from './price-lines';

const ORIGIN = 'https://jam.example';
const variant = { id: 7, name: 'TV', init: 'TV', price: 249_000, priceSteps: [], stock: null };
const product = (requiresLicense: boolean, ProductVariant: Product['ProductVariant']) =>
  ({ id: 3, requiresLicense, price: 25_000, ProductVariant }) as Product;

test('variants have their prices, a product without them its own', () => {
  expect(priceLines(product(true, [variant]))).toEqual([variant]);
  expect(priceLines(product(false, []))).toEqual([{ id: -3, name: '', price: 25_000 }]);
});

test('a licence without variants cannot be ordered, so neither people nor crawlers see a price', () => {
  const bare = product(true, []);
  expect(priceLines(bare)).toEqual([]);
  expect(productData([bare], ORIGIN)).not.toHaveProperty('offers');
  expect(productData([bare, product(true, [variant])], ORIGIN)).toHaveProperty(
    'offers.offerCount',
    1,
  );
});
