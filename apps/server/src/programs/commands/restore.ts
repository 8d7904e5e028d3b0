// `npm run restore -- --from FILE`: everything of a backup into an empty database and storage.

import { BackupError } from '../../platform/backup/backup-error.ts';
import { readConfig } from '../../platform/config.ts';
import { openGivenBackup } from './given-backup.ts';
import { describeRestored, restoreShop } from './restore-shop.ts';
import { runCommand } from './run-command.ts';

const HELP = `restore --from FILE [--without-keys]
Reads a backup into the database of DATABASE_URL (or the embedded one in DATA_DIR), the storage of
files and DATA_DIR/keys. The target must be empty; the file is checked before anything is written.

  --from FILE      the backup
  --without-keys   leaves the licence keys in the backup

The passphrase is BACKUP_PASSPHRASE, or asked for. Backups of earlier versions are not encrypted:
when their passphrase is lost, --without-keys brings everything else.`;

await runCommand({
  help: HELP,
  options: { from: { type: 'string' }, 'without-keys': { type: 'boolean' } },
  async run({ from, 'without-keys': withoutKeys }, progress) {
    if (!from) throw new BackupError('Which backup? Say --from FILE.');
    const config = readConfig(process.env);
    const backup = await openGivenBackup(config, String(from), progress);
    const keyLines = withoutKeys ? undefined : backup.keys?.toString('utf8');
    await restoreShop(config, { backup, keyLines }, progress);
    return describeRestored({ backup, keyLines });
  },
});
