// `npm run recover`: the server was lost; asks for a backup and its passphrase before the first start
// of the new one, restores and checks it, and says what to do next.
import { readConfig } from '../../platform/config.ts';
import { checkRestored, describeBroken } from './check-restored.ts';
import { chooseBackup } from './choose-backup.ts';
import { openGivenBackup } from './given-backup.ts';
import { describeRestored, restoreShop } from './restore-shop.ts';
import { runCommand } from './run-command.ts';
import { ProgramError } from './run-program.ts';

const HELP = `recover [--from FILE] [--keep-files]
Brings a lost shop back from a backup, before the first start: restores it into the empty database of
DATABASE_URL (or the embedded one in DATA_DIR), the storage of files and DATA_DIR/keys, and checks it.

  --from FILE    the backup, or the name of one in BACKUP_DIR or BACKUP_S3_BUCKET; asked for on a
                 terminal when not given
  --keep-files   the uploaded files were not lost: leaves their folder or bucket as it is

The passphrase is BACKUP_PASSPHRASE, or asked for.`;

await runCommand({
  help: HELP,
  options: { from: { type: 'string' }, 'keep-files': { type: 'boolean' } },
  async run({ from, 'keep-files': keepFiles }, progress) {
    const config = readConfig(process.env);
    const path = await chooseBackup(config, from ? String(from) : undefined);
    const backup = await openGivenBackup(config, path, progress);
    const keyLines = backup.keys?.toString('utf8');
    const wanted = { backup, keyLines, keepsFiles: Boolean(keepFiles) };
    await restoreShop(config, wanted, progress);
    const { rules, broken } = await checkRestored(config, progress);
    const restored = `${describeRestored(wanted)} It was made at ${backup.manifest.madeAt}.`;
    if (broken.length === 0) {
      return `${restored} All ${rules} rules of \`check\` hold.\n${nextSteps(config)}`;
    }
    throw new ProgramError(
      `${restored}\n${broken.map(describeBroken).join('\n')}\nThe portal can start; \`check\` lists everything that is broken.\n${nextSteps(config)}`,
    );
  },
});

function nextSteps({
  BACKUP_PASSPHRASE,
  publicUrl,
}: Pick<ReturnType<typeof readConfig>, 'BACKUP_PASSPHRASE' | 'publicUrl'>): string {
  const steps = [
    ...(BACKUP_PASSPHRASE ? [] : ['Set BACKUP_PASSPHRASE, for the next backups.']),
    'Start the portal (`systemctl enable --now timesync-portal`, `portal start` or `npm start`).',
    `Sign in at ${publicUrl}/login with the account and the password of before.`,
    'Compare the bank with Transaksi: what was ordered after the backup was made is not in it.',
  ];
  return ['Next:', ...steps.map((step, index) => `  ${index + 1}. ${step}`)].join('\n');
}
