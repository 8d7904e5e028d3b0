// The same device id with another secret is a box that was reset, or a clone with the same id
// (common on cheap boxes). Three a year are free, then an admin decides. A known secret is the same
// box and always free.
export const FREE_RESETS = 3;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

export interface SeenSecret {
  secretHash: Buffer;
  firstSeenAt: Date;
  /** An admin allowed it beyond the free ones. */
  isExtra: boolean;
}

/** Free resets of the last year; the device's first secret is none. Oldest secret first. */
export function resetsUsed([, ...others]: readonly SeenSecret[], now: Date): number {
  const since = now.getTime() - YEAR_MS;
  return others.filter(({ firstSeenAt, isExtra }) => !isExtra && firstSeenAt.getTime() > since)
    .length;
}
