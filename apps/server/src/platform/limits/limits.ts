// Counters live in the database, one atomic upsert each, so that all processes share them.
import { eq, lt } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import type { Database, Queryable } from '../db/types.ts';
import { rateLimits } from './limits.schema.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

// A limit shared by all is a switch in a stranger's hand: an address has its own limit in front of
// it, and only what could do harm is counted in it (decision 0026).
/** How many points a key may spend in how many seconds. */
const definitions = {
  loginFailuresPerEmailAndAddress: { points: 10, duration: 15 * MINUTE },
  loginFailuresPerAddress: { points: 100, duration: 15 * MINUTE },
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
  licenseChecksPerAddress: { points: 20, duration: MINUTE },
  // Each is a tenth of a second of the processor; what is kept costs nothing and is not counted.
  drawingsPerAddress: { points: 60, duration: 10 * MINUTE },
  proofsPerUser: { points: 20, duration: HOUR },
} as const;

export type LimitName = keyof typeof definitions;

export interface Limits {
  /** Spends one point, or throws TOO_MANY_REQUESTS. Call it before the work it protects. */
  spend(name: LimitName, key: string): Promise<void>;
  /** Like `spend`, but says so instead of throwing. */
  trySpend(name: LimitName, key: string): Promise<boolean>;
  /** Whether nothing is left, without spending. */
  isSpent(name: LimitName, key: string): Promise<boolean>;
  /** Gives the point back: the work turned out to be harmless. */
  refund(name: LimitName, key: string): Promise<void>;
  /** Starts the key anew, in the transaction that makes its failures meaningless. */
  forget(db: Queryable, name: LimitName, key: string): Promise<void>;
}

export function createLimits(database: Database, factor = 1): Limits {
  const limiters = Object.fromEntries(
    Object.entries(definitions).map(([name, { points, duration }]) => [
      name,
      new RateLimiterDrizzle({
        storeClient: database.db,
        schema: rateLimits,
        keyPrefix: name,
        points: points * factor,
        duration,
        clearExpiredByTimeout: false,
      }),
    ]),
  ) as unknown as Record<LimitName, RateLimiterDrizzle>;

  async function trySpend(name: LimitName, key: string): Promise<boolean> {
    try {
      await limiters[name].consume(key);
      return true;
    } catch (error) {
      if (error instanceof RateLimiterRes) return false;
      throw error;
    }
  }

  return {
    trySpend,
    async spend(name, key) {
      if (!(await trySpend(name, key))) throw new AppError('TOO_MANY_REQUESTS');
    },
    async isSpent(name, key) {
      const state = await limiters[name].get(key);
      return state !== null && state.remainingPoints <= 0;
    },
    async refund(name, key) {
      await limiters[name].reward(key);
    },
    async forget(db, name, key) {
      await db.delete(rateLimits).where(eq(rateLimits.key, limiters[name].getKey(key)));
    },
  };
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
