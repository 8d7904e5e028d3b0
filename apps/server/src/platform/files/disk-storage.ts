// A row in the database may point at a file only when a power cut can no longer take it: written
// beside its place, synced, renamed, folder synced.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import {
  access,
  constants,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { FoundFile, Storage } from './storage.ts';
import { syncFile, syncFolder, writeSynced } from './synced-file.ts';

export function openDiskStorage(root: string, { isDurable = true } = {}): Storage {
  async function find(key: string): Promise<FoundFile | undefined> {
    const found = await unlessMissing(stat(join(root, key)));
    return found?.isFile() ? { size: found.size, writtenAt: found.mtime } : undefined;
  }

  return {
    find,
    async put(key, bytes) {
      const target = join(root, key);
      const unfinished = `${target}.${randomBytes(6).toString('hex')}.tmp`;
      const newFolder = await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      try {
        if (isDurable) await writeSynced(unfinished, bytes);
        else await writeFile(unfinished, bytes, { mode: 0o600 });
        await rename(unfinished, target);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      if (isDurable) await syncFoldersUpTo(dirname(newFolder ?? target), dirname(target));
    },
    async putFile(key, path) {
      const target = join(root, key);
      const newFolder = await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      if (isDurable) await syncFile(path);
      await rename(path, target);
      if (isDurable) await syncFoldersUpTo(dirname(newFolder ?? target), dirname(target));
    },
    get: (key) => unlessMissing(readFile(join(root, key))),
    async getRange(key, range) {
      const stream = createReadStream(join(root, key), range);
      // A file that is not there must fail before an answer has begun.
      await once(stream, 'open');
      return stream;
    },
    async *list(folder) {
      for await (const path of listFiles(join(root, folder))) {
        yield { key: relative(root, path).replaceAll(sep, '/') };
      }
    },
    remove: (key) => rm(join(root, key), { force: true }),
    requireReachable: () => access(root, constants.W_OK),
  };
}

// Folder by folder: a list of everything would hold a million names in memory.
async function* listFiles(folder: string): AsyncGenerator<string> {
  const entries = await unlessMissing(readdir(folder, { withFileTypes: true }));
  for (const entry of entries ?? []) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* listFiles(path);
    else yield path;
  }
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A new name lives in its folder: every folder that got one is synced, the deepest first. */
async function syncFoldersUpTo(top: string, deepest: string): Promise<void> {
  for (let folder = deepest; folder.length >= top.length; folder = dirname(folder)) {
    await syncFolder(folder);
    if (folder === dirname(folder)) return;
  }
}
