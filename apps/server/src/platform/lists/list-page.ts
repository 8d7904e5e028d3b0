// One page of a long table. The page's ids come from the index alone, the rows are joined to those
// few ids; pages in the second half are read from the other end.
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

export interface ListSource {
  /** The table with its alias, and what is needed to filter: `users u`. */
  from: SQL;
  /** The id that orders the list, newest (largest) first. */
  id: SQL;
  where: SQL;
  /** What a row shows; may use `from`'s alias and `joins`. */
  columns: SQL;
  /** Tables that are only shown, never filtered by. */
  joins?: SQL;
  /** Smallest id first instead. */
  oldestFirst?: boolean;
}

export async function listPage<Row extends Record<string, unknown>>(
  db: Queryable,
  source: ListSource,
  query: { page: number; limit: number; total: number },
): Promise<Row[]> {
  const window = windowOf(query);
  if (window.limit <= 0) return [];
  const { from, id, where, columns, joins = sql``, oldestFirst = false } = source;
  const isDescending = window.fromEnd === oldestFirst;
  const { rows } = await db.execute(sql`
    with page as materialized (
      select ${id} as id from ${from} where ${where}
      order by ${id} ${direction(isDescending)} limit ${window.limit} offset ${window.offset}
    )
    select ${columns} from page join ${from} on ${id} = page.id ${joins}
    order by page.id ${direction(!oldestFirst)}`);
  return rows as Row[];
}

const direction = (isDescending: boolean) => (isDescending ? sql`desc` : sql`asc`);

/** Which rows to read, counted from the nearer end. */
export function windowOf({ page, limit, total }: { page: number; limit: number; total: number }) {
  const offset = (page - 1) * limit;
  const size = Math.min(limit, total - offset);
  const fromEnd = offset > total / 2;
  return { fromEnd, limit: size, offset: fromEnd ? total - offset - size : offset };
}
