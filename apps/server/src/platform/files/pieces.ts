// Copying any file with little memory: a small picture goes in one piece, an app's file of 200 MB does not.
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Files } from './files.ts';

/** A bucket has a deadline for what comes or goes as a whole. */
const LARGEST_WHOLE = 1024 * 1024;

export async function* readPieces(
  files: Files,
  key: string,
  size: number,
): AsyncGenerator<Uint8Array> {
  if (size <= LARGEST_WHOLE) yield await files.read(key);
  else yield* await files.large.read(key, { start: 0, end: size - 1 });
}

/** Returns when the file will survive a crash. */
export async function savePieces(
  files: Files,
  { key, size }: { key: string; size: number },
  pieces: AsyncIterable<Uint8Array>,
): Promise<void> {
  if (size <= LARGEST_WHOLE) return files.save(key, await buffer(pieces));
  const path = await files.large.newUpload();
  try {
    await pipeline(pieces, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    await files.large.save(key, path);
  } finally {
    await rm(path, { force: true });
  }
}
