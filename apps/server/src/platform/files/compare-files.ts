// Checks that every row has its picture and every picture its row. Works beside a running server: a
// picture is written before its row, so mismatches are checked again and young files are skipped.
import type { Clock } from '../clock.ts';
import type { Files } from './files.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Files of one kind that rows name. */
export interface StoredFiles {
  folder: string;
  fileKey(id: string): string;
  /** The ids of all rows. */
  ids: AsyncIterable<string>;
}

export interface FileDifferences {
  withoutFile: string[];
  withoutRow: string[];
}

export async function compareFiles(
  { clock, files }: { clock: Clock; files: Files },
  { folder, fileKey, ids }: StoredFiles,
): Promise<FileDifferences> {
  const unowned = new Set<string>();
  for await (const key of files.list(folder)) unowned.add(key);
  const withoutFile: string[] = [];
  for await (const id of ids) {
    const key = fileKey(id);
    if (!unowned.delete(key) && !(await files.writtenAt(key))) withoutFile.push(key);
  }
  const yesterday = new Date(clock.now().getTime() - DAY_MS);
  const withoutRow: string[] = [];
  for (const key of unowned) {
    const writtenAt = await files.writtenAt(key);
    if (writtenAt && writtenAt < yesterday) withoutRow.push(key);
  }
  return { withoutFile, withoutRow };
}

/** One row after the other, for a shop of any size. */
export async function* listMissingFiles(
  files: Files,
  { fileKey, ids }: StoredFiles,
): AsyncGenerator<string> {
  for await (const id of ids) {
    const key = fileKey(id);
    if ((await files.sizeOf(key)) === undefined) yield key;
  }
}
