// Every mosque shares a link of its own, so these pages are rendered when they are requested. Many people
// open one of them on the same day: the last ones are cached.
import { formatLink, parseSettings } from '@timesync/clock';
import { type RenderedPage, type SiteData, screens } from '@timesync/contract';
import { preparePage, type WebPage } from '../../../platform/http/pages/web-page.ts';
import { pageSources } from './page-sources.ts';

/** A hundred kilobytes each. */
const MAX_PAGES = 30;

export function sharedClockPages(
  render: (link: string) => RenderedPage,
  data: SiteData,
): (query: string) => Promise<WebPage> {
  const cache = new Map<string, Promise<WebPage>>();
  const sources = pageSources(screens.clock, data);

  return (query) => {
    // Two queries that are read alike have one page; what is not a setting changes nothing.
    const link = formatLink(parseSettings(query)).slice(screens.clock.length);
    const found = cache.get(link) ?? prepare(link);
    // The next request tries again.
    found.catch(() => cache.delete(link));
    // The least recently used page is dropped first.
    cache.delete(link);
    cache.set(link, found);
    const [oldest] = cache.keys();
    if (cache.size > MAX_PAGES && oldest !== undefined) cache.delete(oldest);
    return found;
  };

  async function prepare(link: string): Promise<WebPage> {
    return preparePage(render(link), sources);
  }
}
