import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { users } from '../features/people/accounts/accounts.schema.ts';
import { mosqueMembers } from '../features/people/mosques/mosques.schema.ts';
import { orders } from '../features/shop/orders/orders.schema.ts';
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
