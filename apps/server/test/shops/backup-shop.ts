// A shop with something of everything, its backups and where they are restored to.
import { join } from 'node:path';
import { checkBackup } from '../../src/platform/backup/check-backup.ts';
import { readOwnKeyLines } from '../../src/platform/backup/key-lines.ts';
import { restoreBackup } from '../../src/platform/backup/restore-backup.ts';
import { writeBackup } from '../../src/platform/backup/write-backup.ts';
import type { Database } from '../../src/platform/db/types.ts';
import { type Files, openFiles } from '../../src/platform/files/files.ts';
import { createJobTables } from '../../src/platform/jobs/jobs.ts';
import { jobKinds } from '../../src/programs/background.ts';
import { rowsOf } from '../backups/contents.ts';
import { createEmptyTestDatabase } from '../database.ts';
import { quietLog } from '../quiet-log.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { createTestApp } from '../test-app.ts';
import { giveBox } from './box-shop.ts';
import { fillSampleShop } from './sample-shop.ts';

export const PASSPHRASE = 'rahasia yang panjang';
const madeAt = new Date('2026-05-01T03:00:00Z');

export async function openBackupShop() {
  const test = await createTestApp();
  const { owner, paid } = await fillSampleShop(test);
  await giveBox(test, { orderId: paid.id, lineId: paid.lineId, userId: owner.user.id });
  return {
    test,
    /** The path of a new backup. Encrypting takes as long as everything else. */
    async backUp({
      database = test.database,
      files = test.dependencies.files,
      isEncrypted = false,
    } = {}): Promise<string> {
      const path = join(temporaryFolder(), 'copy.tar.gz');
      const { DATA_DIR: dataDir } = test.dependencies.config;
      const keyLines = await readOwnKeyLines({ dataDir, environment: '' });
      const passphrase = isEncrypted ? PASSPHRASE : undefined;
      const source = { pool: database.pool, files, keyLines };
      await writeBackup(source, { path, app: '0.1.0', madeAt, passphrase });
      return path;
    },
  };
}

export interface Target {
  database: Database;
  files: Files;
  dataDir: string;
}

export async function emptyTarget(database?: Database): Promise<Target> {
  const dataDir = temporaryFolder();
  const made = database ?? (await createEmptyTestDatabase());
  return { database: made, dataDir, files: await openFiles({ dataDir, freeShare: async () => 1 }) };
}

type RestoredTo = Omit<Target, 'files'> & { files?: Files | undefined };

export async function restore(
  path: string,
  target: RestoredTo,
  passphrase?: string,
): Promise<void> {
  const prepareJobs = () => createJobTables(target.database, { kinds: jobKinds, log: quietLog });
  await restoreBackup(await checkBackup(path, { passphrase }), { ...target, prepareJobs });
}

/** Every table, row by row, as text. */
export async function rowsIn({ pool }: Database): Promise<Record<string, string[]>> {
  const client = await pool.connect();
  try {
    return await rowsOf(client);
  } finally {
    client.release();
  }
}
