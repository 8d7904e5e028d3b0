import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../platform/db/types.ts';

export interface PhotoColumns {
  table: PgTable & { id: PgColumn };
  /** The ids of a request's photos, `uuid[]`. */
  photos: PgColumn;
}

/** Those of the given ids that belong to a request. */
export async function findKnownPhotos(
  db: Queryable,
  { table, photos }: PhotoColumns,
  ids: string[],
): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct picture.id from ${table} cross join unnest(${photos}) picture(id)
    where picture.id = any(${sql.param(ids)}::uuid[])`);
  return new Set(rows.map(({ id }) => id));
}

const REQUESTS_AT_ONCE = 1_000;

export async function* listPhotoIds(
  db: Queryable,
  { table, photos }: PhotoColumns,
): AsyncGenerator<string> {
  let last = 0;
  for (;;) {
    const { rows } = await db.execute<{ id: number; photos: string[] }>(sql`
      select ${table.id} as id, ${photos}::text[] as photos from ${table}
      where ${table.id} > ${last} order by ${table.id} limit ${REQUESTS_AT_ONCE}`);
    for (const row of rows) yield* row.photos;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < REQUESTS_AT_ONCE) return;
  }
}
