import { expect, test } from 'vitest';
import { shortAmount } from './short-amount';

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1 rb'],
  [149_000, '149 rb'],
  [2_500_000, '2,5 jt'],
  [65_940_000, '65,9 jt'],
  [1_200_000_000, '1,2 M'],
])('%i is %s', (amount, text) => {
  expect(shortAmount(amount)).toBe(text);
});
