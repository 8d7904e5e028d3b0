import { brand } from './brand.ts';

interface InstalledApp {
  name: string;
  shortName: string;
  description: string;
  /** Tells installed apps of one host apart. */
  id: string;
  startUrl: string;
  /** Where the app ends and the browser begins. */
  scope: string;
}

const png = (src: string, size: number, more = {}) => ({
  src,
  type: 'image/png',
  sizes: `${size}x${size}`,
  ...more,
});

/** Lets a phone put the portal, or a clock, on its home screen. */
export const webManifest = ({ shortName, startUrl, ...app }: InstalledApp) => ({
  name: app.name,
  short_name: shortName,
  description: app.description,
  lang: 'id',
  id: app.id,
  start_url: startUrl,
  scope: app.scope,
  display: 'standalone',
  background_color: brand.colors.background,
  theme_color: brand.colors.primary,
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    png('/icon-192.png', 192),
    png('/icon-512.png', 512),
    png('/icon-maskable.png', 512, { purpose: 'maskable' }),
  ],
});
