import { createProductBody, initDeviceBody } from '@timesync/contract';
import { expect, test } from 'vitest';
import { isStillWrong } from './is-still-wrong';

const product = { name: 'Jam', requiresLicense: true, price: 0 };
const variantAt = (price: number) => ({ name: 'TV Box', init: 'TV', price });

test.each([
  ['its field is right', { ...product, price: 5 }, false],
  ['its field is wrong in another way', { ...product, price: 1.5 }, true],
  ['only another field is wrong', { ...product, name: '' }, false],
])('a mistake in the price, when %s', (_, values, expected) => {
  const mistake = { path: 'price', type: 'too_small' };
  const change = { rules: createProductBody, values, changed: 'price' };
  expect(isStillWrong(mistake, change)).toBe(expected);
});

test('a mistake inside a list knows its own row', () => {
  const mistake = { path: 'variants.1.price', type: 'too_small' };
  const after = (...prices: number[]) => ({
    rules: createProductBody,
    values: { ...product, variants: prices.map(variantAt) },
    changed: 'variants.1.price',
  });
  expect(isStillWrong(mistake, after(5, -1))).toBe(true);
  expect(isStillWrong(mistake, after(-1, 5))).toBe(false);
});

test('a list is wrong while one of its items is', () => {
  const mistake = { path: 'deviceType', type: 'empty' };
  const after = (...deviceType: string[]) => ({
    rules: initDeviceBody,
    values: { init: 'TV', deviceType },
    changed: 'deviceType',
  });
  expect(isStillWrong(mistake, after('smartphone', '', 'tablet'))).toBe(true);
  expect(isStillWrong(mistake, after('smartphone', 'tablet'))).toBe(false);
});

test('what the server refused is another matter once its field has changed', () => {
  const mistake = { path: 'name', type: 'server' };
  const values = product;
  const after = (changed: string) => ({ rules: createProductBody, values, changed });
  expect(isStillWrong(mistake, after('price'))).toBe(true);
  expect(isStillWrong(mistake, after('name'))).toBe(false);
});

test('what the server refused without naming a field is gone with the next change', () => {
  const mistake = { path: 'root', type: 'server' };
  const change = { rules: createProductBody, values: product, changed: 'price' };
  expect(isStillWrong(mistake, change)).toBe(false);
});
