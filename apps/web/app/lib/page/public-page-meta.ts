// What search engines and chat apps show of a public page. Chat apps read no script, so all of it
// is in the prerendered HTML; the picture is drawn by scripts/commands/draw-brand-images.mjs.
import { brand } from '@timesync/contract';
import type { MetaDescriptor } from 'react-router';
import { siteOrigin } from './site-origin';

interface PublicPage {
  /** The whole title, as it stands in the browser's tab. */
  title: string;
  /** One or two sentences, at most about 155 letters: more is cut off. */
  description: string;
  path: string;
}

/** For the `meta` of a prerendered route. */
export function publicPageMeta({ title, description, path }: PublicPage): MetaDescriptor[] {
  const url = siteOrigin + path;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'id_ID' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${siteOrigin}/bagikan.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${brand.name}: ${brand.slogan}` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
