import { expect, it } from 'vitest';
import { isSessionAlive, isTouchDue } from './session-lifetime.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const now = new Date('2026-11-15T00:00:00Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);

it.each([
  ['user', 0, 0, true],
  ['user', 29 * DAY, 14 * DAY - 1, true],
  ['user', 29 * DAY, 14 * DAY, false],
  ['user', 30 * DAY - 1, 0, true],
  ['user', 30 * DAY, 0, false],
  ['admin', 8 * HOUR - 1, 8 * HOUR - 1, true],
  ['admin', 8 * HOUR, 8 * HOUR, false],
  ['admin', 24 * HOUR - 1, 0, true],
  ['admin', 24 * HOUR, 0, false],
] as const)('%s, signed in %i ms ago, seen %i ms ago: alive %s', (role, signedIn, seen, alive) => {
  const session = { signedInAt: ago(signedIn), lastSeenAt: ago(seen) };
  expect(isSessionAlive(session, role, now)).toBe(alive);
});

it('writes "last seen" once in five minutes', () => {
  expect(isTouchDue({ signedInAt: now, lastSeenAt: ago(5 * 60_000 - 1) }, now)).toBe(false);
  expect(isTouchDue({ signedInAt: now, lastSeenAt: ago(5 * 60_000) }, now)).toBe(true);
});
