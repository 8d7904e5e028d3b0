import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { BackupError } from '../backup-error.ts';
import { decrypt } from './encryption.ts';

/** No part that is read whole comes near it; a foreign archive's may. */
const LARGEST_WHOLE = 64 * 1024 * 1024;

export interface Part {
  name: string;
  size: number;
  /** All of it, for what is small. */
  bytes(): Promise<Buffer>;
  /** Piece by piece, for files. */
  pieces(): AsyncIterable<Buffer>;
}

/**
 * The parts in their order, one at a time: each is valid until the next one is read. An encrypted
 * archive needs its passphrase.
 */
export async function* readArchive(path: string, passphrase?: string): AsyncGenerator<Part> {
  const entries = extract();
  const file = createReadStream(path);
  const packed = passphrase ? Readable.from(decrypt(path, file, passphrase)) : file;
  // Its errors reach the reader of `entries`.
  pipeline(packed, createGunzip(), entries, () => undefined);
  for await (const entry of explainErrors(path, entries)) {
    const { name, size = 0 } = entry.header;
    const pieces = () => explainErrors(path, entry as AsyncIterable<Buffer>);
    async function bytes(): Promise<Buffer> {
      if (!(size <= LARGEST_WHOLE)) throw new BackupError(`${path} is no backup of this portal.`);
      return buffer(pieces());
    }
    yield { name, size, bytes, pieces };
    // Unread content is skipped.
    entry.resume();
  }
}

async function* explainErrors<T>(path: string, items: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* items;
  } catch (cause) {
    if (cause instanceof BackupError) throw cause;
    const { code, message } = cause as NodeJS.ErrnoException;
    const isCutOff = code === 'Z_BUF_ERROR' || message === 'Unexpected end of data';
    if (isCutOff) {
      throw new BackupError(`${path} is cut off: it is not a whole backup.`, { cause });
    }
    // Errors of the archive have no code; those of the disk have one.
    if (code && !code.startsWith('Z_')) throw cause;
    throw new BackupError(`${path} is damaged or no backup of this portal.`, { cause });
  }
}
