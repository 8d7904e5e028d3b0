// No page may load from other hosts, with two exceptions: pictures and the video may be on another
// host, and only the sales page may load the ad pixel.
import { PIXEL_URL, type SiteData, screens } from '@timesync/contract';
import type { PageSources } from '../../../platform/http/pages/web-page.ts';

export function pageSources(path: string, { staticUrl, settings }: SiteData): PageSources {
  const media = staticUrl ? [new URL(staticUrl).origin] : [];
  const hasPixel = settings.pixelId !== null && path === screens.sales;
  const pixel = hasPixel ? [new URL(PIXEL_URL).origin] : [];
  return { media, images: [...media, ...pixel] };
}
