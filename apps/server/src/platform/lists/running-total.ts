// How many rows a growing table has, exactly and without counting them all each time: what was
// counted once, plus what came after, minus what was deleted since.
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/types.ts';

interface CountedTable {
  table: SQL;
  /** The table has `deleted_at`, and rows that carry it do not count. */
  softDeletes: boolean;
  /** Which rows count; nothing that changes in a row's life. */
  where?: SQL;
}

interface Base {
  total: number;
  lastId: number;
  countedAt: Date;
}

const COUNT_AGAIN_AFTER_MS = 60 * 60 * 1000;
/** Rows of a transaction that was still open while counting get committed with smaller ids. */
const OVERLAP_IDS = 1000;

export function runningTotal({ table, softDeletes, where = sql`true` }: CountedTable) {
  let base: Base | undefined;
  const live = softDeletes ? sql`${where} and deleted_at is null` : where;

  async function count(db: Queryable): Promise<Base> {
    const { rows } = await db.execute<{ total: number; lastId: number; countedAt: Date }>(sql`
      with last as (select greatest(coalesce(max(id), 0) - ${OVERLAP_IDS}, 0) as id from ${table})
      select (select count(*)::int from ${table}, last where ${table}.id <= last.id and ${live}) as total,
        last.id::int as "lastId", now() as "countedAt" from last`);
    const [row] = rows;
    if (!row) throw new Error('A count always answers with one row');
    return { ...row, countedAt: new Date(row.countedAt) };
  }

  return async (db: Queryable): Promise<number> => {
    const isStale = !base || Date.now() - base.countedAt.getTime() > COUNT_AGAIN_AFTER_MS;
    if (isStale) base = await count(db);
    const { total, lastId, countedAt } = base as Base;
    const deletedSince = softDeletes
      ? sql`(select count(*)::int from ${table} where id <= ${lastId} and deleted_at >= ${countedAt} and ${where})`
      : sql`0`;
    const { rows } = await db.execute<{ change: number }>(sql`
      select (select count(*)::int from ${table} where id > ${lastId} and ${live}) - ${deletedSince} as change`);
    return total + (rows[0]?.change ?? 0);
  };
}
