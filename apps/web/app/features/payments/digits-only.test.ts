import { expect, test } from 'vitest';
import { digitsOnly } from './digits-only';

test.each([
  ['123-456-7890', '1234567890'],
  ['0812 3456 7890', '081234567890'],
  ['Rp 1.498.000', '1498000'],
  [' 7001.2345.67\u00a0', '7001234567'],
  ['', ''],
])('of "%s" only "%s" is copied', (text, digits) => {
  expect(digitsOnly(text)).toBe(digits);
});
