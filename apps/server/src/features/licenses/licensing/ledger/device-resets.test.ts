import { expect, it } from 'vitest';
import { resetsUsed } from './device-resets.ts';

const DAY = 86_400_000;
const now = new Date('2027-08-17T02:05:00Z');
const secret = (daysAgo: number, isExtra = false) => ({
  secretHash: Buffer.of(daysAgo),
  firstSeenAt: new Date(now.getTime() - daysAgo * DAY),
  isExtra,
});

it.each([
  [[], 0],
  [[secret(0)], 0],
  [[secret(9), secret(8)], 1],
  [[secret(9), secret(8), secret(8), secret(0)], 3],
  [[secret(900), secret(364), secret(3)], 2],
  // A year later each is forgotten by itself.
  [[secret(900), secret(365), secret(3)], 1],
  [[secret(900), secret(365), secret(366)], 0],
  [[secret(9), secret(8), secret(7, true)], 1],
])('%j: %i', (secrets, used) => {
  expect(resetsUsed(secrets, now)).toBe(used);
});
