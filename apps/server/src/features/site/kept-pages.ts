// The last rendered pages, in DATA_DIR: they are served when the database is away at the start.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RenderedPage, sitePages } from '@timesync/contract';
import { replaceSynced } from '../../platform/files/synced-file.ts';
import type { SitePages } from '../../platform/http/pages/web-app.ts';
import { type PageSources, preparePage } from '../../platform/http/pages/web-page.ts';
import { lazyAsync } from '../../platform/lazy-async.ts';

export interface KeptPage extends RenderedPage {
  sources: PageSources;
}

/** By path; the page for unknown addresses has the empty one. */
export type KeptPages = Record<string, KeptPage>;

const fileIn = (dataDir: string) => join(dataDir, 'pages.json');

export function keepPages(dataDir: string, pages: KeptPages): Promise<void> {
  return replaceSynced(fileIn(dataDir), JSON.stringify(pages));
}

/** The kept pages as they are served; undefined where none were kept, or where the file is broken. */
export async function findKeptPages(dataDir: string): Promise<SitePages | undefined> {
  let kept: KeptPages;
  try {
    kept = JSON.parse(await readFile(fileIn(dataDir), 'utf8'));
  } catch {
    return undefined;
  }
  const prepared = new Map(
    Object.entries(kept).map(([path, page]) => [
      path,
      lazyAsync(() => preparePage(page, page.sources)),
    ]),
  );
  const notFound = prepared.get('');
  if (!notFound) return undefined;
  return { paths: sitePages, at: (path) => (prepared.get(path) ?? notFound)() };
}
