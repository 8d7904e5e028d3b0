// Filters rows by their owner, looked up first, so that the rows are found by their index. With very
// many owners of that email the rows are scanned in order instead, which soon fills a page. The planner
// alone mixes the two and reads everything.
import { desc, type SQL, sql } from 'drizzle-orm';
import { users } from '../features/people/accounts/accounts.schema.ts';
import { mosques } from '../features/people/mosques/mosques.schema.ts';
import type { Queryable } from '../platform/db/types.ts';
import { contains } from '../platform/lists/contains.ts';

const FEW = 1_000;

export async function byOwnerEmail(db: Queryable, userId: SQL, email: string): Promise<SQL> {
  const isOwner = contains(sql`${users.email}`, email);
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(isOwner)
    .limit(FEW + 1);
  if (found.length <= FEW) return isOneOf(userId, found);
  return sql`exists (select from ${users} where ${users.id} = ${userId} and ${isOwner})`;
}

export async function byMosqueName(db: Queryable, mosqueId: SQL, name: string): Promise<SQL> {
  const found = await db
    .select({ id: mosques.id })
    .from(mosques)
    .where(contains(sql`${mosques.name}`, name))
    .orderBy(desc(mosques.id))
    .limit(FEW);
  return sql`(${mosqueId} is not null and ${isOneOf(mosqueId, found)})`;
}

/** One parameter, however many there are. */
const isOneOf = (column: SQL, found: Array<{ id: number }>) =>
  sql`${column} = any(${sql.param(found.map(({ id }) => id))}::int[])`;
