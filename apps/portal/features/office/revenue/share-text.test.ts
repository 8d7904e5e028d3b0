import { expect, test } from 'vitest';
import { shareText } from './share-text';

test.each([
  [12, 48, '12 dari 48 (25%)'],
  [1, 3, '1 dari 3 (33%)'],
  [0, 0, '0 dari 0'],
])('%i of %i is %s', (part, whole, text) => {
  expect(shareText(part, whole)).toBe(text);
});
