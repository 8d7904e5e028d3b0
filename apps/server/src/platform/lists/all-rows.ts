import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/types.ts';
import { columnsOf, direction, type ListSource, loadRows, readListed } from './list-page.ts';

const BATCH = 1_000;

interface Marked {
  id: number;
  sortKey: string;
}

/** All rows in the list's order, in batches that continue where the last one ended. */
export async function* allRows<Row extends { id: number }>(
  db: Queryable,
  source: ListSource,
): AsyncGenerator<Row[]> {
  const { from, id, where, joins = sql``, oldestFirst = false } = source;
  // As text: a moment would lose its microseconds on the way through JavaScript.
  const sortKey = source.sortBy ? sql`(${source.sortBy})::text` : sql`null`;
  const order = orderOf(source);
  let after: SQL = sql`true`;
  for (;;) {
    const { rows } = await db.execute<Marked & Record<string, unknown>>(sql`
      select ${columnsOf(source)}, ${sortKey} as "sortKey" from ${from} ${joins} where ${where} and ${after}
      order by ${order} limit ${BATCH}`);
    if (rows.length > 0) yield loadRows(db, source, readListed<Row>(source, rows));
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    const comes = oldestFirst ? sql`>` : sql`<`;
    after = source.sortBy
      ? sql`(${source.sortBy}, ${id}) ${comes} (${last.sortKey}::timestamptz, ${last.id})`
      : sql`${id} ${comes} ${last.id}`;
  }
}

function orderOf({ id, sortBy, oldestFirst = false }: ListSource): SQL {
  const way = direction(!oldestFirst);
  return sortBy ? sql`${sortBy} ${way}, ${id} ${way}` : sql`${id} ${way}`;
}
