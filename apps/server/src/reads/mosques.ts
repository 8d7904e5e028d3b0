import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { users } from '../features/people/accounts/accounts.schema.ts';
import { mosqueMembers } from '../features/people/mosques/mosques.schema.ts';
import { orders } from '../features/shop/orders/orders.schema.ts';
import { readRows } from '../platform/db/rows.ts';
import type { Queryable } from '../platform/db/types.ts';

/** Active ones. */
export function listMembers(db: Queryable, mosqueId: number) {
  const { id, role, since, userId } = mosqueMembers;
  return db
    .select({ id, role, since, userId, name: users.name })
    .from(mosqueMembers)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(mosqueMembers.mosqueId, mosqueId), isNull(mosqueMembers.until)))
    .orderBy(asc(id));
}

/** What the customer's last order was for; null before the first. */
export async function findLastChoice(db: Queryable, userId: number) {
  const { id, mosqueId } = orders;
  const mine = db.select({ mosqueId }).from(orders).where(eq(orders.userId, userId));
  const [last] = await mine.orderBy(desc(id)).limit(1);
  return last ?? null;
}

/** Mosques that he left as their ketua, and the ketua of that moment. */
export async function listHandedOn(db: Queryable, userId: number) {
  const readers = { id: Number, name: String, to: String, at: mosqueMembers.since };
  const left = sql`
    select distinct on (m.id) m.id, m.name, u.name as to, old.until as at
    from mosque_members old
    join mosques m on m.id = old.mosque_id and m.ended_at is null
    join mosque_members next on next.mosque_id = m.id and next.role = 'ketua'
      and next.user_id <> old.user_id and next.since <= old.until
      and (next.until is null or next.until > old.until)
    join users u on u.id = next.user_id
    where old.user_id = ${userId} and old.role = 'ketua' and old.until is not null
      and not exists (select from mosque_members again
        where again.mosque_id = m.id and again.user_id = ${userId} and again.until is null)
    order by m.id, old.until desc, next.since desc`;
  const rows = await readRows(db, readers, left);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
