import type { Hash } from 'node:crypto';

/** Adds one file to the hash over all of them: with its length, so that no two lists look alike. */
export function hashFile(hash: Hash, key: string, content: Uint8Array): void {
  hash.update(`${JSON.stringify(key)} ${content.length}\n`);
  hash.update(content);
}
