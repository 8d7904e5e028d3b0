import { expect, test } from 'vitest';
import { accountMark } from './account-mark';

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
