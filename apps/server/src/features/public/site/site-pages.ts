// The public pages, rendered at the start and again after every change of settings, catalogue or
// releases. A request right after a change gets the new page or, when rendering fails, the last
// one.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hasSettings } from '@timesync/clock';
import { type RenderPage, type SiteData, screens, sitePages } from '@timesync/contract';
import type { Logger } from '../../../platform/db/types.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import type { SitePages } from '../../../platform/http/pages/web-app.ts';
import { preparePage, type WebPage } from '../../../platform/http/pages/web-page.ts';
import { lazyAsync } from '../../../platform/lazy-async.ts';
import { RELEASES_TOPIC } from '../../licenses/releases/releases-changed.ts';
import { SETTINGS_TOPIC } from '../../office/settings/open-settings.ts';
import { CATALOG_TOPIC } from '../../shop/catalog/catalog-changed.ts';
import { type CachedPage, type CachedPages, saveCachedPages } from './cached-pages.ts';
import { pageSources } from './page-sources.ts';
import { sharedClockPages } from './shared-clock-pages.ts';
import { siteDataReader } from './site-data.ts';

/** A silently dead connection loses change events, so pages are rendered again after this time. */
const LONGEST_LIFE_MS = 60_000;
const NOT_FOUND = '';
const paths = [...sitePages, NOT_FOUND];

interface MadePage {
  page: WebPage;
  cached: CachedPage;
}

interface Rendering {
  /** The data as text: the same data is rendered once. */
  key: string;
  pages: Map<string, () => Promise<MadePage>>;
  /** The page of /jam as chat apps and phones read it from a clock's link. */
  sharedClock: (query: string) => Promise<WebPage>;
}

interface Site {
  log: Logger;
  renderPage: RenderPage;
}

export async function loadRenderPage(folder: string): Promise<RenderPage> {
  const module = await import(pathToFileURL(join(folder, 'server', 'render-page.js')).href);
  return module.renderPage;
}

export async function openSitePages(
  dependencies: Dependencies,
  { log, renderPage }: Site,
): Promise<SitePages> {
  const { changeEvents, config } = dependencies;
  const readData = siteDataReader(dependencies);
  const lastGood = new Map<string, WebPage>();
  let newest: Rendering | undefined;
  let checkedAt = performance.now();
  let current = readData().then(render);
  let keeping = Promise.resolve();

  function render(data: SiteData): Rendering {
    const key = JSON.stringify(data);
    if (newest?.key === key) return newest;
    const make = (path: string) => async () => {
      const cached = { ...renderPage(path, data), sources: pageSources(path, data) };
      return { page: await preparePage(cached, cached.sources), cached };
    };
    newest = {
      key,
      pages: new Map(paths.map((path) => [path, lazyAsync(make(path))])),
      sharedClock: sharedClockPages((link) => renderPage(screens.clock, data, link), data),
    };
    const rendering = newest;
    keeping = keeping.then(() => renderAll(rendering));
    return newest;
  }

  /** Renders all pages before they are requested, and caches them for a start without the database. */
  async function renderAll(rendering: Rendering): Promise<void> {
    try {
      const cached: CachedPages = {};
      for (const [path, make] of rendering.pages) {
        if (rendering !== newest) return;
        cached[path] = (await make()).cached;
      }
      await saveCachedPages(config.DATA_DIR, cached);
    } catch (error) {
      log.warn({ err: error }, 'the public pages could not all be rendered and cached');
    }
  }

  // One after the other: an older reading must not replace a newer one.
  function refresh(): void {
    checkedAt = performance.now();
    current = current
      .catch(() => undefined)
      .then(readData)
      .then(render)
      .catch((error: unknown) => {
        if (!newest) throw error;
        log.warn({ err: error }, 'the public pages stay as they are');
        return newest;
      });
    current.catch(() => undefined);
  }

  for (const topic of [SETTINGS_TOPIC, CATALOG_TOPIC, RELEASES_TOPIC]) {
    changeEvents.onChange(topic, refresh);
  }
  await current;
  return {
    paths: sitePages,
    async at(path, query = '') {
      if (performance.now() - checkedAt >= LONGEST_LIFE_MS) refresh();
      const known = sitePages.includes(path) ? path : NOT_FOUND;
      try {
        const rendering = await current;
        // Its cached form, without the database, is that of /jam.
        if (path === screens.clock && hasSettings(query)) return await rendering.sharedClock(query);
        const make = rendering.pages.get(known) as () => Promise<MadePage>;
        const { page } = await make();
        lastGood.set(known, page);
        return page;
      } catch (error) {
        log.error({ err: error, path }, 'a public page could not be rendered');
        const last = lastGood.get(known);
        if (!last) throw error;
        return last;
      }
    },
  };
}
