// Counters are in the database, so that all processes share them. They are committed without waiting for
// the disk: a database that crashes forgets the points of its last second, and no money (decision 0026).
import { and, eq, gt, sql } from 'drizzle-orm';
import { type Given, prepared } from '../db/prepared.ts';
import type { Queryable } from '../db/types.ts';
import { rateLimits } from './limits.schema.ts';

const { key, points, expire } = rateLimits;

/** Applies only to the statement's own transaction. */
const withoutWaiting = sql`(select set_config('synchronous_commit', 'off', true)) is not null`;

type Spending = { key: string; expiresAt: Date; now: Date };

const spend = prepared('spend-point', (db, given: Given<Spending>) => {
  const isOver = sql`${expire} <= ${given.now}::timestamptz`;
  return db
    .insert(rateLimits)
    .values({
      key: given.key,
      points: sql`case when ${withoutWaiting} then 1 end`,
      expire: given.expiresAt,
    })
    .onConflictDoUpdate({
      target: key,
      set: {
        points: sql`case when ${isOver} then 1 else ${points} + 1 end`,
        expire: sql`case when ${isOver} then excluded.expire else ${expire} end`,
      },
    })
    .returning({ points });
});

/** Spends one point and returns how many are spent now; the first one after the expiry starts again. */
export async function spendPoint(db: Queryable, spending: Spending): Promise<number> {
  const [spent] = await spend(db, spending);
  return spent?.points ?? 0;
}

type Look = { key: string; now: Date };

const isSpent = (given: Given<Look>) => and(eq(key, given.key), gt(expire, given.now));

export const refundPoint = prepared('refund-point', (db, given: Given<Look>) =>
  db
    .update(rateLimits)
    .set({ points: sql`${points} - 1` })
    .where(and(isSpent(given), withoutWaiting)),
);

const selectPoints = prepared('find-points', (db, given: Given<Look>) =>
  db.select({ points }).from(rateLimits).where(isSpent(given)),
);

export async function findPoints(db: Queryable, look: Look): Promise<number> {
  const [found] = await selectPoints(db, look);
  return found?.points ?? 0;
}

export async function deletePoints(db: Queryable, ofKey: string): Promise<void> {
  await db.delete(rateLimits).where(eq(key, ofKey));
}
