// The last rendered pages, in DATA_DIR: served when the database is unavailable at the start.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RenderedPage, sitePages } from '@timesync/contract';
import { replaceSynced } from '../../../platform/files/synced-file.ts';
import type { SitePages } from '../../../platform/http/pages/web-app.ts';
import { type PageSources, preparePage } from '../../../platform/http/pages/web-page.ts';
import { lazyAsync } from '../../../platform/lazy-async.ts';

export interface CachedPage extends RenderedPage {
  sources: PageSources;
}

/** The pages by path; the page for unknown addresses has the empty path. */
export type CachedPages = Record<string, CachedPage>;

const fileIn = (dataDir: string) => join(dataDir, 'pages.json');

export function saveCachedPages(dataDir: string, pages: CachedPages): Promise<void> {
  return replaceSynced(fileIn(dataDir), JSON.stringify(pages));
}

/** The cached pages, ready to be served; undefined when there are none or the file is broken. */
export async function findCachedPages(dataDir: string): Promise<SitePages | undefined> {
  let cached: CachedPages;
  try {
    cached = JSON.parse(await readFile(fileIn(dataDir), 'utf8'));
  } catch {
    return undefined;
  }
  const prepared = new Map(
    Object.entries(cached).map(([path, page]) => [
      path,
      lazyAsync(() => preparePage(page, page.sources)),
    ]),
  );
  const notFound = prepared.get('');
  if (!notFound) return undefined;
  return { paths: sitePages, at: (path) => (prepared.get(path) ?? notFound)() };
}
