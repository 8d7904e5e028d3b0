// A backup that the person at the terminal named, opened with the passphrase.
import { isEncrypted } from '../../platform/backup/archive/encryption.ts';
import { BackupError } from '../../platform/backup/backup-error.ts';
import { type CheckedBackup, checkBackup } from '../../platform/backup/check-backup.ts';
import type { Config } from '../../platform/config.ts';
import { askSecret } from '../ask-terminal.ts';
import type { Progress } from './run-command.ts';

export async function openGivenBackup(
  config: Config,
  path: string,
  progress: Progress,
): Promise<CheckedBackup> {
  if (!(await isEncrypted(path))) return checkBackup(path, { progress });
  const passphrase = await readPassphrase(config);
  if (passphrase) return checkBackup(path, { passphrase, progress });
  throw new BackupError('The backup is encrypted: set BACKUP_PASSPHRASE.');
}

async function readPassphrase(config: Config): Promise<string | undefined> {
  return config.BACKUP_PASSPHRASE ?? (await askSecret('Passphrase of the backup: '));
}
