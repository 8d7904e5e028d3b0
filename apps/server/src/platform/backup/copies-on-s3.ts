// Nightly backups in a bucket of their own: what a fire leaves of the machine.
import { basename } from 'node:path';
import { Disk } from 'flydrive';
import type { S3Settings } from '../config.ts';
import { openS3Driver } from '../files/s3-driver.ts';
import { BackupError } from './backup-error.ts';
import { superfluous } from './kept-copies.ts';

/** Keeps as many there as in the folder. */
export async function copyToS3(path: string, s3: S3Settings): Promise<void> {
  try {
    const driver = await openS3Driver(s3);
    await driver.putFile(basename(path), path);
    const disk = new Disk(driver);
    for (const name of superfluous(await listNames(disk))) await disk.delete(name);
  } catch (error) {
    throw new BackupError(
      `The backup ${path} was made, but not copied to the bucket ${s3.bucket}: ${(error as Error).message}`,
    );
  }
}

async function listNames(disk: Disk): Promise<string[]> {
  const names: string[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll('', { paginationToken });
    for (const entry of page.objects) if (entry.isFile) names.push(entry.name);
    paginationToken = page.paginationToken;
  } while (paginationToken);
  return names;
}
