// The data from which the public pages are rendered. `apps/site` renders it, the server collects
// it.
import type { Product } from '../catalog/catalog.ts';
import type { PublicReleases } from '../releases/releases.ts';
import type { PublicSettings } from './settings.ts';

export interface SiteData {
  /** The portal's origin, for links that must be absolute. */
  origin: string;
  /** Where pictures and the video are when they live on another host; empty otherwise. */
  staticUrl: string;
  settings: PublicSettings;
  products: Product[];
  releases: PublicReleases;
  /** The signed description of the newest display app, for boxes without internet. */
  updateFile: { manifest: string; versionName: string } | null;
}

export interface RenderedPage {
  html: string;
  /** Inline scripts of the page, for the hashes of its Content-Security-Policy. */
  inlineScripts: string[];
}

/**
 * An unknown path renders the page for "not found". The query of a clock's link, if given, is what chat
 * apps and phones read of it.
 */
export type RenderPage = (path: string, data: SiteData, clockLink?: string) => RenderedPage;

/** The only words about how long a trial lasts; without a number they promise none. */
export function trialLength(days: number | null): string {
  return days === null ? 'Gratis selama mencoba, sampai Anda yakin' : `Gratis ${days} hari pertama`;
}
