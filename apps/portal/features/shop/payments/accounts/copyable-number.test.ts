import { expect, test } from 'vitest';
import { copyableNumber } from './copyable-number';

test.each([
  ['123-456-7890', '1234567890'],
  ['0812 3456 7890', '081234567890'],
  ['+62 812-3456', '628123456'],
  [' 7001.2345.67\u00a0', '7001234567'],
  ['masjid.alfalah', 'masjid.alfalah'],
  [' ID-1020 AB ', 'ID-1020 AB'],
  ['takmir@dompet', 'takmir@dompet'],
])('of "%s" is copied "%s"', (written, copied) => {
  expect(copyableNumber(written)).toBe(copied);
});
