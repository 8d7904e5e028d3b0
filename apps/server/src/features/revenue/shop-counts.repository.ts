import { type SQL, sql } from 'drizzle-orm';
import { businessDay, startOfDay } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/types.ts';

type Row = Record<string, unknown>;

/** The last `days` days in Jakarta, today included, begin here. */
export const startOfSpan = (now: Date, days: number) =>
  startOfDay(sql`${businessDay(sql`${now}::timestamptz`)} - ${days - 1}::int`);

export async function countRefunds(db: Queryable, start: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int + (
      select count(*) from refunds r join orders paid on paid.id = r.order_id
      where paid.paid_at >= ${start})::int as count
    from orders where status = 'refunded' and paid_at >= ${start}`);
  return rows[0]?.count ?? 0;
}

export async function findWaitingProofs(db: Queryable) {
  const { rows } = await db.execute<Row & { count: number; oldestAt: Date | string | null }>(sql`
    select count(*)::int as count, min(waiting_since) as "oldestAt"
    from orders where status = 'confirm'`);
  const { count = 0, oldestAt = null } = rows[0] ?? {};
  return { count, oldestAt: oldestAt === null ? null : new Date(oldestAt) };
}

export async function countTrialsThatBought(db: Queryable): Promise<number> {
  const { rows } = await db.execute<Row & { count: number }>(sql`
    select count(*)::int as count from users
    where source = 'trial' and has_bought and deleted_at is null`);
  return rows[0]?.count ?? 0;
}

/** Licences bound to a device but not in force: so few that they are counted one by one. */
export async function countInactiveBindings(db: Queryable): Promise<number> {
  const { rows } = await db.execute<Row & { count: number }>(sql`
    select ((select count(*) from activations where released_at is not null) + (
      select count(*) from activations where released_at is null and license_id in (
        select id from licenses where revoked_at is not null
        union select id from licenses where suspended_at is not null)))::int as count`);
  return rows[0]?.count ?? 0;
}

/** Of the devices that are bound now; null where an app did not say. */
export async function countAppVersions(db: Queryable, most: number) {
  const { rows } = await db.execute<Row & { version: string | null; devices: number }>(sql`
    select app_version as version, count(*)::int as devices
    from activations where released_at is null
    group by app_version order by devices desc, version nulls last limit ${most}`);
  return rows.map(({ version, devices }) => ({ version, devices }));
}
