// `npm run test-backup -- --from FILE`: restores a backup into a scratch embedded database, and lets
// `check` look at it. Nothing of the shop is touched.
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { BackupError } from '../../platform/backup/backup-error.ts';
import { systemClock } from '../../platform/clock.ts';
import { type Config, readConfig } from '../../platform/config.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrations/migrate.ts';
import { openFiles } from '../../platform/files/files.ts';
import { findStorageId } from '../../platform/files/require-storage.ts';
import { checkShop } from './check-shop.ts';
import { commandLog } from './command-log.ts';
import { openGivenBackup, openGivenKeys } from './given-backup.ts';
import { restoreShop } from './restore-shop.ts';
import { type Progress, runCommand } from './run-command.ts';

const HELP = `test-backup --from FILE [--shop ID]
Restores a backup into a folder of its own in DATA_DIR, checks it there and removes the folder: exit
code 0 when the backup is whole and every rule of \`check\` holds. The server may run meanwhile.

  --from FILE   the backup
  --shop ID     refuses a backup of another shop; the server gives its own id`;

const SCRATCH = 'backup-test-';

await runCommand({
  help: HELP,
  options: { from: { type: 'string' }, shop: { type: 'string' } },
  async run({ from, shop }, progress) {
    if (!from) throw new BackupError('Which backup? Say --from FILE.');
    // Customers come first.
    setPriority(constants.priority.PRIORITY_LOW);
    const config = readConfig(process.env);
    await removeRemains(config.DATA_DIR);
    const folder = await mkdtemp(join(config.DATA_DIR, SCRATCH));
    try {
      const rules = await test(config, { path: String(from), folder, shop }, progress);
      return `${from} was restored, and all ${rules} rules hold.`;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
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
  const keys = await openGivenKeys(config, backup);
  const scratch = readConfig({ DATA_DIR: folder });
  await restoreShop(scratch, backup, keys, progress);
  const database = await openDatabase({ ...scratch.connection, log: commandLog });
  try {
    await migrate(database);
    const id = await findStorageId(database.db);
    if (shop && id && id !== shop) throw new BackupError(`${path} is a backup of another shop.`);
    const files = await openFiles({ dataDir: folder });
    let rules = 0;
    const dependencies = { clock: systemClock, config: scratch, database, files };
    for await (const { rule, broken } of checkShop(dependencies)) {
      progress(`checking: ${rule}`);
      if (broken.length > 0) throw new BackupError(brokenRule(rule, broken));
      rules += 1;
    }
    return rules;
  } finally {
    await database.close();
  }
}

function brokenRule(rule: string, broken: string[]): string {
  return `The restored shop breaks the rule "${rule}" (${broken.length}): ${broken[0]}`;
}

/** Of a test that was killed. Only one runs at a time. */
async function removeRemains(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(SCRATCH)) await rm(join(dataDir, name), { recursive: true, force: true });
  }
}
