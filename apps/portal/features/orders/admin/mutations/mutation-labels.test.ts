import { expect, test } from 'vitest';
import { formatSen } from './mutation-labels';

test.each([
  [24_913_700, 'Rp 249.137'],
  [123_456, 'Rp 1.234,56'],
  [105, 'Rp 1,05'],
  [-123_450, '-Rp 1.234,50'],
])('%i sen are %s', (sen, shown) => {
  expect(formatSen(sen).replaceAll('\u00a0', ' ')).toBe(shown);
});
