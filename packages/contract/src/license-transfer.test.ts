import { describe, expect, it } from 'vitest';
import { transferDeadline, transferObstacle } from './license-transfer.ts';

it.each([
  ['2026-08-17T02:05:00.000Z', '2029-08-17T02:05:00.000Z'],
  // 29 February 2028, 12:00 in Jakarta.
  ['2028-02-29T05:00:00.000Z', '2031-02-28T05:00:00.000Z'],
  // Already 29 February in Jakarta, still the 28th in UTC.
  ['2028-02-28T17:30:00.000Z', '2031-02-27T17:30:00.000Z'],
  // New Year's Eve in UTC, New Year in Jakarta.
  ['2026-12-31T17:00:00.123Z', '2029-12-31T17:00:00.123Z'],
])('bought %s: until %s', (purchase, deadline) => {
  expect(transferDeadline(new Date(purchase)).toISOString()).toBe(deadline);
});

describe('transferObstacle', () => {
  const purchasedAt = new Date('2026-08-17T02:05:00Z');
  const deadline = transferDeadline(purchasedAt).getTime();
  const fine = { isActive: true, hasOpenRequest: false, countedTransfers: 0, purchasedAt };

  it.each([
    [{}, deadline - 1, undefined],
    [{}, deadline, 'tooLate'],
    [{ countedTransfers: 2 }, deadline - 1, undefined],
    [{ countedTransfers: 3 }, deadline - 1, 'usedUp'],
    [{ hasOpenRequest: true }, deadline - 1, 'alreadyOpen'],
    [{ isActive: false }, deadline - 1, 'notActive'],
    [{ isActive: false, hasOpenRequest: true, countedTransfers: 9 }, deadline, 'notActive'],
  ])('%j at %i: %s', (facts, at, obstacle) => {
    expect(transferObstacle({ ...fine, ...facts }, new Date(at))).toBe(obstacle);
  });
});
