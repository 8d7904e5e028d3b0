// `npm run test-backup -- --from FILE`: restores a backup into a scratch embedded database, and lets
// `check` look at it. Nothing of the shop is touched.
import { leaveRoom } from '../../features/office/backups/leave-room.ts';
import { withScratchFolder } from '../../features/office/backups/scratch-folder.ts';
import { BackupError } from '../../platform/backup/backup-error.ts';
import { type Config, readConfig } from '../../platform/config.ts';
import { describeBroken, openGivenBackup, restoreAndCheck } from './restore-shop.ts';
import { type Progress, runCommand } from './run-command.ts';

const HELP = `test-backup --from FILE [--shop ID]
Restores a backup into a folder of its own in DATA_DIR, checks it there and removes the folder: exit
code 0 when the backup is whole and every rule of \`check\` holds. The server may run meanwhile.

  --from FILE   the backup
  --shop ID     refuses a backup of another shop; the server gives its own id`;

await runCommand({
  help: HELP,
  options: { from: { type: 'string' }, shop: { type: 'string' } },
  async run({ from, shop }, progress) {
    if (!from) throw new BackupError('Which backup? Say --from FILE.');
    const config = readConfig(process.env);
    const rules = await withScratchFolder(config.DATA_DIR, (folder) =>
      test(config, { path: String(from), folder, shop }, leaveRoom(folder, progress)),
    );
    return `${from} was restored, and all ${rules} rules hold.`;
  },
});

interface Given {
  path: string;
  folder: string;
  shop: string | boolean | undefined;
}

async function test(
  config: Config,
  { path, folder, shop }: Given,
  progress: Progress,
): Promise<number> {
  const backup = await openGivenBackup(config, path, progress);
  const scratch = readConfig({ DATA_DIR: folder });
  const restored = await restoreAndCheck(scratch, { backup, isScratch: true }, progress);
  if (shop && restored.shop && restored.shop !== shop) {
    throw new BackupError(`${path} is a backup of another shop.`);
  }
  const [broken] = restored.broken;
  if (broken) throw new BackupError(describeBroken(broken));
  return restored.rules;
}
