import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import { BLOCK, readTarHeader } from './tar-header.ts';

/** No part that we write comes near it; a foreign archive's may. */
const LARGEST_PART = 64 * 1024 * 1024;

export interface Part {
  name: string;
  bytes: Buffer;
}

/** The parts in their order, one at a time. */
export async function* readArchive(path: string): AsyncGenerator<Part> {
  const take = reader(unzipped(path));
  for (;;) {
    const header = readTarHeader(await take(BLOCK));
    if (!header) break;
    const { name, size } = header;
    if (!(size <= LARGEST_PART)) throw new BackupError(`${path} is no backup of this portal.`);
    const bytes = await take(size);
    await take((BLOCK - (size % BLOCK)) % BLOCK);
    yield { name, bytes };
  }
  await take(BLOCK);
  // Reads on to the end, where the compressor's own checksum stands.
  await take(Number.POSITIVE_INFINITY);
}

async function* unzipped(path: string): AsyncGenerator<Buffer> {
  const file = createReadStream(path);
  const stream = pipeline(file, createGunzip(), () => undefined);
  try {
    yield* stream;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!code.startsWith('Z_')) throw error;
    throw new BackupError(
      code === 'Z_BUF_ERROR'
        ? `${path} is cut off: it is not a whole backup.`
        : `${path} is damaged or no backup of this portal.`,
    );
  } finally {
    file.destroy();
    stream.destroy();
  }
}

/** Gives the next bytes of a stream; fewer than asked for only when infinitely many were. */
function reader(chunks: AsyncGenerator<Buffer>): (length: number) => Promise<Buffer> {
  let waiting: Buffer[] = [];
  let available = 0;
  return async (length) => {
    while (available < length) {
      const { value, done } = await chunks.next();
      if (done && length === Number.POSITIVE_INFINITY) return Buffer.alloc(0);
      if (done) throw new BackupError('The file is cut off: it is not a whole backup.');
      if (length === Number.POSITIVE_INFINITY) continue;
      waiting.push(value);
      available += value.length;
    }
    const all = waiting.length === 1 && waiting[0] ? waiting[0] : Buffer.concat(waiting);
    waiting = [all.subarray(length)];
    available -= length;
    return all.subarray(0, length);
  };
}
