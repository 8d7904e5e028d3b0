// One page of a long table. The page's ids come from the index alone, the rows are joined to those
// few ids; pages in the second half are read from the other end. Where a search has few hits they
// are all fetched by the trigram index first: the planner would walk the whole table by id instead.
import { type SQL, sql } from 'drizzle-orm';
import { type Readers, readRow } from '../db/rows.ts';
import type { Queryable } from '../db/types.ts';

export interface ListSource {
  /** The table with its alias, and what is needed to filter: `users u`. */
  from: SQL;
  /** The id that orders the list, newest (largest) first. */
  id: SQL;
  /** A moment that orders it before the id does; no row that matches `where` lacks it. */
  sortBy?: SQL | undefined;
  where: SQL;
  /** The columns of a row; may use the alias of `from` and `joins`. */
  columns?: SQL;
  /** What the values of a row are; without them they are what the driver makes of them. */
  readers?: Readers;
  /** Tables that are only shown, never filtered by. */
  joins?: SQL;
  /** Loads the rows of these ids in any order, instead of selecting columns. */
  load?: (db: Queryable, ids: number[]) => Promise<Array<{ id: number }>>;
  /** `where` searches for a part of a text. */
  isSearch?: boolean;
  /** `where` asks another table about every row. */
  isProbing?: boolean;
  /** The smallest first instead. */
  oldestFirst?: boolean;
}

export interface Count {
  total: number;
  /** True when there are more rows. */
  isCapped: boolean;
}

interface PageQuery extends Count {
  page: number;
  limit: number;
}

export async function listPage<Row extends Record<string, unknown>>(
  db: Queryable,
  source: ListSource,
  query: PageQuery,
): Promise<Row[]> {
  const window = windowOf(query);
  if (window.limit <= 0) return [];
  const { from, id, where, isSearch, oldestFirst = false } = source;
  const sortBy = source.sortBy ?? id;
  const towardsEnd = direction(window.fromEnd === oldestFirst);
  const shown = direction(!oldestFirst);
  const { rows } = await db.execute(sql`
    with matches as ${isSearch && !query.isCapped ? sql`materialized` : sql`not materialized`} (
      select ${id} as id, ${sortBy} as sort_key from ${from} where ${where}
    ), page as materialized (
      select id, sort_key from matches
      order by sort_key ${towardsEnd}, id ${towardsEnd}
      limit ${window.limit} offset ${window.offset}
    )
    select ${columnsOf(source)} from page join ${from} on ${id} = page.id ${source.joins ?? sql``}
    order by page.sort_key ${shown}, page.id ${shown}`);
  return loadRows(db, source, readListed<Row>(source, rows));
}

export const columnsOf = ({ columns, id }: ListSource): SQL => columns ?? sql`${id} as id`;

/** Of a source that loads its rows, the rows in the order of the ids that were found. */
export async function loadRows<Row>(
  db: Queryable,
  { load }: ListSource,
  found: Row[],
): Promise<Row[]> {
  if (!load) return found;
  const ids = found as Array<{ id: number }>;
  const loaded = await load(
    db,
    ids.map(({ id }) => id),
  );
  const byId = new Map(loaded.map((row) => [row.id, row as Row]));
  return ids.flatMap(({ id }) => byId.get(id) ?? []);
}

export function readListed<Row>({ readers }: ListSource, rows: Record<string, unknown>[]): Row[] {
  return (readers ? rows.map((row) => readRow(readers, row)) : rows) as Row[];
}

export const direction = (isDescending: boolean) => (isDescending ? sql`desc` : sql`asc`);

/** Which rows to read, counted from the nearer end; behind a capped count there is no known end. */
export function windowOf({ page, limit, total, isCapped }: PageQuery) {
  const offset = (page - 1) * limit;
  const size = Math.min(limit, total - offset);
  const fromEnd = !isCapped && offset > total / 2;
  return { fromEnd, limit: size, offset: fromEnd ? total - offset - size : offset };
}
