import { and, count, desc, eq, isNotNull, isNull, min, sql } from 'drizzle-orm';
import { activations, licenses } from '../../features/licenses/licensing/licensing.schema.ts';
import { users } from '../../features/people/accounts/accounts.schema.ts';
import { orders } from '../../features/shop/orders/orders.schema.ts';
import { businessDay, startOfDay } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/types.ts';

/** The last `days` days in Jakarta, today included, begin here. */
export const startOfSpan = (now: Date, days: number) =>
  startOfDay(sql`${businessDay(sql`${now}::timestamptz`)} - ${days - 1}::int`);

export async function findWaitingProofs(db: Queryable) {
  const [found] = await db
    .select({ count: count(), oldestAt: min(orders.waitingSince) })
    .from(orders)
    .where(eq(orders.status, 'confirm'));
  return found ?? { count: 0, oldestAt: null };
}

const isTrial = and(eq(users.source, 'trial'), isNull(users.deletedAt));

export async function countTrials(db: Queryable): Promise<number> {
  return db.$count(users, isTrial);
}

export async function countTrialsThatBought(db: Queryable): Promise<number> {
  return db.$count(users, and(isTrial, eq(users.hasBought, true)));
}

export async function countLicenses(db: Queryable): Promise<number> {
  return db.$count(licenses);
}

/** Bound to a device and in force. Those that are not in force are few, and looked up one by one. */
export async function countActiveLicenses(db: Queryable): Promise<number> {
  const inactive = db
    .select({ id: licenses.id })
    .from(licenses)
    .where(isNotNull(licenses.revokedAt))
    .union(db.select({ id: licenses.id }).from(licenses).where(isNotNull(licenses.suspendedAt)));
  const isBound = isNull(activations.releasedAt);
  const [bound, boundButInactive] = await Promise.all([
    db.$count(activations, isBound),
    db.$count(activations, and(isBound, sql`${activations.licenseId} in (${inactive})`)),
  ]);
  return bound - boundButInactive;
}

/** Of the devices that are bound now; null where an app did not say. */
export async function countAppVersions(db: Queryable, most: number) {
  return db
    .select({ version: activations.appVersion, devices: count() })
    .from(activations)
    .where(isNull(activations.releasedAt))
    .groupBy(activations.appVersion)
    .orderBy(desc(count()), sql`${activations.appVersion} nulls last`)
    .limit(most);
}
