// What the seller's settings change in the built pages: the words they show, and the hosts they may
// load from. No page may load from other hosts, with two exceptions: pictures and the video may live
// elsewhere, and the sales page alone may tell the ad pixel that someone was there.
import {
  PIXEL_URL,
  type ShopSettings,
  screens,
  sellerLine,
  sellerOf,
  termsVersion,
  trialLength,
  warrantyLength,
} from '@timesync/contract';
import type { Config } from '../../platform/config.ts';
import type { LiveSettings } from '../../platform/dependencies.ts';
import type { PageFill, PageSources } from '../../platform/http/pages/web-pages.ts';

type Hosts = Pick<Config, 'STATIC_URL'>;

/** Gives the same object until a setting changes: pages are made anew when it is another one. */
export function livePageFill(config: Hosts, settings: LiveSettings): () => PageFill {
  let filledWith: ShopSettings | undefined;
  let fill: PageFill | undefined;
  return () => {
    const { shop } = settings.current;
    if (!fill || shop !== filledWith) {
      filledWith = shop;
      fill = pageFill(config, shop);
    }
    return fill;
  };
}

export function pageFill({ STATIC_URL }: Hosts, shop: ShopSettings): PageFill {
  const media = STATIC_URL ? [new URL(STATIC_URL).origin] : [];
  return {
    facts: {
      seller: sellerLine(sellerOf(shop)),
      trial: trialLength(shop.trialDays),
      refundDays: String(shop.refundDays),
      warranty: warrantyLength(shop.warrantyMonths),
      termsVersion: termsVersion(shop),
    },
    sourcesOf(path): PageSources {
      const hasPixel = shop.pixelId !== null && path === screens.sales;
      return { media, images: hasPixel ? [...media, new URL(PIXEL_URL).origin] : media };
    },
  };
}
