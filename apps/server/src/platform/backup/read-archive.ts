import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import { BLOCK, readTarHeader } from './tar-header.ts';

/** No part that is read whole comes near it; a foreign archive's may. */
const LARGEST_WHOLE = 64 * 1024 * 1024;

export interface Part {
  name: string;
  size: number;
  /** All of it, for what is small. */
  bytes(): Promise<Buffer>;
  /** Piece by piece, for files. */
  pieces(): AsyncGenerator<Buffer>;
}

/** The parts in their order, one at a time: each is gone when the next one is asked for. */
export async function* readArchive(path: string): AsyncGenerator<Part> {
  const { take, takeSome, skipAll } = reader(unzipped(path));
  for (;;) {
    const header = readTarHeader(await take(BLOCK));
    if (!header) break;
    const { name, size } = header;
    let left = size;
    async function* pieces(): AsyncGenerator<Buffer> {
      while (left > 0) {
        const piece = await takeSome(left);
        left -= piece.length;
        yield piece;
      }
    }
    async function bytes(): Promise<Buffer> {
      if (!(size <= LARGEST_WHOLE)) throw new BackupError(`${path} is no backup of this portal.`);
      left = 0;
      return take(size);
    }
    yield { name, size, bytes, pieces };
    for await (const _unwanted of pieces());
    await take((BLOCK - (size % BLOCK)) % BLOCK);
  }
  await take(BLOCK);
  // At the end stands the compressor's own checksum.
  await skipAll();
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

interface Reader {
  /** The next bytes of the stream. */
  take(length: number): Promise<Buffer>;
  /** At least one byte and at most so many. */
  takeSome(most: number): Promise<Buffer>;
  /** Reads on to the end. */
  skipAll(): Promise<void>;
}

function reader(chunks: AsyncGenerator<Buffer>): Reader {
  let waiting: Buffer[] = [];
  let available = 0;

  async function waitFor(length: number): Promise<void> {
    while (available < length) {
      const { value, done } = await chunks.next();
      if (done) throw new BackupError('The file is cut off: it is not a whole backup.');
      waiting.push(value);
      available += value.length;
    }
  }

  function giveAway(length: number): Buffer {
    const all = waiting.length === 1 && waiting[0] ? waiting[0] : Buffer.concat(waiting);
    waiting = [all.subarray(length)];
    available -= length;
    return all.subarray(0, length);
  }

  return {
    async take(length) {
      await waitFor(length);
      return giveAway(length);
    },
    async takeSome(most) {
      await waitFor(1);
      return giveAway(Math.min(most, available));
    },
    async skipAll() {
      for await (const _rest of chunks);
    },
  };
}
