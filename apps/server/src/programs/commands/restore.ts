// `npm run restore`: everything of a backup into an empty database and storage, checked like a shop.
import { existsSync } from 'node:fs';
import { BackupError } from '../../platform/backup/backup-error.ts';
import { type FoundBackup, findBackups } from '../../platform/backup/nightly/find-backups.ts';
import { type Config, readConfig } from '../../platform/config.ts';
import { askTerminal } from '../ask-terminal.ts';
import { describeBroken, openGivenBackup, restoreAndCheck } from './restore-shop.ts';
import { runCommand } from './run-command.ts';
import { ProgramError } from './run-program.ts';

const HELP = `restore [--from FILE] [--keep-files]
Brings a shop back from a backup, before the first start: reads it into the empty database of
DATABASE_URL (or the embedded one in DATA_DIR), the empty storage of files and DATA_DIR/keys, and
checks it. The file is checked before anything is written.

  --from FILE    the backup, or the name of one in BACKUP_DIR or BACKUP_S3_BUCKET; asked for on a
                 terminal when not given
  --keep-files   the uploaded files were not lost: leaves their folder or bucket as it is

The passphrase is BACKUP_PASSPHRASE, or asked for.`;

const NOT_ENCRYPTED = ' This backup is not encrypted: keep the file where nobody else can read it.';
const MOST_SHOWN = 10;

await runCommand({
  help: HELP,
  options: { from: { type: 'string' }, 'keep-files': { type: 'boolean' } },
  async run({ from, 'keep-files': given }, progress) {
    const config = readConfig(process.env);
    const leavesFiles = Boolean(given);
    const path = await chooseBackup(config, from ? String(from) : undefined);
    const backup = await openGivenBackup(config, path, progress);
    const { rules, broken } = await restoreAndCheck(config, { backup, leavesFiles }, progress);
    const { tables, files, madeAt } = backup.manifest;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const lacking = files.missing > 0 ? ` (${files.missing} were missing when it was made)` : '';
    const stored = leavesFiles ? '' : ` and ${files.count} files${lacking}`;
    const keys = backup.keys ? 'licence keys' : 'WITHOUT licence keys: put them into DATA_DIR/keys';
    const warning = backup.passphrase ? '' : NOT_ENCRYPTED;
    const restored = `Restored ${rows} rows${stored}, ${keys}.${warning} It was made at ${madeAt}.`;
    if (broken.length === 0) {
      return `${restored} All ${rules} rules of \`check\` hold.\n${nextSteps(config)}`;
    }
    throw new ProgramError(
      `${restored}\n${broken.map(describeBroken).join('\n')}\nThe portal can start; \`check\` lists everything that is broken.\n${nextSteps(config)}`,
    );
  },
});

/** The path of the given backup, or of the one that the person at the terminal chooses. */
async function chooseBackup(config: Config, given: string | undefined): Promise<string> {
  if (given && existsSync(given)) return given;
  const found = await findBackups(config);
  if (!given) return askWhich(found);
  const named = found.find(({ name }) => name === given);
  if (named) return named.fetch();
  throw new BackupError(`${given} is neither a file nor the name of a backup that was found.`);
}

async function askWhich(found: FoundBackup[]): Promise<string> {
  const shown = found.slice(0, MOST_SHOWN);
  const lines = shown.map(({ name, place }, index) => `  ${index + 1}  ${name} in ${place}\n`);
  const list = shown.length > 0 ? `Backups, the newest first:\n${lines.join('')}` : '';
  const [newest] = shown;
  const answer = await askTerminal(
    `${list}Which backup? ${newest ? 'Its number, or the' : 'The'} path of a file: `,
  );
  if (!answer) {
    const example = newest ? ` The newest one found is ${newest.name} in ${newest.place}.` : '';
    throw new BackupError(`Which backup? Say --from FILE.${example}`);
  }
  const chosen = /^\d+$/.test(answer) ? shown[Number(answer) - 1] : undefined;
  if (chosen) return chosen.fetch();
  if (existsSync(answer)) return answer;
  throw new BackupError(`${answer} is neither a number of the list nor a file.`);
}

function nextSteps({ BACKUP_PASSPHRASE, publicUrl }: Config): string {
  const steps = [
    ...(BACKUP_PASSPHRASE ? [] : ['Set BACKUP_PASSPHRASE, for the next backups.']),
    'Start the portal (`systemctl enable --now timesync-portal`, `portal start` or `npm start`).',
    `Sign in at ${publicUrl}/login with the account and the password of before.`,
    'Compare the bank with Transaksi: what was ordered after the backup was made is not in it.',
  ];
  return ['Next:', ...steps.map((step, index) => `  ${index + 1}. ${step}`)].join('\n');
}
