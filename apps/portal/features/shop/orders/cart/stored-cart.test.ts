import { expect, test } from 'vitest';
import { parseCart } from './stored-cart';

const item = {
  productId: 1,
  productVariantId: null,
  name: 'Jam',
  variantName: null,
  price: 149_000,
  qty: 2,
};

test('a stored cart is read again, without what others wrote into it', () => {
  expect(parseCart(JSON.stringify([{ ...item, secret: 'x' }]))).toEqual([item]);
  expect(parseCart(null)).toEqual([]);
});

test('prices by quantity are stored', () => {
  const stepped = { ...item, priceSteps: [{ fromQty: 5, price: 140_000 }] };
  expect(parseCart(JSON.stringify([stepped]))).toEqual([stepped]);
});

test.each([
  [JSON.stringify([{ ...item, priceSteps: {} }]), 'steps that are no list'],
  [JSON.stringify([{ ...item, priceSteps: [null] }]), 'a step that is nothing'],
  [JSON.stringify([{ ...item, priceSteps: [{ fromQty: 5, price: 0 }] }]), 'a step for free'],
  ['{', 'no JSON'],
  ['{"productId":1}', 'no list'],
  ['[null]', 'nothing in it'],
  [JSON.stringify([{ ...item, productId: '1' }]), 'a text for a number'],
  [JSON.stringify([{ ...item, productVariantId: undefined }]), 'a missing field'],
  [JSON.stringify([{ ...item, name: 7 }]), 'a number for a text'],
  [JSON.stringify([{ ...item, price: -1 }]), 'a price below nothing'],
  [JSON.stringify([{ ...item, qty: 0 }]), 'none of it'],
  [JSON.stringify([{ ...item, qty: 1.5 }]), 'a half'],
  [JSON.stringify([{ ...item, qty: 1000 }]), 'too many'],
])('%s is an empty cart: %s', (stored) => {
  expect(parseCart(stored)).toEqual([]);
});
