import { expect, test } from 'vitest';
import { parseRowId } from './row-id.ts';

test.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
  ['2147483648', undefined],
  ['0', undefined],
  ['01', undefined],
  ['1e3', undefined],
  ['', undefined],
  [null, undefined],
])('%s is read as %s', (text, id) => {
  expect(parseRowId(text)).toBe(id);
});
