// `npm run backup`: one file with everything, made beside the running server.
import { stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { BackupReport } from '../../features/office/backups/make-backup.ts';
import { BackupError } from '../../platform/backup/backup-error.ts';
import { readOwnKeyLines } from '../../platform/backup/key-lines.ts';
import { uploadToS3 } from '../../platform/backup/nightly/backups-on-s3.ts';
import {
  backupFolder,
  backupName,
  listBackups,
  removeOldBackups,
  requireRoom,
} from '../../platform/backup/nightly/old-backups.ts';
import { writeBackup } from '../../platform/backup/write-backup.ts';
import { type Config, readConfig } from '../../platform/config.ts';
import { openDatabase } from '../../platform/db/database.ts';
import type { Database } from '../../platform/db/types.ts';
import { listMissingFiles } from '../../platform/files/compare-files.ts';
import { type Files, openFiles } from '../../platform/files/files.ts';
import { ownVersion } from '../../platform/health/release/own-release.ts';
import { askSecret } from '../ask-terminal.ts';
import { storedFiles } from './check-shop.ts';
import { commandLog } from './command-log.ts';
import { type Progress, runCommand } from './run-command.ts';

const HELP = `backup [--to DIR] [--list]
Writes database, uploaded files and licence keys into one file, also while the server runs.

  --to DIR    folder of the backup; BACKUP_DIR or DATA_DIR/backups when not given
  --list      shows the backups of the folder and their age instead
  --nightly   like the server does it every night: removes what is too old, asks nothing
  --report    prints first what was made, as JSON

The file is encrypted with BACKUP_PASSPHRASE, which is asked for when it is not set; \`age --decrypt\`
opens it too. Without a passphrase nothing is encrypted, and the licence keys are left out.`;

await runCommand({
  help: HELP,
  options: {
    to: { type: 'string' },
    list: { type: 'boolean' },
    nightly: { type: 'boolean' },
    report: { type: 'boolean' },
  },
  async run({ to, list, nightly, report }, progress) {
    const config = readConfig(process.env);
    const folder = resolve(String(to ?? backupFolder(config)));
    if (list) return describeBackups(folder);
    await requireRoom(folder);
    const kind = nightly ? 'nightly' : 'backup';
    const made = await makeCopy(config, folder, kind, progress);
    const { path, answer, missing } = made;
    const bucket = nightly && config.s3 && config.BACKUP_S3_BUCKET;
    if (nightly) await removeOldBackups(folder, new Date());
    const places = [folder];
    try {
      if (config.s3 && bucket) {
        await uploadToS3(path, { ...config.s3, bucket });
        places.push(`s3://${bucket}`);
      }
    } finally {
      if (report) process.stdout.write(`${JSON.stringify(await reportOf(made, places))}\n`);
    }
    if (missing > 0) {
      throw new BackupError(
        `${answer}, but ${missing} files that rows name are not on this machine: \`check\` lists them. They must be copied here, or all portals must use the same folder or bucket.`,
      );
    }
    return bucket ? `${answer}, copied to the bucket ${bucket}` : answer;
  },
});

interface MadeCopy {
  path: string;
  madeAt: Date;
  isEncrypted: boolean;
  answer: string;
  missing: number;
}

async function reportOf(
  { path, madeAt, isEncrypted, missing }: MadeCopy,
  places: string[],
): Promise<BackupReport> {
  const { size: bytes } = await stat(path);
  return { name: basename(path), madeAt, bytes, isEncrypted, places, missingFiles: missing };
}

async function makeCopy(
  config: Config,
  folder: string,
  kind: 'backup' | 'nightly',
  progress: Progress,
): Promise<MadeCopy> {
  const madeAt = new Date();
  const passphrase = await readPassphrase(config, kind);
  const isEncrypted = passphrase !== undefined;
  const path = join(folder, backupName(kind, madeAt, { isEncrypted }));
  const { DATA_DIR: dataDir, LICENSE_SIGNING_KEY: environment } = config;
  const keyLines = await readOwnKeyLines({ dataDir, environment });
  const database = await openDatabase({
    ...config.connection,
    patient: true,
    mayShare: true,
    log: commandLog,
  });
  try {
    const files = await openFiles({ dataDir, s3: config.s3 });
    const listMissing = () => missingFiles(database, files);
    const source = { pool: database.pool, files, listMissing, keyLines };
    const options = { path, app: ownVersion(), madeAt, passphrase, progress };
    const content = await writeBackup(source, options);
    const rows = content.tables.reduce((sum, table) => sum + table.rows, 0);
    const keyNote = content.keys ? 'with the licence keys' : 'WITHOUT the licence keys';
    const encryption = passphrase ? 'encrypted' : 'NOT encrypted (set BACKUP_PASSPHRASE)';
    const answer = `${path}: ${rows} rows, ${content.files.count} files, ${keyNote}, ${encryption}`;
    return { path, madeAt, isEncrypted, answer, missing: content.files.missing };
  } finally {
    await database.close();
  }
}

async function* missingFiles(database: Database, files: Files): AsyncGenerator<string> {
  for (const [, stored] of storedFiles({ database })) yield* listMissingFiles(files, stored);
}

async function readPassphrase(
  { BACKUP_PASSPHRASE: known }: Config,
  kind: 'backup' | 'nightly',
): Promise<string | undefined> {
  if (known || kind === 'nightly') return known;
  return askSecret('Passphrase for the backup (empty: not encrypted, without licence keys): ');
}

async function describeBackups(folder: string): Promise<string> {
  const copies = await listBackups(folder);
  if (copies.length === 0) return `There is no backup in ${folder}.`;
  const lines = copies.map(({ name, madeAt, bytes }) => {
    const hours = Math.floor((Date.now() - madeAt.getTime()) / 3_600_000);
    return `${name}  ${(bytes / 1_000_000).toFixed(1)} MB  ${hours} hours old`;
  });
  return lines.join('\n');
}
