import type { CreateProductBody, ManagedProduct } from '@timesync/contract';
import { expect, test } from 'vitest';
import { changedProduct } from './changed-product';

const unstepped = { priceSteps: [], mitraSteps: [] };
const phone = { id: 7, name: 'Smartphone', init: 'HP', price: 149_000, stock: null, ...unstepped };
const tv = { id: 8, name: 'TV', init: 'TV', price: 249_000, stock: 5, ...unstepped };
const product: ManagedProduct = {
  id: 1,
  name: 'Jam Masjid',
  description: '<table><tbody><tr><td>Isi</td></tr></tbody></table>',
  note: '',
  fileUrl: null,
  requiresLicense: true,
  price: 149_000,
  isShipped: false,
  weightGrams: null,
  warrantyMonths: 12,
  stock: null,
  picture: null,
  createdAt: '2025-01-01T00:00:00.000Z',
  ProductVariant: [phone, tv],
  variantCount: 2,
};
const unchanged: CreateProductBody = {
  name: 'Jam Masjid',
  description: product.description,
  note: '',
  fileUrl: '',
  requiresLicense: true,
  price: 149_000,
  variants: [{ ...phone }, { ...tv }],
};

test('nothing changed, nothing is sent', () => {
  expect(changedProduct(product, unchanged)).toEqual({});
});

test('only changed fields are sent', () => {
  expect(changedProduct(product, { ...unchanged, price: 0, note: 'Promo' })).toEqual({
    price: 0,
    note: 'Promo',
  });
});

test('new and changed variants are sent, the others stay out', () => {
  const added = { name: 'Tablet', init: 'HP', price: 99_000 };
  const variants = [phone, { ...tv, price: 199_000 }, added];
  expect(changedProduct(product, { ...unchanged, variants })).toEqual({
    variants: [{ id: 8, name: 'TV', init: 'TV', price: 199_000 }, added],
  });
});

test('a changed stock is sent with the stock that was seen; an unchanged one is not sent', () => {
  const variants = [phone, { ...tv, stock: 9 }];
  expect(changedProduct(product, { ...unchanged, variants, stock: 3 })).toEqual({
    stock: 3,
    stockSeen: null,
    variants: [{ id: 8, name: 'TV', init: 'TV', price: 249_000, stock: 9, stockSeen: 5 }],
  });
});

test('changed prices by quantity are sent, unedited ones are not', () => {
  const priceSteps = [{ fromQty: 10, price: 120_000 }];
  const variants = [{ ...phone, priceSteps }, tv];
  expect(changedProduct(product, { ...unchanged, variants })).toEqual({
    variants: [{ id: 7, name: 'Smartphone', init: 'HP', price: 149_000, priceSteps }],
  });
});

test('an emptied URL of the file is sent', () => {
  const withFile = { ...product, fileUrl: 'https://unduh.id/a.apk' };
  expect(changedProduct(withFile, unchanged)).toEqual({ fileUrl: '' });
});
