import { lt } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import type { Database, Queryable } from '../db/types.ts';
import { deletePoints, findPoints, refundPoint, spendPoint } from './limits.repository.ts';
import { rateLimits } from './limits.schema.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

// Anybody could exhaust a limit that all clients share, so each address has its own limit in front
// of it, and the shared one counts only harmful attempts (decision 0026).
/** How many points a key may spend in how many seconds. */
const definitions = {
  loginFailuresPerEmailAndAddress: { points: 10, duration: 15 * MINUTE },
  loginFailuresPerAddress: { points: 100, duration: 15 * MINUTE },
  // Right passwords cost as much work as wrong ones.
  loginsPerAddress: { points: 300, duration: 15 * MINUTE },
  loginsPerEmailAndAddress: { points: 30, duration: 15 * MINUTE },
  secondFactorFailuresPerUser: { points: 10, duration: 15 * MINUTE },
  registrationsPerAddress: { points: 30, duration: HOUR },
  // Indonesian mobile networks put thousands of people behind one address.
  trialsPerAddress: { points: 30, duration: HOUR },
  trialsEverywhere: { points: 300, duration: HOUR },
  recoveryCodesPerAddress: { points: 20, duration: HOUR },
  recoveryCodesPerEmailAndAddress: { points: 3, duration: HOUR },
  recoveryCodesPerEmailAddressAndDay: { points: 6, duration: DAY },
  recoveryCodesPerEmail: { points: 30, duration: DAY },
  recoveryFailuresPerAddress: { points: 30, duration: HOUR },
  recoveryFailuresEverywhere: { points: 200, duration: HOUR },
  activationsPerAddress: { points: 20, duration: MINUTE },
  activationsPerUser: { points: 20, duration: MINUTE },
  activationFailuresPerKey: { points: 10, duration: DAY },
  // The code cannot be guessed; this stops those who try.
  linksPerUser: { points: 60, duration: 10 * MINUTE },
  linksPerAddress: { points: 60, duration: MINUTE },
  clockChangesPerUser: { points: 60, duration: HOUR },
  licenseChecksPerAddress: { points: 20, duration: MINUTE },
  // Looked at beside the printed kwitansi; the code itself cannot be guessed.
  receiptChecksPerAddress: { points: 60, duration: MINUTE },
  // Each call of a program is a few queries; a second's worth of people is never that many.
  apiCallsPerKey: { points: 300, duration: 5 * MINUTE },
  reportFailuresPerAddress: { points: 60, duration: 5 * MINUTE },
  apiKeyFailuresPerAddress: { points: 60, duration: 5 * MINUTE },
  // Every one has a row and a ketua for ever.
  mosqueInvitationsPerUser: { points: 50, duration: DAY },
  mosquesPerUser: { points: 20, duration: DAY },
  // Documents are drawn again for each request.
  documentsPerUser: { points: 60, duration: 10 * MINUTE },
  // Each costs a tenth of a second of processor time; cached pictures are not counted.
  drawingsPerAddress: { points: 60, duration: 10 * MINUTE },
  // Each may wait for a server that does not answer.
  testMailsPerUser: { points: 10, duration: 10 * MINUTE },
  // Spent before the file is read (platform/http/uploads/receive-upload.ts).
  proofsPerUser: { points: 20, duration: HOUR },
  // Counted by the statement that places the order.
  ordersPerCustomer: { points: 20, duration: HOUR },
  // The address may belong to somebody else until it is confirmed; most customers never need this.
  mailsPerUnconfirmedEmail: { points: 20, duration: DAY },
} as const;

export type LimitName = keyof typeof definitions;

export type Point = readonly [name: LimitName, key: string];

export interface Limits {
  /** Spends one point, or throws TOO_MANY_REQUESTS. Call it before the work it protects. */
  spend(name: LimitName, key: string): Promise<void>;
  /** Like `spend`, but returns false instead of throwing. */
  trySpend(name: LimitName, key: string): Promise<boolean>;
  /**
   * Spends one point of each in this order and stops at the first exhausted limit, whose name it
   * returns.
   */
  spendInOrder(points: readonly Point[]): Promise<LimitName | undefined>;
  /** How many points there are, for what is counted elsewhere. */
  most(name: LimitName): number;
  /** Whether the limit is exhausted, without spending a point. */
  isSpent(name: LimitName, key: string): Promise<boolean>;
  /** Refunds points of an attempt that turned out to be harmless. */
  refund(points: readonly Point[]): Promise<void>;
  /** Resets the key in the transaction that makes earlier failures irrelevant. */
  forget(db: Queryable, name: LimitName, key: string): Promise<void>;
}

export function createLimits({ db }: Database, factor = 1): Limits {
  async function spendInOrder(points: readonly Point[]): Promise<LimitName | undefined> {
    for (const point of points) {
      const [name] = point;
      const now = new Date();
      const expiresAt = new Date(now.getTime() + definitions[name].duration * 1000);
      const spent = await spendPoint(db, { key: keyOf(point), expiresAt, now });
      if (spent > definitions[name].points * factor) return name;
    }
    return undefined;
  }

  return {
    spendInOrder,
    async trySpend(name, key) {
      return (await spendInOrder([[name, key]])) === undefined;
    },
    async spend(name, key) {
      if (await spendInOrder([[name, key]])) throw new AppError('TOO_MANY_REQUESTS');
    },
    most: (name) => definitions[name].points * factor,
    async isSpent(name, key) {
      const points = await findPoints(db, { key: keyOf([name, key]), now: new Date() });
      return points >= definitions[name].points * factor;
    },
    async refund(points) {
      for (const point of points) await refundPoint(db, { key: keyOf(point), now: new Date() });
    },
    async forget(given, name, key) {
      await deletePoints(given, keyOf([name, key]));
    },
  };
}

function keyOf([name, key]: Point): string {
  return `${name}:${key}`;
}

export async function forgetExpiredLimits({
  clock,
  database,
}: {
  clock: Clock;
  database: Database;
}) {
  await database.db.delete(rateLimits).where(lt(rateLimits.expire, clock.now()));
}
