import { and, count, desc, eq, gte, isNotNull, isNull, min, type SQL, sql } from 'drizzle-orm';
import { users } from '../../features/accounts/accounts.schema.ts';
import { activations, licenses } from '../../features/licensing/licensing.schema.ts';
import { orders } from '../../features/orders/orders.schema.ts';
import { refunds } from '../../features/orders/refunding/refunds.schema.ts';
import { businessDay, startOfDay } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/types.ts';

/** The last `days` days in Jakarta, today included, begin here. */
export const startOfSpan = (now: Date, days: number) =>
  startOfDay(sql`${businessDay(sql`${now}::timestamptz`)} - ${days - 1}::int`);

export async function countRefunds(db: Queryable, start: SQL): Promise<number> {
  const isPaidSince = gte(orders.paidAt, start);
  const partly = db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(isPaidSince);
  const wholly = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'refunded'), isPaidSince));
  const counts = await Promise.all([
    db.$count(partly.as('partly')),
    db.$count(wholly.as('wholly')),
  ]);
  return counts[0] + counts[1];
}

export async function findWaitingProofs(db: Queryable) {
  const [found] = await db
    .select({ count: count(), oldestAt: min(orders.waitingSince) })
    .from(orders)
    .where(eq(orders.status, 'confirm'));
  return found ?? { count: 0, oldestAt: null };
}

export function countTrialsThatBought(db: Queryable): Promise<number> {
  return db.$count(
    users,
    and(eq(users.source, 'trial'), eq(users.hasBought, true), isNull(users.deletedAt)),
  );
}

/** Licences bound to a device but not in force: so few that they are counted one by one. */
export async function countInactiveBindings(db: Queryable): Promise<number> {
  const inactive = db
    .select({ id: licenses.id })
    .from(licenses)
    .where(isNotNull(licenses.revokedAt))
    .union(db.select({ id: licenses.id }).from(licenses).where(isNotNull(licenses.suspendedAt)));
  const [released, bound] = await Promise.all([
    db.$count(activations, isNotNull(activations.releasedAt)),
    db.$count(
      activations,
      and(isNull(activations.releasedAt), sql`${activations.licenseId} in (${inactive})`),
    ),
  ]);
  return released + bound;
}

/** Of the devices that are bound now; null where an app did not say. */
export function countAppVersions(db: Queryable, most: number) {
  return db
    .select({ version: activations.appVersion, devices: count() })
    .from(activations)
    .where(isNull(activations.releasedAt))
    .groupBy(activations.appVersion)
    .orderBy(desc(count()), sql`${activations.appVersion} nulls last`)
    .limit(most);
}
