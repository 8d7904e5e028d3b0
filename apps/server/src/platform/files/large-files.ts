// Files of hundreds of megabytes: they come and go as streams, and never lie in memory as a whole.
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { requireKey } from './require-key.ts';
import type { ByteRange, Storage } from './storage.ts';

interface UploadOptions {
  /** Where unfinished ones lie; on a disk, not in memory as `/tmp` may be. */
  uploadFolder: string;
  requireRoom(): Promise<void>;
}

export interface LargeFiles {
  /** A path for a file that is just arriving: its user removes it, or `save` takes it. */
  newUpload(): Promise<string>;
  /** Stores the file at `path`, which may be moved. */
  save(key: string, path: string): Promise<void>;
  read(key: string, range: ByteRange): Promise<Readable>;
  /** Removes what a crash left behind; returns how many. */
  sweepUploads(before: Date): Promise<number>;
}

export function openLargeFiles(
  storage: Storage,
  { uploadFolder, requireRoom }: UploadOptions,
): LargeFiles {
  return {
    async newUpload() {
      await requireRoom();
      await mkdir(uploadFolder, { recursive: true, mode: 0o700 });
      return join(uploadFolder, `${randomUUID()}.tmp`);
    },
    save: async (key, path) => storage.putFile(requireKey(key), path),
    read: async (key, range) => storage.getRange(requireKey(key), range),
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
