import { expect, it } from 'vitest';
import { chooseForm, isKnown } from './negotiate.ts';

const forms = { identity: 'x', br: Buffer.from('b'), etag: 'W/"a"' };

it.each([
  ['br', true],
  ['gzip, deflate, br', true],
  ['BR', true],
  ['gzip;q=1.0, br;q=0.5', true],
  ['br;q=0', false],
  ['gzip, br;q=0', false],
  ['br ; q=0.000', false],
  ['br;q=0.001', true],
  ['brotli', false],
  ['gzip', false],
  ['', false],
])('Accept-Encoding: %s lets br pass: %s', (header, expected) => {
  expect(chooseForm(header, forms).encoding === 'br').toBe(expected);
});

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['"A"', false],
  [undefined, false],
])('If-None-Match: %s knows the answer: %s', (header, expected) => {
  expect(isKnown(header, forms.etag)).toBe(expected);
});
