// Every backup that this machine can reach, for a recovery.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { downloadFromS3, listOnS3 } from './backups-on-s3.ts';
import { backupFolder, backupTimeOf, listBackups } from './old-backups.ts';

export interface FoundBackup {
  name: string;
  madeAt: Date;
  /** A folder, or a bucket as `s3://name`. */
  place: string;
  /** Gives the path of its file, which is downloaded if need be. */
  fetch(): Promise<string>;
}

/** Lists the backups of the folder and the bucket, newest first. */
export async function findBackups(config: Config): Promise<FoundBackup[]> {
  const here = await findHere(config);
  const names = new Set(here.map(({ name }) => name));
  const elsewhere = (await findOnS3(config)).filter(({ name }) => !names.has(name));
  return [...here, ...elsewhere].toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

async function findHere(config: Config): Promise<FoundBackup[]> {
  const folder = backupFolder(config);
  if (!existsSync(folder)) return [];
  const found = await listBackups(folder);
  return found.map(({ name, madeAt }) => ({
    name,
    madeAt,
    place: folder,
    fetch: async () => join(folder, name),
  }));
}

async function findOnS3(config: Config): Promise<FoundBackup[]> {
  const { s3, BACKUP_S3_BUCKET: bucket } = config;
  if (!s3 || !bucket) return [];
  const settings = { ...s3, bucket };
  return (await listOnS3(settings)).flatMap((name) => {
    const madeAt = backupTimeOf(name);
    const fetch = () => downloadFromS3(name, settings, backupFolder(config));
    return madeAt ? [{ name, madeAt, place: `s3://${bucket}`, fetch }] : [];
  });
}
