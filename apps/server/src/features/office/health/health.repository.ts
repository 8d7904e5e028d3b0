import type { Health } from '@timesync/contract';
import { desc, getTableColumns, lt } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/types.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { serverErrors } from '../../../platform/health/server-errors.schema.ts';

const ERRORS_SHOWN = 20;
const ERROR_RETENTION_DAYS = 90;

export async function listErrors(db: Queryable): Promise<Health['errors']> {
  const { fingerprint: _, ...columns } = getTableColumns(serverErrors);
  const rows = await db
    .select(columns)
    .from(serverErrors)
    .orderBy(desc(serverErrors.lastAt), serverErrors.fingerprint)
    .limit(ERRORS_SHOWN);
  return rows.map(({ firstAt, lastAt, ...row }) => ({
    ...row,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  }));
}

export async function forgetOldErrors({
  clock,
  database,
}: Pick<Dependencies, 'clock' | 'database'>): Promise<void> {
  const oldest = new Date(clock.now().getTime() - ERROR_RETENTION_DAYS * 24 * 3_600_000);
  await database.db.delete(serverErrors).where(lt(serverErrors.lastAt, oldest));
}
