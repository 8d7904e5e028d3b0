import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';

type Row = Record<string, unknown>;

/** The last `days` days in Jakarta, today included, begin here. */
export const startOfSpan = (now: Date, days: number) => sql`(((${now}::timestamptz
  at time zone 'Asia/Jakarta')::date - ${days - 1}::int)::timestamp at time zone 'Asia/Jakarta')`;

/** Sales per day in Jakarta, with a row for each day, also the empty ones. */
export async function sumSalesPerDay(db: Queryable, now: Date, days: number) {
  const { rows } = await db.execute<Row & { day: string; orders: number; revenue: string }>(sql`
    with span as (
      select generate_series(
        (${now}::timestamptz at time zone 'Asia/Jakarta')::date - ${days - 1}::int,
        (${now}::timestamptz at time zone 'Asia/Jakarta')::date, interval '1 day')::date as day
    ), sales as (
      select (paid_at at time zone 'Asia/Jakarta')::date as day, count(*)::int as orders,
        sum(total_amount)::bigint as revenue
      from orders
      where status = 'paid' and paid_at >= ${startOfSpan(now, days)}
      group by 1
    )
    select to_char(span.day, 'YYYY-MM-DD') as day, coalesce(sales.orders, 0) as orders,
      coalesce(sales.revenue, 0) as revenue
    from span left join sales on sales.day = span.day order by span.day`);
  return rows.map(({ day, orders, revenue }) => ({ day, orders, revenue: Number(revenue) }));
}

export async function findWaitingProofs(db: Queryable) {
  const { rows } = await db.execute<Row & { count: number; oldestAt: Date | string | null }>(sql`
    select count(*)::int as count, min(payment_date) as "oldestAt"
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

/** What is bound to a device but not in force: so few that they are counted one by one. */
export async function countInactiveBindings(db: Queryable): Promise<number> {
  const { rows } = await db.execute<Row & { count: number }>(sql`
    select ((select count(*) from activations where released_at is not null) + (
      select count(*) from licenses l join activations a
        on a.license_id = l.id and a.released_at is null
      where l.revoked_at is not null or l.suspended_at is not null))::int as count`);
  return rows[0]?.count ?? 0;
}
