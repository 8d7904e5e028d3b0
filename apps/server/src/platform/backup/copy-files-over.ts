import type { Files } from '../files/files.ts';
import { BackupError } from './backup-error.ts';

/** Copies what the target lacks; every file is read back and compared. Nothing is overwritten. */
export async function copyFilesOver(
  source: Files,
  target: Files,
  progress: (text: string) => void = () => undefined,
): Promise<{ copied: number; compared: number }> {
  const counts = { copied: 0, compared: 0 };
  for await (const key of source.list()) {
    const content = await source.readIfThere(key);
    if (!content) continue;
    const isThere = (await target.readIfThere(key)) !== undefined;
    if (!isThere) await target.save(key, content);
    const stored = await target.read(key);
    if (Buffer.compare(content, stored) !== 0) {
      throw new BackupError(`The file ${key} differs between the two storages; nothing is lost.`);
    }
    counts[isThere ? 'compared' : 'copied'] += 1;
    progress(`${counts.copied} copied, ${counts.compared} were there already`);
  }
  return counts;
}
