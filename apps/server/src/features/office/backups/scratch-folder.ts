// A folder in DATA_DIR for one test of a backup. Somebody may start a test by hand while the server's
// weekly one runs: each leaves the folder of the other alone.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { acquireLock, DatabaseLockedError } from '../../../platform/files/lock.ts';

const SCRATCH = 'backup-test-';

/** Gives a new folder to the work and removes it afterwards. */
export async function withScratchFolder<T>(
  dataDir: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await removeRemains(dataDir);
  const folder = await mkdtemp(join(dataDir, SCRATCH));
  const release = acquireLock(lockOf(folder));
  try {
    return await work(folder);
  } finally {
    await remove(folder);
    release();
  }
}

const lockOf = (folder: string) => join(folder, 'test.lock');

/** Removes the folders of tests that were killed. */
async function removeRemains(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const folder = join(dataDir, name);
    if (name.startsWith(SCRATCH) && !isInUse(folder)) {
      await remove(folder);
    }
  }
}

function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}

function isInUse(folder: string): boolean {
  try {
    acquireLock(lockOf(folder))();
    return false;
  } catch (error) {
    if (error instanceof DatabaseLockedError) return true;
    // Another test has just removed it.
    if (!existsSync(folder)) return false;
    throw error;
  }
}
