// Files of hundreds of megabytes: they come and go as streams, and never lie in memory as a whole.
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { KeyNormalizer } from 'flydrive';
import { clearBehind } from './clear-behind.ts';

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** What a storage can do besides what all its files need. */
export interface LargeFileDriver {
  /** Takes over a finished file; returns when it will survive a crash. */
  putFile(key: string, path: string): Promise<void>;
  getRange(key: string, range: ByteRange): Promise<Readable>;
}

export interface LargeStorage {
  driver: LargeFileDriver;
  /** Where unfinished ones lie; on a disk, not in memory as `/tmp` may be. */
  uploadFolder: string;
  requireRoom(): Promise<void>;
}

export interface LargeFiles {
  /** A path for a file that is just arriving: its user removes it, or `save` takes it. */
  newUpload(): Promise<string>;
  /** The file at `path` is stored; it may be gone from there. */
  save(key: string, path: string): Promise<void>;
  read(key: string, range: ByteRange): Promise<Readable>;
  /** What a crash left behind; returns how many. */
  sweepUploads(before: Date): Promise<number>;
}

export function openLargeFiles({ driver, uploadFolder, requireRoom }: LargeStorage): LargeFiles {
  // The same rules as for other files: above all, no key leads out of the storage.
  const keys = new KeyNormalizer();
  return {
    async newUpload() {
      await requireRoom();
      await mkdir(uploadFolder, { recursive: true, mode: 0o700 });
      return join(uploadFolder, `${randomUUID()}.tmp`);
    },
    save: async (key, path) => driver.putFile(keys.normalize(key), path),
    async read(key, range) {
      const stream = await driver.getRange(keys.normalize(key), range);
      return Readable.from(clearBehind(stream), { objectMode: false });
    },
    sweepUploads: (before) => sweep(uploadFolder, before),
  };
}

async function sweep(folder: string, before: Date): Promise<number> {
  let removed = 0;
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (!found || found.mtime >= before) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
