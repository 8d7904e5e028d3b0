// A crash between writing a file and committing its row leaves an invisible file; a crash while
// writing leaves half of one. Young files stay, because their row may be about to be committed.
import type { Clock } from '../clock.ts';
import type { Files } from './files.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The number of ids in one query. */
const PAGE = 500;

interface StoredPictures {
  folder: string;
  /** Those of the given ids that have a row. */
  findOwned: (ids: string[]) => Promise<Set<string>>;
}

/** Returns how many files were removed. */
export async function sweepOrphans(
  { clock, files }: { clock: Clock; files: Files },
  { folder, findOwned }: StoredPictures,
): Promise<number> {
  let removed = 0;
  let page = new Map<string, string>();
  const remove = async (key: string) => {
    await files.remove(key);
    removed += 1;
  };
  const sweepPage = async () => {
    const owned = await findOwned([...page.keys()]);
    for (const [id, key] of page) if (!owned.has(id)) await remove(key);
    page = new Map();
  };
  const yesterday = new Date(clock.now().getTime() - DAY_MS);
  for await (const key of files.listOlderThan(folder, yesterday)) {
    const id = /([0-9a-f]{8}-[0-9a-f-]{27})\.(?:webp|apk)$/.exec(key)?.[1];
    if (id) page.set(id, key);
    else if (key.endsWith('.tmp')) await remove(key);
    if (page.size === PAGE) await sweepPage();
  }
  if (page.size > 0) await sweepPage();
  return removed;
}
