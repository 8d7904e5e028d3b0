import type { Hash } from 'node:crypto';

/**
 * Adds one file to the hash over all of them, with its length, so that no two lists have the same
 * input. Passes the pieces on to the next consumer.
 */
export async function* hashFile(
  hash: Hash,
  { key, size }: { key: string; size: number },
  pieces: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  hash.update(`${JSON.stringify(key)} ${size}\n`);
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
}
