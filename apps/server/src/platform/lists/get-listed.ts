import { AppError } from '../app-error.ts';
import type { Queryable } from '../db/types.ts';
import { type ListSource, listPage } from './list-page.ts';

const ONE = { page: 1, limit: 1, total: 1, isCapped: false };

/** The only row of a list that is narrowed to one id, as the list shows it. */
export async function getListed<Row extends Record<string, unknown>>(
  db: Queryable,
  source: ListSource,
): Promise<Row> {
  const [row] = await listPage<Row>(db, source, ONE);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
