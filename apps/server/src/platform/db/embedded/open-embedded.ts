import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseLockedError, takeLock } from '../../files/lock.ts';
import type { Logger } from '../types.ts';
import { ensureCluster } from './cluster.ts';
import { startEngine } from './engine.ts';
import { findEngine } from './left-over.ts';
import { hasDatabase } from './old-database.ts';
import { choosePlace, clusterOf, notePlace } from './place.ts';

/** A command that ends waits for others that use its engine, such as a backup; the portal does not. */
const COMMAND_MS = 600_000;
const PORTAL_MS = 1_000;

const NOTE =
  'the database is not in DATA_DIR: as root in a folder of root’s it runs as another user, who cannot reach it there';

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
  let release: () => void;
  try {
    release = takeLock(join(dataDir, 'portal.lock'));
  } catch (error) {
    const engine =
      error instanceof DatabaseLockedError && mayShare && findEngine(clusterOf(dataDir));
    if (!engine) throw error;
    return { databaseUrl: urlOf(engine.socketFolder), close: async () => undefined };
  }
  try {
    const place = choosePlace(dataDir);
    await ensureCluster(place, { isScratch });
    if (notePlace(dataDir, place)) log.warn({ cluster: place.cluster }, NOTE);
    const engine = await startEngine(place, { log, isScratch });
    return {
      databaseUrl: urlOf(engine.socketFolder),
      async close() {
        try {
          await engine.stop(mayShare ? COMMAND_MS : PORTAL_MS);
        } finally {
          release();
        }
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

function urlOf(socketFolder: string): string {
  return `postgres://postgres@${encodeURIComponent(socketFolder)}/postgres`;
}
