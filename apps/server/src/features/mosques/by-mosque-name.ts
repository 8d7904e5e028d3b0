// Filters rows by the name of the mosque that owns them.
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/types.ts';
import { contains } from '../../platform/lists/contains.ts';

const MOST = 1_000;

/** Looked up first, so that the rows are found by their index. */
export async function byMosqueName(db: Queryable, mosqueId: SQL, name: string): Promise<SQL> {
  const { rows } = await db.execute(
    sql`select id from mosques where ${contains(sql`name`, name)} order by id desc limit ${MOST}`,
  );
  const ids = rows.map(({ id }) => Number(id));
  return sql`(${mosqueId} is not null and ${mosqueId} = any(${sql.param(`{${ids.join(',')}}`)}::int[]))`;
}
