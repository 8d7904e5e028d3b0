import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { moveFolderDurably } from './durable-folder.ts';
import { DurableNodeFs } from './durable-fs.ts';

export const pgliteExtensions = { pg_trgm };

// `-F` would switch fsync off. The default WAL sync method, fdatasync, is a stub in PGlite and does
// nothing.
const durableStartParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  // PGlite fills this memory with zeros at the start, and a shop uses little of the usual 128 MB.
  // Other pages stay in the system's cache.
  '-c',
  'shared_buffers=32MB',
];

const scratchStartParams = [...durableStartParams, '-c', 'fsync=off', '-c', 'full_page_writes=off'];

export interface RunningPglite {
  pglite: PGlite;
  fsyncCount: () => number;
  /** Of an engine that failed and is used no more. */
  closeFiles: () => void;
}

interface StartOptions {
  emptyCluster?: string | undefined;
  isScratch?: boolean;
}

export async function startPglite(folder: string, options: StartOptions): Promise<RunningPglite> {
  if (!existsSync(join(folder, 'PG_VERSION'))) await createCluster(folder, options);
  return restartPglite(folder, options);
}

/** Never creates a cluster: in place of a folder that is away it would be an empty shop. */
export async function restartPglite(
  folder: string,
  options: Pick<StartOptions, 'isScratch'>,
): Promise<RunningPglite> {
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    throw new Error(`There is no embedded database in ${folder}.`);
  }
  try {
    return await start(folder, options);
  } catch (cause) {
    const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
    throw new Error(
      `The embedded database in ${folder} (PostgreSQL ${version} format) could not be opened.`,
      { cause },
    );
  }
}

// A folder with a PG_VERSION counts as a complete cluster. A new one is therefore created beside it
// and moved when complete, so a kill in between leaves nothing.
export async function createCluster(
  folder: string,
  { emptyCluster, isScratch = false }: StartOptions = {},
): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  if (emptyCluster && existsSync(emptyCluster)) {
    cpSync(emptyCluster, unfinished, { recursive: true });
    // PostgreSQL refuses a folder that other users may enter.
    chmodSync(unfinished, 0o700);
  } else {
    const { pglite } = await start(unfinished, { isScratch });
    await pglite.close();
  }
  if (existsSync(folder)) rmdirSync(folder);
  if (isScratch) renameSync(unfinished, folder);
  else await moveFolderDurably(unfinished, folder);
}

async function start(folder: string, { isScratch = false }: StartOptions): Promise<RunningPglite> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const durableFs = new DurableNodeFs(folder);
  const closeFiles = () => durableFs.closeFiles();
  try {
    const pglite = await PGlite.create({
      fs: durableFs,
      startParams: isScratch ? scratchStartParams : durableStartParams,
      extensions: pgliteExtensions,
    });
    return { pglite, fsyncCount: () => durableFs.fsyncCount, closeFiles };
  } catch (error) {
    closeFiles();
    throw error;
  }
}
