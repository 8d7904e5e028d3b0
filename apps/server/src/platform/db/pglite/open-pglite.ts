import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { loggingClient } from '../postgres/logging-client.ts';
import type { Engine, Logger } from '../types.ts';
import { backUpPglite } from './backup.ts';
import { openBackupSocket } from './backup-socket.ts';
import { takeLock } from './lock.ts';
import { startMaintenance } from './maintenance.ts';
import { createPglitePool } from './pool.ts';
import { restartablePglite } from './restartable-pglite.ts';
import { requireDurableCommits } from './self-test.ts';
import { type RunningPglite, restartPglite, startPglite } from './start.ts';

export interface PgliteOptions {
  dataDir: string;
  /** Copied by the first start; without it PGlite creates a cluster, which takes longer. */
  emptyCluster?: string | undefined;
  log: Logger;
  /** Removed after its use: nothing waits for the disk, and a power cut may break it. */
  isScratch?: boolean | undefined;
}

export async function openPglite({
  dataDir,
  emptyCluster,
  log,
  isScratch = false,
}: PgliteOptions): Promise<Engine> {
  const folder = join(dataDir, 'pglite');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const releaseLock = takeLock(`${folder}.lock`);
  try {
    const test = async (running: RunningPglite) => {
      try {
        if (!isScratch) await requireDurableCommits(running.pglite, running.fsyncCount);
        return running;
      } catch (error) {
        running.closeFiles();
        throw error;
      }
    };
    const first = await test(await startPglite(folder, { emptyCluster, isScratch }));
    const restart = async () => test(await restartPglite(folder, { isScratch }));
    const source = restartablePglite(first, { restart, log });
    const pool = createPglitePool(source, { Client: loggingClient({ log }) });
    pool.on('error', (error) => log.error({ err: error }, 'embedded database failed'));
    const stopMaintenance = startMaintenance({ pool, fsyncCount: source.fsyncCount, log });
    const closeBackupSocket = await openBackupSocket({ dataDir, folder, pool, log });
    return {
      engine: 'pglite',
      pool,
      backUp: () => backUpPglite(pool, folder),
      async close() {
        try {
          await closeBackupSocket();
          await stopMaintenance();
          await pool.end();
          await source.close();
        } finally {
          releaseLock();
        }
      },
    };
  } catch (error) {
    releaseLock();
    throw error;
  }
}
