// `npm run move-to-postgres`: the embedded database becomes a PostgreSQL one. Files and keys stay
// where they are.
import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BackupError } from '../../platform/backup/backup-error.ts';
import { checkBackup } from '../../platform/backup/check-backup.ts';
import { restoreBackup } from '../../platform/backup/restore-backup.ts';
import { writeBackup } from '../../platform/backup/write-backup.ts';
import { type Config, readConfig } from '../../platform/config.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { ownVersion } from '../../platform/health/release/own-release.ts';
import { createJobTables } from '../../platform/jobs/jobs.ts';
import { jobKinds } from '../background.ts';
import { commandLog } from './command-log.ts';
import { type Progress, runCommand } from './run-command.ts';

const HELP = `move-to-postgres (with DATABASE_URL of the new database)
Copies the embedded database in DATA_DIR into the empty PostgreSQL database of DATABASE_URL and
compares every row. Stop the server first; afterwards start it with that DATABASE_URL.`;

await runCommand({
  help: HELP,
  options: {},
  async run(_values, progress) {
    const config = readConfig(process.env);
    if (!config.DATABASE_URL) throw new BackupError('DATABASE_URL must name the new database.');
    const folder = await mkdtemp(join(config.DATA_DIR, 'move-'));
    const path = join(folder, 'move.tar.gz');
    try {
      await readEmbedded(config, path, progress);
      const rows = await writePostgres(config, path, progress);
      return `Moved and compared ${rows} rows. Start the server with this DATABASE_URL.`;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
});

async function readEmbedded(config: Config, path: string, progress: Progress): Promise<void> {
  const source = await openDatabase({ dataDir: config.DATA_DIR, log: commandLog });
  try {
    const options = { path, app: ownVersion(), madeAt: new Date(), progress };
    await writeBackup({ pool: source.pool }, options);
  } finally {
    await source.close();
  }
}

async function writePostgres(config: Config, path: string, progress: Progress): Promise<number> {
  const backup = await checkBackup(path, { progress });
  // Not DATA_DIR: a move that fails must not stop the shop there.
  const dataDir = dirname(path);
  const database = await openDatabase({ ...config.connection, log: commandLog, patient: true });
  try {
    const prepareJobs = () => createJobTables(database, { kinds: jobKinds, log: commandLog });
    await restoreBackup(backup, { database, dataDir, prepareJobs }, progress);
  } finally {
    await database.close();
  }
  return backup.manifest.tables.reduce((sum, { rows }) => sum + rows, 0);
}
