import { expect, test } from 'vitest';
import { firstWaiting, formatSen } from './mutation-labels';

test.each([
  [24_913_700, 'Rp 249.137'],
  [123_456, 'Rp 1.234,56'],
  [105, 'Rp 1,05'],
  [-123_450, '-Rp 1.234,50'],
])('%i sen are %s', (sen, shown) => {
  expect(formatSen(sen).replaceAll('\u00a0', ' ')).toBe(shown);
});

test.each([
  [{ match: 2, near: 1, none: 3 }, 'match'],
  [{ match: 0, near: 1, none: 3 }, 'near'],
  [{ match: 0, near: 0, none: 3 }, 'none'],
  [{ used: 5 }, 'match'],
  [undefined, 'match'],
] as const)('of %o the lines in state %s are shown first', (counts, state) => {
  expect(firstWaiting(counts)).toBe(state);
});
