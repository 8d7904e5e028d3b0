import { isEncrypted } from '../../platform/backup/archive/encryption.ts';
import { BackupError } from '../../platform/backup/backup-error.ts';
import { type CheckedBackup, checkBackup } from '../../platform/backup/check-backup.ts';
import { missingKeys, writeKeys } from '../../platform/backup/key-lines.ts';
import { restoreBackup } from '../../platform/backup/restore-backup.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrations/migrate.ts';
import { openFiles } from '../../platform/files/files.ts';
import { findStorageId } from '../../platform/files/require-storage.ts';
import { createJobTables } from '../../platform/jobs/jobs.ts';
import { askSecret } from '../ask-terminal.ts';
import { jobKinds } from '../background.ts';
import { type CheckedRule, checkShop } from './check-shop.ts';
import { commandLog } from './command-log.ts';
import type { Progress } from './run-command.ts';

/** A backup that the person at the terminal named, opened with the passphrase. */
export async function openGivenBackup(
  config: Config,
  path: string,
  progress: Progress,
): Promise<CheckedBackup> {
  if (!(await isEncrypted(path))) return checkBackup(path, { progress });
  const passphrase = config.BACKUP_PASSPHRASE ?? (await askSecret('Passphrase of the backup: '));
  if (passphrase) return checkBackup(path, { passphrase, progress });
  throw new BackupError('The backup is encrypted: set BACKUP_PASSPHRASE.');
}

interface Wanted {
  backup: CheckedBackup;
  /** The storage of files was not lost and stays as it is. */
  leavesFiles?: boolean;
  /** Removed after its use. */
  isScratch?: boolean;
}

interface CheckedRestore {
  /** The token of its storage; undefined when it had none. */
  shop: string | undefined;
  rules: number;
  broken: CheckedRule[];
}

/**
 * Fills database, files and keys of the configuration, which must be empty, gives them this version's
 * tables and checks them with every rule of `check`.
 */
export async function restoreAndCheck(
  config: Config,
  { backup, leavesFiles, isScratch }: Wanted,
  progress: Progress,
): Promise<CheckedRestore> {
  const { DATA_DIR: dataDir, LICENSE_SIGNING_KEY: environment } = config;
  const place = { dataDir, environment };
  const missing = await missingKeys(place, backup.keys?.toString('utf8') ?? '');
  const database = await openDatabase({
    ...config.connection,
    patient: true,
    isScratch,
    log: commandLog,
  });
  try {
    const files = await openFiles({ dataDir, s3: config.s3, isScratch });
    const target = {
      database,
      dataDir,
      files: leavesFiles ? undefined : files,
      prepareJobs: () => createJobTables(database, { kinds: jobKinds, log: commandLog }),
      writeKeys: () => writeKeys(place, missing),
    };
    await restoreBackup(backup, target, progress);
    await migrate(database);
    const broken: CheckedRule[] = [];
    let rules = 0;
    for await (const rule of checkShop({ clock: systemClock, config, database, files })) {
      progress(`checking: ${rule.rule}`);
      if (rule.broken.length > 0) broken.push(rule);
      rules += 1;
    }
    return { shop: await findStorageId(database.db), rules, broken };
  } finally {
    await database.close();
  }
}

export function describeBroken({ rule, broken }: CheckedRule): string {
  return `The restored shop breaks the rule "${rule}" (${broken.length}): ${broken[0]}`;
}
