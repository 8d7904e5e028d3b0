// Nightly backups in a bucket of their own, in case the machine is lost.
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { S3Settings } from '../../config.ts';
import { openS3Storage } from '../../files/s3-storage.ts';
import type { Storage } from '../../files/storage.ts';
import { failureReason } from '../../jobs/failure-reason.ts';
import { BackupError } from '../backup-error.ts';
import { expiredBackups } from './old-backups.ts';

/** Applies the same retention as in the folder. */
export async function uploadToS3(path: string, s3: S3Settings): Promise<void> {
  try {
    const storage = await openS3Storage(s3);
    await storage.putFile(basename(path), path);
    for (const name of expiredBackups(await listNames(storage))) await storage.remove(name);
  } catch (error) {
    throw new BackupError(
      `The backup ${path} was made, but not copied to the bucket ${s3.bucket}: ${(error as Error).message}`,
    );
  }
}

export async function listOnS3(s3: S3Settings): Promise<string[]> {
  try {
    return await listNames(await openS3Storage(s3));
  } catch (error) {
    throw unreadable(s3, error);
  }
}

/** Returns the path of the file in the folder. */
export async function downloadFromS3(
  name: string,
  s3: S3Settings,
  folder: string,
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  const unfinished = `${path}.part`;
  try {
    const storage = await openS3Storage(s3);
    const found = await storage.find(name);
    if (!found) throw new Error(`${name} is not there`);
    const bytes = await storage.getRange(name, { start: 0, end: found.size - 1 });
    await pipeline(bytes, createWriteStream(unfinished, { mode: 0o600 }));
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw unreadable(s3, error);
    throw new BackupError(`The disk of ${folder} is full: make room and try again.`);
  }
  return path;
}

async function listNames(storage: Storage): Promise<string[]> {
  const names: string[] = [];
  for await (const { key } of storage.list('')) if (!key.includes('/')) names.push(key);
  return names;
}

function unreadable({ bucket }: S3Settings, error: unknown): BackupError {
  return new BackupError(
    `The bucket ${bucket} of the backups cannot be read (${failureReason(error)}): check BACKUP_S3_BUCKET and the S3 variables.`,
  );
}
