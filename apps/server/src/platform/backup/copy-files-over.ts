import { createHash } from 'node:crypto';
import type { Files } from '../files/files.ts';
import { readPieces, savePieces } from '../files/pieces.ts';
import { BackupError } from './backup-error.ts';

/**
 * Copies files that the target lacks; every file is read back and compared. Nothing is overwritten.
 */
export async function copyFilesOver(
  source: Files,
  target: Files,
  progress: (text: string) => void = () => undefined,
): Promise<{ copied: number; compared: number }> {
  const counts = { copied: 0, compared: 0 };
  for await (const key of source.list()) {
    const size = await source.sizeOf(key);
    if (size === undefined) continue;
    const isThere = (await target.sizeOf(key)) !== undefined;
    if (!isThere) await savePieces(target, { key, size }, readPieces(source, key, size));
    if ((await hashOf(source, key)) !== (await hashOf(target, key))) {
      throw new BackupError(`The file ${key} differs between the two storages; nothing is lost.`);
    }
    counts[isThere ? 'compared' : 'copied'] += 1;
    progress(`${counts.copied} copied, ${counts.compared} were there already`);
  }
  return counts;
}

async function hashOf(files: Files, key: string): Promise<string> {
  const hash = createHash('sha256');
  const size = (await files.sizeOf(key)) ?? 0;
  for await (const piece of readPieces(files, key, size)) hash.update(piece);
  return hash.digest('hex');
}
