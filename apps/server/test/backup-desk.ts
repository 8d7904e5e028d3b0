// A shop with something of everything, its backups and where they are restored to.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { jobKinds } from '../src/background.ts';
import { readTables } from '../src/platform/backup/catalogue.ts';
import { checkBackup } from '../src/platform/backup/check-backup.ts';
import { readOwnKeyLines } from '../src/platform/backup/key-lines.ts';
import { restoreBackup } from '../src/platform/backup/restore-backup.ts';
import { writeBackup } from '../src/platform/backup/write-backup.ts';
import type { Database } from '../src/platform/db/types.ts';
import { type Files, openFiles } from '../src/platform/files/files.ts';
import { createJobTables } from '../src/platform/jobs/jobs.ts';
import { createEmptyTestDatabase } from './database.ts';
import { quietLog } from './quiet-log.ts';
import { fillSampleShop } from './sample-shop.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { createTestApp } from './test-app.ts';

export const PASSPHRASE = 'rahasia yang panjang';
export const madeAt = new Date('2026-05-01T03:00:00Z');

export async function openBackupDesk() {
  const test = await createTestApp();
  await fillSampleShop(test);
  return {
    test,
    /** The path of a new one. */
    async backUp(database = test.database, files = test.dependencies.files): Promise<string> {
      const path = join(temporaryFolder(), 'copy.tar.gz');
      const { DATA_DIR: dataDir } = test.dependencies.config;
      const lines = await readOwnKeyLines({ dataDir, environment: '' });
      const keys = { lines, passphrase: PASSPHRASE };
      await writeBackup({ pool: database.pool, files, keys }, { path, app: '0.1.0', madeAt });
      return path;
    },
  };
}

export type BackupDesk = Awaited<ReturnType<typeof openBackupDesk>>;

export interface Target {
  database: Database;
  files: Files;
  dataDir: string;
}

export async function emptyTarget(database?: Database): Promise<Target> {
  const dataDir = temporaryFolder();
  const made = database ?? (await createEmptyTestDatabase());
  onTestFinished(() => made.close());
  return { database: made, dataDir, files: await openFiles({ dataDir, freeShare: async () => 1 }) };
}

export async function restore(path: string, target: Target): Promise<void> {
  const prepareJobs = () => createJobTables(target.database, { kinds: jobKinds, log: quietLog });
  await restoreBackup(await checkBackup(path), { ...target, prepareJobs });
}

/** Every table, row by row, as text. */
export async function rowsOf({ pool }: Database): Promise<Record<string, string[]>> {
  const client = await pool.connect();
  const tables = await readTables(client);
  client.release();
  const found: Record<string, string[]> = {};
  for (const { name, sqlName } of tables) {
    const { rows } = await pool.query(`select t::text as row from ${sqlName} t`);
    found[name] = rows.map(({ row }) => row).toSorted();
  }
  const jobs = await pool.query(
    `select name, data::text from pgboss.job where state < 'completed' and name <> 'nightly'`,
  );
  found.jobs = jobs.rows.map((row) => JSON.stringify(row)).toSorted();
  return found;
}

export async function filesOf(files: Files): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const key of files.list()) {
    found[key] = createHash('sha256')
      .update(await files.read(key))
      .digest('hex');
  }
  return found;
}
