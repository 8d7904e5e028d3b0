// Nobody pages through thousands of matches, and counting them all would cost more than the page, so
// a count stops at its cap. Searches stop earlier, because a text that matches many rows is the most
// expensive to count.
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/types.ts';
import type { Count, ListSource } from './list-page.ts';

const CAP = 10_000;
const PROBING_CAP = 3_000;
const SEARCH_CAP = 1_000;

export async function countMatches(db: Queryable, source: ListSource): Promise<Count> {
  const { from, where } = source;
  const cap = capOf(source);
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total
    from (select from ${from} where ${where} limit ${cap + 1}) as matches`);
  const found = rows[0]?.total ?? 0;
  return { total: Math.min(found, cap), isCapped: found > cap };
}

function capOf({ isSearch, isProbing }: ListSource): number {
  if (isSearch) return SEARCH_CAP;
  return isProbing ? PROBING_CAP : CAP;
}
