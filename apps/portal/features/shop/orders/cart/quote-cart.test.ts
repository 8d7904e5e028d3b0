import type { Product } from '@timesync/contract';
import { expect, test } from 'vitest';
import type { CartItem } from './cart';
import { type FindProduct, quoteCart, totalOf } from './quote-cart';

const license: Product = {
  id: 1,
  name: 'Lisensi',
  description: '',
  requiresLicense: true,
  price: 0,
  isShipped: false,
  stock: null,
  picture: null,
  createdAt: '2026-11-15T00:00:00Z',
  ProductVariant: [
    { id: 11, name: 'TV box', init: 'TV', price: 150_000, priceSteps: [], stock: 3 },
    { id: 12, name: 'HP', init: 'HP', price: 100_000, priceSteps: [], stock: null },
  ],
  variantCount: 2,
};
const box: Product = {
  ...license,
  id: 2,
  name: 'TimeSync Box',
  price: 950_000,
  isShipped: true,
  stock: 1,
  ProductVariant: [],
  variantCount: 0,
};
const onTv: CartItem = {
  productId: 1,
  productVariantId: 11,
  name: 'Lisensi',
  variantName: 'TV box',
  price: 150_000,
  qty: 2,
};
const plainBox: CartItem = {
  ...onTv,
  productId: 2,
  productVariantId: null,
  name: 'TimeSync Box',
  variantName: null,
  price: 950_000,
  qty: 1,
};
const catalogue =
  (...products: Product[]): FindProduct =>
  (id) =>
    products.find((product) => product.id === id) ?? 'gone';

const priceSteps = [
  { fromQty: 2, price: 140_000 },
  { fromQty: 10, price: 120_000 },
];
const stepped = (): Product => {
  const [tv, ...others] = license.ProductVariant;
  return { ...license, ProductVariant: [{ ...tv, priceSteps } as typeof tv & object, ...others] };
};

test.each<[string, CartItem, FindProduct, object]>([
  [
    'the price of its quantity, known when it was added',
    { ...onTv, priceSteps },
    catalogue(stepped()),
    { price: 140_000, previousPrice: null },
  ],
  [
    'the price of a quantity that was changed since',
    { ...onTv, priceSteps, qty: 12 },
    catalogue(stepped()),
    { price: 120_000, previousPrice: null },
  ],
  [
    'a price by quantity that was not there at adding',
    onTv,
    catalogue(stepped()),
    { price: 140_000, previousPrice: 150_000 },
  ],
  [
    'a price by quantity that is gone',
    { ...onTv, priceSteps },
    catalogue(license),
    { price: 150_000, previousPrice: 140_000 },
  ],
  [
    'the price of its quantity while the catalogue is not read',
    { ...onTv, priceSteps },
    () => undefined,
    { price: 140_000, previousPrice: null },
  ],
  ['same price', onTv, catalogue(license), { price: 150_000, previousPrice: null, isSold: true }],
  [
    'dearer than at adding',
    { ...onTv, price: 120_000 },
    catalogue(license),
    { price: 150_000, previousPrice: 120_000, isSold: true },
  ],
  [
    'cheaper than at adding',
    { ...plainBox, price: 990_000 },
    catalogue(box),
    { price: 950_000, previousPrice: 990_000, isSold: true },
  ],
  ['product gone', onTv, catalogue(), { price: 150_000, previousPrice: null, isSold: false }],
  ['variant gone', { ...onTv, productVariantId: 99 }, catalogue(license), { isSold: false }],
  [
    'a variant must be chosen by now',
    { ...onTv, productVariantId: null },
    catalogue(license),
    { isSold: false },
  ],
  [
    'catalogue not read yet',
    { ...onTv, price: 1 },
    () => undefined,
    { price: 1, previousPrice: null, isSold: true },
  ],
  ['a box is sent, and counted', plainBox, catalogue(box), { isShipped: true, stock: 1 }],
  ['a variant counts for itself', onTv, catalogue(license), { isShipped: false, stock: 3 }],
  ['renamed', { ...onTv, name: 'Lama' }, catalogue(license), { name: 'Lisensi' }],
])('%s', (_, item, findProduct, expected) => {
  expect(quoteCart([item], findProduct)[0]).toMatchObject(expected);
});

test('the total counts what is sold, at prices of today', () => {
  const cart = [{ ...onTv, price: 1 }, plainBox, { ...plainBox, productId: 7, qty: 3 }];
  expect(totalOf(quoteCart(cart, catalogue(license, box)))).toBe(2 * 150_000 + 950_000);
});
