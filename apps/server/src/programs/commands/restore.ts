// `npm run restore -- --from FILE`: everything of a backup into an empty database and storage.

import { isEncrypted } from '../../platform/backup/archive/encryption.ts';
import { BackupError } from '../../platform/backup/backup-error.ts';
import { type CheckedBackup, checkBackup } from '../../platform/backup/check-backup.ts';
import { missingKeys, writeKeys } from '../../platform/backup/key-lines.ts';
import { restoreBackup } from '../../platform/backup/restore-backup.ts';
import { unsealKeys } from '../../platform/backup/sealed-keys.ts';
import { type Config, readConfig } from '../../platform/config.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { openFiles } from '../../platform/files/files.ts';
import { createJobTables } from '../../platform/jobs/jobs.ts';
import { jobKinds } from '../background.ts';
import { EMPTY_CLUSTER } from '../empty-cluster.ts';
import { askPassphrase } from './ask-passphrase.ts';
import { commandLog } from './command-log.ts';
import { type Progress, runCommand } from './run-command.ts';

const HELP = `restore --from FILE [--without-keys]
Reads a backup into the database of DATABASE_URL (or the embedded one in DATA_DIR), the storage of
files and DATA_DIR/keys. The target must be empty; the file is checked before anything is written.

  --from FILE      the backup
  --without-keys   leaves the licence keys in the backup

The passphrase is BACKUP_PASSPHRASE, or asked for. Backups of earlier versions are not encrypted:
when their passphrase is lost, --without-keys brings everything else.`;

const NOT_ENCRYPTED = ' This backup is not encrypted: keep the file where nobody else can read it.';

await runCommand({
  help: HELP,
  options: { from: { type: 'string' }, 'without-keys': { type: 'boolean' } },
  async run({ from, 'without-keys': withoutKeys }, progress) {
    if (!from) throw new BackupError('Which backup? Say --from FILE.');
    const config = readConfig(process.env);
    const backup = await check(config, String(from), progress);
    const keys = withoutKeys ? undefined : await openKeys(config, backup);
    await restore(config, backup, keys, progress);
    const rows = backup.manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const { count = 0, missing = 0 } = backup.manifest.files ?? {};
    const lacking = missing > 0 ? ` (${missing} were missing when it was made)` : '';
    return `Restored ${rows} rows and ${count} files${lacking}, ${
      keys === undefined ? 'WITHOUT licence keys: put them into DATA_DIR/keys' : 'licence keys'
    }.${backup.passphrase ? '' : NOT_ENCRYPTED}`;
  },
});

async function check(config: Config, path: string, progress: Progress): Promise<CheckedBackup> {
  if (!(await isEncrypted(path))) return checkBackup(path, { progress });
  const passphrase = await readPassphrase(config);
  if (passphrase) return checkBackup(path, { passphrase, progress });
  throw new BackupError('The backup is encrypted: set BACKUP_PASSPHRASE.');
}

async function readPassphrase(config: Config): Promise<string | undefined> {
  return config.BACKUP_PASSPHRASE ?? (await askPassphrase('Passphrase of the backup: '));
}

async function restore(
  config: Config,
  backup: CheckedBackup,
  keyLines: string | undefined,
  progress: Progress,
): Promise<void> {
  const { DATA_DIR: dataDir, LICENSE_SIGNING_KEY: environment } = config;
  const place = { dataDir, environment };
  const missing = await missingKeys(place, keyLines ?? '');
  const database = await openDatabase({
    ...config.connection,
    emptyCluster: EMPTY_CLUSTER,
    patient: true,
    log: commandLog,
  });
  try {
    const target = {
      database,
      dataDir,
      files: await openFiles({ dataDir, s3: config.s3 }),
      prepareJobs: () => createJobTables(database, { kinds: jobKinds, log: commandLog }),
      writeKeys: () => writeKeys(place, missing),
    };
    await restoreBackup(backup, target, progress);
  } finally {
    await database.close();
  }
}

async function openKeys(config: Config, { keys }: CheckedBackup): Promise<string | undefined> {
  if (!keys?.areSealed) return keys?.bytes.toString('utf8');
  const passphrase = await readPassphrase(config);
  if (passphrase) return unsealKeys(keys.bytes, passphrase);
  throw new BackupError('The licence keys are sealed: set BACKUP_PASSPHRASE, or --without-keys.');
}
