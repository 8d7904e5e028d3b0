import { brand } from '@timesync/contract';

const png = (src, size, more = {}) => ({
  src,
  type: 'image/png',
  sizes: `${size}x${size}`,
  ...more,
});

/** Lets a phone put the portal on its home screen. */
export const webManifest = {
  name: `${brand.name}: jam masjid digital`,
  short_name: brand.name,
  description: brand.slogan,
  lang: 'id',
  id: '/',
  start_url: '/dashboard',
  display: 'standalone',
  background_color: brand.colors.background,
  theme_color: brand.colors.primary,
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    png('/icon-192.png', 192),
    png('/icon-512.png', 512),
    png('/icon-maskable.png', 512, { purpose: 'maskable' }),
  ],
};
