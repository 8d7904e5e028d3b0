import { expect, it } from 'vitest';
import { activeEntry } from './active-entry';

const entries = ['/dashboard', '/user', '/user/transaction', '/transaction', '/license'].map(
  (to) => ({ to }),
);

it.each([
  ['/dashboard', '/dashboard'],
  ['/user', '/user'],
  ['/user/transaction', '/user/transaction'],
  ['/user/transaction/5/invoice', '/user/transaction'],
  ['/transaction/periksa', '/transaction'],
  ['/license/pindah', '/license'],
  ['/licenses', undefined],
  ['/audit', undefined],
])('on %s the menu marks %s', (pathname, to) => {
  expect(activeEntry(entries, pathname)?.to).toBe(to);
});
