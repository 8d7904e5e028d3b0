// `npm run move-files -- --to s3`: the uploaded files go to the other storage, and stay in the old.
import { BackupError } from '../../platform/backup/backup-error.ts';
import { copyFilesOver } from '../../platform/backup/copy-files-over.ts';
import { readConfig } from '../../platform/config.ts';
import { openFiles } from '../../platform/files/files.ts';
import { runCommand } from './run-command.ts';

const HELP = `move-files --to s3|disk
Copies every uploaded file from DATA_DIR/files to the storage of the S3 variables, or back, and
compares it. May run beside the server and again at any time: what is there already is only compared.
Run it, restart the server with (or without) the S3 variables, run it once more, and then remove
the old files yourself.

  --to s3|disk   where the files go`;

await runCommand({
  help: HELP,
  options: { to: { type: 'string' } },
  async run({ to }, progress) {
    if (to !== 's3' && to !== 'disk') throw new BackupError('Where to? Say --to s3 or --to disk.');
    const { DATA_DIR: dataDir, s3 } = readConfig(process.env);
    if (!s3)
      throw new BackupError('The S3 variables must name the S3 storage, in both directions.');
    const onDisk = await openFiles({ dataDir });
    const onS3 = await openFiles({ dataDir, s3 });
    const [source, target] = to === 's3' ? [onDisk, onS3] : [onS3, onDisk];
    const { copied, compared } = await copyFilesOver(source, target, progress);
    return `${copied} files copied, ${compared} were there already; all are the same.`;
  },
});
