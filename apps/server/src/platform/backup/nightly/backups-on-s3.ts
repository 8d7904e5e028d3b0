// Nightly backups in a bucket of their own, in case the machine is lost.
import { basename } from 'node:path';
import type { S3Settings } from '../../config.ts';
import { openS3Storage } from '../../files/s3-storage.ts';
import { BackupError } from '../backup-error.ts';
import { expiredBackups } from './old-backups.ts';

/** Applies the same retention as in the folder. */
export async function uploadToS3(path: string, s3: S3Settings): Promise<void> {
  try {
    const storage = await openS3Storage(s3);
    await storage.putFile(basename(path), path);
    const names: string[] = [];
    for await (const { key } of storage.list('')) if (!key.includes('/')) names.push(key);
    for (const name of expiredBackups(names)) await storage.remove(name);
  } catch (error) {
    throw new BackupError(
      `The backup ${path} was made, but not copied to the bucket ${s3.bucket}: ${(error as Error).message}`,
    );
  }
}
