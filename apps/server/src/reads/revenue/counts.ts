import type { ShopSummary } from '@timesync/contract';
import { and, count, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { activations, licenses } from '../../features/licenses/licensing/licensing.schema.ts';
import { users } from '../../features/people/accounts/accounts.schema.ts';
import { mosques } from '../../features/people/mosques/mosques.schema.ts';
import { businessDay, startOfDay } from '../../platform/db/columns.ts';
import { readRows } from '../../platform/db/rows.ts';
import type { Queryable } from '../../platform/db/types.ts';

/** The last `days` days in Jakarta, today included, begin here. */
export const startOfSpan = (now: Date, days: number) =>
  startOfDay(sql`${businessDay(sql`${now}::timestamptz`)} - ${days - 1}::int`);

const isTrial = and(eq(users.source, 'trial'), isNull(users.deletedAt));

export async function countTrials(db: Queryable): Promise<number> {
  return db.$count(users, isTrial);
}

export async function countTrialsThatBought(db: Queryable): Promise<number> {
  return db.$count(users, and(isTrial, eq(users.hasBought, true)));
}

const perDay = { day: String, count: Number };

/** Registrations from `start` on, by day in Jakarta. */
export function countTrialsPerDay(db: Queryable, start: SQL) {
  const day = businessDay(sql`created_at`);
  const days = sql`select ${day} as day, count(*) as count from users
    where source = 'trial' and deleted_at is null and created_at >= ${start} group by 1`;
  return readRows(db, perDay, days);
}

/** First activations from `start` on, by day in Jakarta. */
export function countActivationsPerDay(db: Queryable, start: SQL) {
  const day = businessDay(sql`first_activated_at`);
  const days = sql`select ${day} as day, count(*) as count from licenses
    where first_activated_at >= ${start} group by 1`;
  return readRows(db, perDay, days);
}

/** Those that are not in force are few, and looked up one by one. */
export async function countLicensesByStatus(db: Queryable): Promise<ShopSummary['licenses']> {
  const isRevoked = isNotNull(licenses.revokedAt);
  const isSuspended = and(isNull(licenses.revokedAt), isNotNull(licenses.suspendedAt));
  const inactive = db
    .select({ id: licenses.id })
    .from(licenses)
    .where(isRevoked)
    .union(db.select({ id: licenses.id }).from(licenses).where(isNotNull(licenses.suspendedAt)));
  const isBound = isNull(activations.releasedAt);
  const [all, revoked, suspended, bound, boundButInactive] = await Promise.all([
    db.$count(licenses),
    db.$count(licenses, isRevoked),
    db.$count(licenses, isSuspended),
    db.$count(activations, isBound),
    db.$count(activations, and(isBound, sql`${activations.licenseId} in (${inactive})`)),
  ]);
  const active = bound - boundButInactive;
  return { active, unused: all - active - suspended - revoked, suspended, revoked };
}

/** Towns as their mosques wrote them. */
export async function countMosquesByTown(db: Queryable) {
  return db
    .select({ town: mosques.town, count: count() })
    .from(mosques)
    .where(isNull(mosques.endedAt))
    .groupBy(mosques.town);
}
