import { type Page, toPage } from '@timesync/contract';
import type { Queryable } from '../db/types.ts';
import { countAll, countMatches } from './count-rows.ts';
import { type ListSource, listPage } from './list-page.ts';

interface ListQuery {
  page: number;
  limit: number;
  [filter: string]: unknown;
}

/** One page as the wire wants it. Without filters the total is exact. */
export async function answerList<Row extends Record<string, unknown>, Shown>(
  db: Queryable,
  source: ListSource,
  query: ListQuery,
  present: (row: Row) => Shown,
): Promise<Page<Shown>> {
  const { page, limit, ...filters } = query;
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const count = await (isFiltered ? countMatches : countAll)(db, source);
  const rows = await listPage<Row>(db, source, { page, limit, ...count });
  return toPage(rows.map(present), count.total, { page, limit }, count.isCapped);
}
