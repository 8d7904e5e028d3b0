import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { syncFile, syncFolder } from '../files/synced-file.ts';
import { BLOCK, tarHeader } from './tar-header.ts';

export interface Archive {
  add(name: string, bytes: Uint8Array): Promise<void>;
}

/** Writes a compressed tar archive beside its place and gives it its name when it is whole. */
export async function writeArchive<T>(
  path: string,
  madeAt: Date,
  fill: (archive: Archive) => Promise<T>,
): Promise<T> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const unfinished = `${path}.part`;
  const file = createWriteStream(unfinished, { flags: 'wx', mode: 0o600 });
  const gzip = createGzip();
  gzip.pipe(file);
  // An error of the file must reach whoever waits for the compressor.
  file.once('error', (error) => gzip.destroy(error));
  const done = finished(file);
  done.catch(() => undefined);
  gzip.on('error', () => undefined);

  async function write(bytes: Uint8Array): Promise<void> {
    if (gzip.errored) throw gzip.errored;
    if (!gzip.write(bytes)) await once(gzip, 'drain');
  }

  try {
    await once(file, 'open');
    const result = await fill({
      async add(name, bytes) {
        await write(tarHeader(name, bytes.length, madeAt));
        await write(bytes);
        await write(Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK));
      },
    });
    gzip.end(Buffer.alloc(2 * BLOCK));
    await done;
    await syncFile(unfinished);
    await rename(unfinished, path);
    await syncFolder(dirname(path));
    return result;
  } catch (error) {
    gzip.destroy();
    file.destroy();
    // EEXIST: another backup writes there; its file is not ours to remove.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(unfinished, { force: true });
    throw error;
  }
}
