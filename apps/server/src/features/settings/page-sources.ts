// No page may load from other hosts, with two exceptions that the seller sets: pictures and the video
// may live elsewhere, and the sales page alone may tell the ad pixel that someone was there.
import { PIXEL_URL, screens } from '@timesync/contract';
import type { Config } from '../../platform/config.ts';
import type { PageSources } from '../../platform/http/pages/web-pages.ts';

type Settings = Pick<Config, 'PIXEL_ID' | 'STATIC_URL'>;

/** What the page at this path may load besides our own files; the shell of the app has no path. */
export function pageSources({ PIXEL_ID, STATIC_URL }: Settings, path?: string): PageSources {
  const media = STATIC_URL ? [new URL(STATIC_URL).origin] : [];
  const hasPixel = PIXEL_ID !== undefined && path === screens.sales;
  return { media, images: hasPixel ? [...media, new URL(PIXEL_URL).origin] : media };
}
