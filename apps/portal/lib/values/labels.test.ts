import { expect, test } from 'vitest';
import { knownValue, optionsOf } from './labels';

const labels = { waiting: 'Menunggu', failed: 'Gagal' };

test('every label is a choice, in its order', () => {
  expect(optionsOf(labels)).toEqual([
    { value: 'waiting', label: 'Menunggu' },
    { value: 'failed', label: 'Gagal' },
  ]);
});

test.each([
  ['failed', 'failed'],
  ['lost', undefined],
  ['', undefined],
  ['toString', undefined],
  [undefined, undefined],
])('%j in an address means %j', (text, known) => {
  expect(knownValue(labels, text)).toBe(known);
});
