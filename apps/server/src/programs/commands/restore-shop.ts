import type { CheckedBackup } from '../../platform/backup/check-backup.ts';
import { missingKeys, writeKeys } from '../../platform/backup/key-lines.ts';
import { restoreBackup } from '../../platform/backup/restore-backup.ts';
import type { Config } from '../../platform/config.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { openFiles } from '../../platform/files/files.ts';
import { createJobTables } from '../../platform/jobs/jobs.ts';
import { jobKinds } from '../background.ts';
import { commandLog } from './command-log.ts';
import type { Progress } from './run-command.ts';

const NOT_ENCRYPTED = ' This backup is not encrypted: keep the file where nobody else can read it.';

interface Wanted {
  backup: CheckedBackup;
  keyLines: string | undefined;
  /** The storage of files was not lost and stays as it is. */
  keepsFiles?: boolean | undefined;
  /** Removed after its use. */
  isScratch?: boolean | undefined;
}

/** Database, files and keys of the configuration, which must be empty. */
export async function restoreShop(
  config: Config,
  { backup, keyLines, keepsFiles, isScratch }: Wanted,
  progress: Progress,
): Promise<void> {
  const { DATA_DIR: dataDir, LICENSE_SIGNING_KEY: environment } = config;
  const place = { dataDir, environment };
  const missing = await missingKeys(place, keyLines ?? '');
  const database = await openDatabase({
    ...config.connection,
    patient: true,
    isScratch,
    log: commandLog,
  });
  try {
    const target = {
      database,
      dataDir,
      files: keepsFiles ? undefined : await openFiles({ dataDir, s3: config.s3, isScratch }),
      prepareJobs: () => createJobTables(database, { kinds: jobKinds, log: commandLog }),
      writeKeys: () => writeKeys(place, missing),
    };
    await restoreBackup(backup, target, progress);
  } finally {
    await database.close();
  }
}

export function describeRestored({ backup, keyLines, keepsFiles }: Wanted): string {
  const { tables, files } = backup.manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const { count = 0, missing = 0 } = files ?? {};
  const lacking = missing > 0 ? ` (${missing} were missing when it was made)` : '';
  const stored = keepsFiles ? '' : ` and ${count} files${lacking}`;
  return `Restored ${rows} rows${stored}, ${
    keyLines === undefined ? 'WITHOUT licence keys: put them into DATA_DIR/keys' : 'licence keys'
  }.${backup.passphrase ? '' : NOT_ENCRYPTED}`;
}
