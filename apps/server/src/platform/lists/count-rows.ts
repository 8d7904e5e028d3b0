import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

/** Nobody pages through more than this many matches; counting them all would cost more than the page. */
const CAP = 10_000;

export async function countMatches(db: Queryable, from: SQL, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total
    from (select from ${from} where ${where} limit ${CAP}) as matches`);
  return rows[0]?.total ?? 0;
}
