import { describe, expect, it } from 'vitest';
import { formatDate } from '../values/dates.ts';
import { transferDeadline, transferObstacle } from './license-transfer.ts';

it.each([
  ['2026-08-17T02:05:00.000Z', '2029-08-17T16:59:59.999Z', '17 Agu 2029'],
  // 29 February 2028, 12:00 in Jakarta.
  ['2028-02-29T05:00:00.000Z', '2031-02-28T16:59:59.999Z', '28 Feb 2031'],
  // This is already 29 February in Jakarta and still the 28th in UTC.
  ['2028-02-28T17:30:00.000Z', '2031-02-28T16:59:59.999Z', '28 Feb 2031'],
  // Bought in the last minute and in the first minute of a day in Jakarta.
  ['2026-08-17T16:59:30.000Z', '2029-08-17T16:59:59.999Z', '17 Agu 2029'],
  ['2026-08-17T17:00:30.000Z', '2029-08-18T16:59:59.999Z', '18 Agu 2029'],
  // This is New Year's Eve in UTC and New Year in Jakarta.
  ['2026-12-31T17:00:00.123Z', '2030-01-01T16:59:59.999Z', '1 Jan 2030'],
])('bought %s: until %s, shown as %s', (purchase, deadline, shown) => {
  expect(transferDeadline(new Date(purchase)).toISOString()).toBe(deadline);
  expect(formatDate(deadline)).toBe(shown);
});

describe('transferObstacle', () => {
  const purchasedAt = new Date('2026-08-17T02:05:00Z');
  const deadline = transferDeadline(purchasedAt).getTime();
  const fine = { isMovable: true, hasOpenRequest: false, movesUsed: 0, purchasedAt };

  it.each([
    [{}, deadline, undefined],
    [{}, deadline + 1, 'tooLate'],
    [{ movesUsed: 2 }, deadline - 1, undefined],
    [{ movesUsed: 3 }, deadline - 1, 'usedUp'],
    [{ hasOpenRequest: true }, deadline - 1, 'alreadyOpen'],
    [{ isMovable: false }, deadline - 1, 'notActive'],
    [{ isMovable: false, hasOpenRequest: true, movesUsed: 9 }, deadline + 1, 'notActive'],
  ])('%j at %i: %s', (fields, at, obstacle) => {
    expect(transferObstacle({ ...fine, ...fields }, new Date(at))).toBe(obstacle);
  });
});
