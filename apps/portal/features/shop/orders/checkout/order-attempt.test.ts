import type { PlaceOrderBody } from '@timesync/contract';
import { beforeEach, expect, test } from 'vitest';
import { createOrderAttempt } from './order-attempt';

let values: Map<string, string>;
const storage = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
};
beforeEach(() => {
  values = new Map();
});

const body: PlaceOrderBody = {
  details: [{ productId: 1, productVariantId: 11, qty: 2 }],
  expectedTotal: 300_000,
};
const openPage = (email = 'budi@example.id') => createOrderAttempt(email, storage);

test('a retry of the same order has the same key, also after a reload or in another tab', () => {
  const key = openPage().keyFor(body);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(openPage().keyFor({ ...body })).toBe(key);
});

test.each<[string, PlaceOrderBody]>([
  ['quantity', { ...body, details: [{ productId: 1, productVariantId: 11, qty: 3 }] }],
  ['variant', { ...body, details: [{ productId: 1, productVariantId: 12, qty: 2 }] }],
  ['price', { ...body, expectedTotal: 350_000 }],
])('another %s is another order', (_, changed) => {
  const page = openPage();
  const key = page.keyFor(body);
  const changedKey = page.keyFor(changed);
  expect(changedKey).not.toBe(key);
  expect(page.keyFor(changed)).toBe(changedKey);
});

test('after success the same content is a new order', () => {
  const page = openPage();
  const key = page.keyFor(body);
  page.succeeded();
  expect(page.keyFor(body)).not.toBe(key);
});

test('another user never gets the key', () => {
  expect(openPage('siti@example.id').keyFor(body)).not.toBe(openPage().keyFor(body));
});

test('without storage the key is stored in memory', () => {
  const page = createOrderAttempt('budi@example.id', {
    ...storage,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  });
  expect(page.keyFor(body)).toBe(page.keyFor(body));
});
