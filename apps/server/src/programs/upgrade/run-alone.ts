// Two upgrades at once would unpack into the same folder and swap the same links.
import { join } from 'node:path';
import { acquireLock, DatabaseLockedError } from '../../platform/files/lock.ts';
import { ProgramError } from '../commands/run-program.ts';

const LOCK = '.timesync-upgrade.lock';

/** Refuses while another upgrade of the packages in `folder` runs; one that was killed is no hindrance. */
export async function runAlone<T>(folder: string, upgrade: () => Promise<T>): Promise<T> {
  const release = acquireUpgradeLock(join(folder, LOCK));
  try {
    return await upgrade();
  } finally {
    release();
  }
}

function acquireUpgradeLock(path: string): () => void {
  try {
    return acquireLock(path);
  } catch (error) {
    if (!(error instanceof DatabaseLockedError)) throw error;
    throw new ProgramError(`Another upgrade is under way (${path}): wait for its end.`);
  }
}
