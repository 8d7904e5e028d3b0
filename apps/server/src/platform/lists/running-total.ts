// The exact number of rows of a growing table, without counting them all each time: the last full
// count, plus rows added and minus rows deleted since. It counts by blocks of ids, so that a page in
// the middle is found by adding up blocks and walking only the last one.
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/types.ts';
import type { Dependencies } from '../dependencies.ts';
import { refreshedFigure } from './cached-figure.ts';
import type { Anchor, Total } from './list-page.ts';

interface CountedTable {
  /** Which rows, for the next start: the same name, the same rows. */
  name: string;
  table: SQL;
  /** The table has `deleted_at`, and rows that carry it do not count. */
  softDeletes: boolean;
  /** Which rows count; it must not use columns that change. */
  where?: SQL;
}

/** How many rows each block has. */
type Blocks = Record<string, number>;

interface Base {
  blocks: Blocks;
  lastId: number;
  countedAt: string;
}

const COUNT_AGAIN_AFTER_MS = 60 * 60 * 1000;
/** Rows of a transaction that was still open while counting get committed with smaller ids. */
const OVERLAP_IDS = 1000;
const IDS_PER_BLOCK = 10_000;
/** Rows that came since cost a walk at every look. */
const MOST_FRESH = 10_000;

export function runningTotal(
  dependencies: Pick<Dependencies, 'clock' | 'database'>,
  { name, table, softDeletes, where = sql`true` }: CountedTable,
): (db: Queryable) => Promise<Total> {
  const live = softDeletes ? sql`${where} and deleted_at is null` : where;

  /** As one value, so that one statement can select it beside others. */
  function blocksOf(condition: SQL): SQL {
    return sql`(select coalesce(json_object_agg(block, count), '{}') from (
      select id / ${IDS_PER_BLOCK}::int as block, count(*)::int as count from ${table}
      where ${condition} group by 1) counted)`;
  }

  async function count(db: Queryable): Promise<Base> {
    const { rows } = await db.execute<{ blocks: Blocks; lastId: number; countedAt: Date }>(sql`
      select ${blocksOf(sql`id <= last.id and ${live}`)} as blocks, last.id::int as "lastId",
        now() as "countedAt"
      from (select greatest(coalesce(max(id), 0) - ${OVERLAP_IDS}, 0) as id from ${table}) last`);
    const [row] = rows;
    if (!row) throw new Error('A count always answers with one row');
    return { ...row, countedAt: new Date(row.countedAt).toISOString() };
  }

  // Old counts stay correct, but take longer to bring up to date.
  const base = refreshedFigure(dependencies, {
    name: `rows of ${name}`,
    renewAfterMs: COUNT_AGAIN_AFTER_MS,
    count,
  });

  return async (db) => {
    const { blocks, lastId, countedAt } = await base.read(db);
    const deletedSince = softDeletes
      ? blocksOf(sql`id <= ${lastId} and deleted_at >= ${countedAt}::timestamptz and ${where}`)
      : sql`'{}'::json`;
    const { rows } = await db.execute<{ fresh: number; deleted: Blocks }>(sql`
      select (select count(*)::int from ${table} where id > ${lastId} and ${live}) as fresh,
        ${deletedSince} as deleted`);
    const { fresh = 0, deleted = {} } = rows[0] ?? {};
    if (fresh > MOST_FRESH) base.renew(db);
    const counted = Object.entries(blocks).map(([block, rowsThen]) => ({
      firstId: Number(block) * IDS_PER_BLOCK,
      rows: rowsThen - (deleted[block] ?? 0),
    }));
    const total = counted.reduce((sum, block) => sum + block.rows, fresh);
    return { total, anchorOf: (position) => findAnchor(counted, position) };
  };
}

/** The block that holds this position, counted from the oldest row; none for what came since. */
function findAnchor(
  blocks: ReadonlyArray<{ firstId: number; rows: number }>,
  position: number,
): Anchor | undefined {
  let left = position;
  for (const { firstId, rows } of blocks) {
    if (left < rows) return { firstId, offset: left };
    left -= rows;
  }
  return undefined;
}
