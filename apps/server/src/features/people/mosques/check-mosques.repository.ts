import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/types.ts';

/** The mosques whose counter, which keeps the last ketua, does not count their active ketuas. */
export async function findMiscountedMosques(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select m.id from mosques m
    left join mosque_members k on k.mosque_id = m.id and k.role = 'ketua' and k.until is null
    group by m.id having m.ketua_count <> count(k.id) or (m.ketua_count < 1) <> (m.ended_at is not null) order by m.id`);
  return rows.map(({ id }) => `mosque ${id}`);
}
