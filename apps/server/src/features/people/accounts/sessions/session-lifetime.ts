// Customers stay signed in for weeks on their own phone; an admin's session, which can approve
// payments, ends within a working day.
import type { Role } from '@timesync/contract';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const lifetimes: Record<Role, { idleMs: number; absoluteMs: number }> = {
  user: { idleMs: 14 * DAY, absoluteMs: 30 * DAY },
  admin: { idleMs: 8 * HOUR, absoluteMs: 24 * HOUR },
};

/** Writing "last seen" on every request would double its cost; once in a while is exact enough. */
const TOUCH_AFTER_MS = 5 * 60 * 1000;

export interface SessionTimes {
  signedInAt: Date;
  lastSeenAt: Date;
}

export function isSessionAlive(session: SessionTimes, role: Role, now: Date): boolean {
  const { idleMs, absoluteMs } = lifetimes[role];
  return (
    now.getTime() - session.lastSeenAt.getTime() < idleMs &&
    now.getTime() - session.signedInAt.getTime() < absoluteMs
  );
}

export function isTouchDue(session: SessionTimes, now: Date): boolean {
  return now.getTime() - session.lastSeenAt.getTime() >= TOUCH_AFTER_MS;
}

export function cookieLifetimeSeconds(role: Role): number {
  return lifetimes[role].absoluteMs / 1000;
}

/** Sessions that began before this time are expired for every role. */
export function oldestPossibleSignIn(now: Date): Date {
  const longestMs = Math.max(...Object.values(lifetimes).map(({ absoluteMs }) => absoluteMs));
  return new Date(now.getTime() - longestMs);
}
