import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { acquireLock, DatabaseLockedError } from '../../files/lock.ts';
import type { Logger } from '../types.ts';
import { CLUSTER, ensureCluster, hasDatabase } from './cluster.ts';
import { startEngine } from './engine.ts';
import { findEngine } from './left-over.ts';
import { choosePrograms } from './programs.ts';

export interface EmbeddedOptions {
  dataDir: string;
  log: Logger;
  /** Removed after its use: nothing waits for the disk, and a power cut may break it. */
  isScratch?: boolean | undefined;
  /** For commands: uses the engine of a portal that runs. */
  mayShare?: boolean | undefined;
}

interface OpenedEngine {
  databaseUrl: string;
  close(): Promise<void>;
}

/** Starts PostgreSQL on the cluster in DATA_DIR, which one process at a time may do. */
export async function openEmbedded(options: EmbeddedOptions): Promise<OpenedEngine> {
  const { dataDir, log, isScratch = false, mayShare = false } = options;
  // Throws where another version's is.
  hasDatabase(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const cluster = join(resolve(dataDir), CLUSTER);
  let release: () => void;
  try {
    release = acquireLock(join(dataDir, 'portal.lock'));
  } catch (error) {
    if (!(error instanceof DatabaseLockedError && mayShare && findEngine(cluster))) throw error;
    return socketIn(cluster, async () => undefined);
  }
  try {
    const programs = choosePrograms(cluster);
    await ensureCluster(programs, cluster, isScratch);
    const engine = { cluster, log, isScratch, isCommand: mayShare };
    const stop = await startEngine(programs, engine);
    return socketIn(cluster, () => stop().finally(release));
  } catch (error) {
    release();
    throw error;
  }
}

/** By a descriptor of the folder, because its path may be too long for a socket. */
function socketIn(cluster: string, close: () => Promise<void>): OpenedEngine {
  const folder = openSync(cluster, 'r');
  const host = encodeURIComponent(`/proc/self/fd/${folder}`);
  return {
    databaseUrl: `postgres://postgres@${host}/postgres`,
    close: () => close().finally(() => closeSync(folder)),
  };
}
