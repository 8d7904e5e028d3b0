import type { BackupTestResult } from '@timesync/contract';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import { backups } from '../../../platform/backup/nightly/backups.schema.ts';
import { expiredBackups } from '../../../platform/backup/nightly/old-backups.ts';
import type { Queryable } from '../../../platform/db/types.ts';

export type BackupRow = typeof backups.$inferSelect;
export type NewBackup = Omit<BackupRow, 'id' | 'testedAt' | 'testResult' | 'testNote'>;

/** Rows of backups whose files are removed by the same rule go too. */
export async function saveBackup(db: Queryable, backup: NewBackup): Promise<void> {
  await db.insert(backups).values(backup).onConflictDoNothing({ target: backups.name });
  const names = await db.select({ name: backups.name }).from(backups);
  const expired = expiredBackups(names.map(({ name }) => name));
  if (expired.length > 0) await db.delete(backups).where(inArray(backups.name, expired));
}

/** Lists the backups from the newest to the oldest. */
export async function listBackups(db: Queryable): Promise<BackupRow[]> {
  return db.select().from(backups).orderBy(desc(backups.madeAt), desc(backups.id));
}

export async function findBackup(db: Queryable, id: number): Promise<BackupRow | undefined> {
  const [row] = await db.select().from(backups).where(eq(backups.id, id));
  return row;
}

export async function saveTestResult(
  db: Queryable,
  id: number,
  result: { testedAt: Date; testResult: BackupTestResult; testNote: string | null },
): Promise<void> {
  await db.update(backups).set(result).where(eq(backups.id, id));
}

/** The queues with a job that waits or runs. */
export async function listBusyQueues(db: Queryable, queues: string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct name from pgboss.job where state <= 'active'
      and name in (${sql.join(
        queues.map((queue) => sql`${queue}`),
        sql`, `,
      )})`);
  return new Set(rows.map(({ name }) => name));
}
