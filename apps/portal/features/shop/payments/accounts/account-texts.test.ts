import { expect, test } from 'vitest';
import { accountMark, copyableNumber, numberGroups } from './account-texts';

test.each([
  ['BCA', 'BCA'],
  ['Bank Syariah Indonesia', 'BSI'],
  ['GoPay', 'GP'],
  [' dana ', 'DANA'],
  ['Mandiri', 'MAND'],
  ['BCA (contoh)', 'BCA'],
])('%s is marked %s', (name, mark) => {
  expect(accountMark(name)).toBe(mark);
});

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

test.each([
  ['7123456789', ['7123', '4567', '89']],
  ['081234567890', ['0812', '3456', '7890']],
  ['71-2345-6789', ['71-2345-6789']],
  ['ID1020304050', ['ID1020304050']],
])('%s is read as %j', (written, groups) => {
  expect(numberGroups(written)).toEqual(groups);
});
