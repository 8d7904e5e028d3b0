import { expect, it } from 'vitest';
import { accepts, isKnown } from './ready-answer.ts';

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
  expect(accepts(header, 'br')).toBe(expected);
});

it.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['W/"a"', 'W/"a"', true],
  ['"b", W/"a"', '"a"', true],
  ['*', '"a"', true],
  ['"b"', '"a"', false],
  ['"A"', '"a"', false],
  [undefined, '"a"', false],
])('If-None-Match: %s knows %s: %s', (header, etag, expected) => {
  expect(isKnown(header, etag)).toBe(expected);
});
