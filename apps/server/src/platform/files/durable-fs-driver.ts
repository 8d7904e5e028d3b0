// flydrive's own disk driver writes in place and never syncs. A row in the database may point at a
// file only when a power cut can no longer take it: written beside, synced, renamed, folder synced.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';
import type { ByteRange, LargeFileDriver } from './large-files.ts';
import { syncFile, syncFolder, writeSynced } from './synced-file.ts';

export class DurableFsDriver extends FSDriver implements LargeFileDriver {
  readonly #root: string;

  constructor(root: string) {
    super({ location: root, visibility: 'private' });
    this.#root = root;
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const target = join(this.#root, key);
    const unfinished = `${target}.${randomBytes(6).toString('hex')}.tmp`;
    const newFolder = await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    try {
      await writeSynced(unfinished, contents);
      await rename(unfinished, target);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    await syncFoldersUpTo(dirname(newFolder ?? target), dirname(target));
  }

  async putFile(key: string, path: string): Promise<void> {
    const target = join(this.#root, key);
    const newFolder = await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await syncFile(path);
    await rename(path, target);
    await syncFoldersUpTo(dirname(newFolder ?? target), dirname(target));
  }

  async getRange(key: string, range: ByteRange): Promise<Readable> {
    const stream = createReadStream(join(this.#root, key), range);
    // A file that is not there must fail before an answer has begun.
    await once(stream, 'open');
    return stream;
  }
}

/** A new name lives in its folder: every folder that got one is synced, the deepest first. */
async function syncFoldersUpTo(top: string, deepest: string): Promise<void> {
  for (let folder = deepest; folder.length >= top.length; folder = dirname(folder)) {
    await syncFolder(folder);
    if (folder === dirname(folder)) return;
  }
}
