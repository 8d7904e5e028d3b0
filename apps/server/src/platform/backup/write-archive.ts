import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { syncFile, syncFolder } from '../files/synced-file.ts';
import { BackupError } from './backup-error.ts';
import { BLOCK, tarHeader } from './tar-header.ts';

export type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export interface Archive {
  add(name: string, bytes: Uint8Array): Promise<void>;
  /** For what is too large for memory; `size` is the sum of its pieces. */
  addPieces(name: string, size: number, pieces: Pieces): Promise<void>;
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

  async function addPieces(name: string, size: number, pieces: Pieces): Promise<void> {
    await write(tarHeader(name, size, madeAt));
    let written = 0;
    for await (const piece of pieces) {
      await write(piece);
      written += piece.length;
    }
    if (written !== size) throw new BackupError(`${name} changed while it was copied.`);
    await write(Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK));
  }

  try {
    await once(file, 'open');
    const result = await fill({
      add: (name, bytes) => addPieces(name, bytes.length, [bytes]),
      addPieces,
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
