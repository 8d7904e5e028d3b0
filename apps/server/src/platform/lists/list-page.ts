// One page of a long table. The page's ids come from the index alone, the rows are joined to those
// few ids; pages in the second half are read from the other end. Where a search has few hits they
// are all fetched by the trigram index first: the planner would walk the whole table by id instead.
import { type SQL, sql } from 'drizzle-orm';
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
  columns: SQL;
  /** Tables that are only shown, never filtered by. */
  joins?: SQL;
  /** `where` searches for a part of a text. */
  isSearch?: boolean;
  /** `where` asks another table about every row. */
  isProbing?: boolean;
  /** The smallest first instead. */
  oldestFirst?: boolean;
}

export interface Count {
  total: number;
  /** There are more. */
  isCapped: boolean;
}

/**
 * Where the page begins instead of at the end of the table: this many rows after the first row of
 * this id.
 */
export interface Anchor {
  firstId: number;
  offset: number;
}

/** All rows of a table, with a short way to each of them. */
export interface Total {
  total: number;
  /** By the position from the oldest row on. */
  anchorOf(position: number): Anchor | undefined;
}

interface PageQuery extends Count {
  page: number;
  limit: number;
  anchorOf?: Total['anchorOf'] | undefined;
}

/** Up to here walking is as quick as looking for an anchor's row. */
const SHORT_WALK = 10_000;

export async function listPage<Row extends Record<string, unknown>>(
  db: Queryable,
  source: ListSource,
  query: PageQuery,
): Promise<Row[]> {
  const window = windowOf(query);
  if (window.limit <= 0) return [];
  const { from, id, where, columns, joins = sql``, isSearch, oldestFirst = false } = source;
  const sortBy = source.sortBy ?? id;
  const anchor = anchorFor(source, query);
  const towardsEnd = direction(!anchor && window.fromEnd === oldestFirst);
  const reached = anchor ? sql`${where} and ${id} >= ${anchor.firstId}` : where;
  const shown = direction(!oldestFirst);
  const { rows } = await db.execute(sql`
    with matches as ${isSearch && !query.isCapped ? sql`materialized` : sql`not materialized`} (
      select ${id} as id, ${sortBy} as sort_key from ${from} where ${reached}
    ), page as materialized (
      select id, sort_key from matches
      order by sort_key ${towardsEnd}, id ${towardsEnd}
      limit ${window.limit} offset ${anchor?.offset ?? window.offset}
    )
    select ${columns} from page join ${from} on ${id} = page.id ${joins}
    order by page.sort_key ${shown}, page.id ${shown}`);
  return rows as Row[];
}

export const direction = (isDescending: boolean) => (isDescending ? sql`desc` : sql`asc`);

/** Only for lists in the order of their ids, and only where the walk from the nearer end is long. */
function anchorFor({ sortBy, oldestFirst }: ListSource, query: PageQuery): Anchor | undefined {
  const { fromEnd, offset, limit } = windowOf(query);
  if (!query.anchorOf || sortBy || oldestFirst || offset <= SHORT_WALK) return undefined;
  return query.anchorOf(fromEnd ? offset : query.total - offset - limit);
}

/** Which rows to read, counted from the nearer end; behind a capped count there is no known end. */
export function windowOf({ page, limit, total, isCapped }: PageQuery) {
  const offset = (page - 1) * limit;
  const size = Math.min(limit, total - offset);
  const fromEnd = !isCapped && offset > total / 2;
  return { fromEnd, limit: size, offset: fromEnd ? total - offset - size : offset };
}
