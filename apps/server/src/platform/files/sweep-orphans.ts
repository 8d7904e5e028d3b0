// A crash between writing a file and committing its row leaves a file that nobody can see; a crash
// while writing leaves half of one. Young files stay: their row may be about to be committed.
import type { Clock } from '../clock.ts';
import type { Files } from './files.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface StoredPictures {
  folder: string;
  findOwner: (id: string) => Promise<number | undefined>;
}

/** Returns how many files were removed. */
export async function sweepOrphans(
  { clock, files }: { clock: Clock; files: Files },
  { folder, findOwner }: StoredPictures,
): Promise<number> {
  let removed = 0;
  const yesterday = new Date(clock.now().getTime() - DAY_MS);
  for await (const key of files.listOlderThan(folder, yesterday)) {
    const id = /([0-9a-f]{8}-[0-9a-f-]{27})\.(?:webp|apk)$/.exec(key)?.[1];
    const isOrphan = id ? (await findOwner(id)) === undefined : key.endsWith('.tmp');
    if (!isOrphan) continue;
    await files.remove(key);
    removed += 1;
  }
  return removed;
}
