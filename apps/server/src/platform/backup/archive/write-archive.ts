import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { syncFile, syncFolder } from '../../files/synced-file.ts';
import { BackupError } from '../backup-error.ts';
import { encrypt } from './encryption.ts';

export type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export interface Archive {
  add(name: string, bytes: Uint8Array): Promise<void>;
  /** For what is too large for memory; `size` is the sum of its pieces. */
  addPieces(name: string, size: number, pieces: Pieces): Promise<void>;
}

interface ArchiveOptions {
  madeAt: Date;
  /** The archive is not encrypted without a passphrase. */
  passphrase?: string | undefined;
}

/** Writes a compressed tar archive to a temporary name and renames it when it is complete. */
export async function writeArchive<T>(
  path: string,
  { madeAt, passphrase }: ArchiveOptions,
  fill: (archive: Archive) => Promise<T>,
): Promise<T> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const unfinished = `${path}.part`;
  const file = createWriteStream(unfinished, { flags: 'wx', mode: 0o600 });
  // Fails when another backup is writing there; its file is not ours to remove.
  await once(file, 'open');
  const tar = pack();
  const written = passphrase
    ? pipeline(tar, createGzip(), (packed) => encrypt(packed, passphrase), file)
    : pipeline(tar, createGzip(), file);
  written.catch(() => undefined);

  async function addPieces(name: string, size: number, pieces: Pieces): Promise<void> {
    const entry = tar.entry({ name, size, mode: 0o600, mtime: madeAt });
    await pipeline(requireSize(name, size, pieces), entry);
  }

  try {
    const result = await fill({
      add: (name, bytes) => addPieces(name, bytes.length, [bytes]),
      addPieces,
    });
    tar.finalize();
    await written;
    await syncFile(unfinished);
    await rename(unfinished, path);
    await syncFolder(dirname(path));
    return result;
  } catch (error) {
    tar.destroy(error as Error);
    // A full disk is the first error; the others follow from it.
    const first = await written.then(
      () => error,
      (reason: unknown) => reason,
    );
    await rm(unfinished, { force: true });
    throw explainFullDisk(path, first);
  }
}

async function* requireSize(
  name: string,
  size: number,
  pieces: Pieces,
): AsyncGenerator<Uint8Array> {
  let passed = 0;
  for await (const piece of pieces) {
    passed += piece.length;
    if (passed > size) break;
    yield piece;
  }
  if (passed !== size) throw new BackupError(`${name} changed while it was copied.`);
}

function explainFullDisk(path: string, error: unknown): unknown {
  if (!/^(ENOSPC|EDQUOT)$/.test((error as NodeJS.ErrnoException).code ?? '')) return error;
  return new BackupError(`The disk of ${dirname(path)} is full: make room; no backup was made.`, {
    cause: error,
  });
}
