// The document around every page: what search engines, chat apps and phones read of it, its styles and its
// scripts.
import fontFile from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url';
import { brand, screens } from '@timesync/contract';
import type { ReactNode } from 'react';
import { favicon, moduleUrl, type StyleSheet, styles } from './built-files';
import { InlineScript } from './inline-script';
import { useSite } from './site-context';

export interface PageHead {
  /** The whole title, as in the browser's tab. */
  title: string;
  /** One or two sentences, at most about 155 letters: more is cut off. Without one, search engines stay out. */
  description?: string;
  /** The script of the page in `islands`. */
  script?: string;
  hasClock?: boolean;
  /** What chat apps show beside the link, if not the page in general. */
  preview?: LinkPreview;
  /** The address of what a phone installs from this page. */
  manifest?: string;
}

interface LinkPreview {
  url: string;
  image: string;
  width: number;
  height: number;
  alt: string;
}

interface DocumentProps extends PageHead {
  path: string;
  children: ReactNode;
}

export function Document({ path, children, ...page }: DocumentProps) {
  const { title, description, script, hasClock, preview, manifest } = page;
  const { origin, settings } = useSite();
  // The ad pixel may hear of the sales page alone.
  const pixel = path === screens.sales ? settings.pixelId : null;
  return (
    <html lang="id" data-origin={origin} data-pixel={pixel ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={brand.colors.primary} />
        <title>{title}</title>
        {description ? (
          <SharedPage
            title={title}
            description={description}
            url={origin + path}
            preview={preview ?? brandPreview(origin, path)}
          />
        ) : (
          <meta name="robots" content="noindex" />
        )}
        <link rel="preload" href={fontFile} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {manifest && <link rel="manifest" href={manifest} />}
        <Styles of="site" />
        {hasClock && <Styles of="clock" />}
        <InlineScript code={markSignedIn} />
      </head>
      <body className="font-sans antialiased">
        {children}
        {script && <InlineScript code={afterFirstPaint(script)} />}
      </body>
    </html>
  );
}

/**
 * A frame's own callbacks run before it is painted. On a slow line somebody sends a form before its script
 * is there: the form is kept as it is, and sent then.
 */
const afterFirstPaint = (script: string) =>
  `let form;addEventListener("submit",e=>{e.preventDefault();form=e.target});requestAnimationFrame(()=>setTimeout(()=>import("${moduleUrl(script)}").then(()=>form?.requestSubmit())))`;

/** The portal app stores its user there: signed-in visitors see a link to their dashboard. */
const markSignedIn =
  'try{if(sessionStorage.getItem("user"))document.documentElement.dataset.signedIn=""}catch{}';

/** In the page: a file of their own would cost a round trip before the first paint. */
function Styles({ of }: { of: StyleSheet }) {
  const { url, text } = styles[of];
  if (url) return <link rel="stylesheet" href={url} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
  return <style dangerouslySetInnerHTML={{ __html: text }} />;
}

const brandPreview = (origin: string, path: string): LinkPreview => ({
  url: origin + path,
  image: `${origin}/bagikan.png`,
  width: 1200,
  height: 630,
  alt: `${brand.name}: ${brand.slogan}`,
});

interface SharedPageProps {
  title: string;
  description: string;
  /** For search engines, which know one page of many links. */
  url: string;
  preview: LinkPreview;
}

function SharedPage({ title, description, url, preview }: SharedPageProps) {
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="id_ID" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={preview.url} />
      <meta property="og:image" content={preview.image} />
      <meta property="og:image:width" content={String(preview.width)} />
      <meta property="og:image:height" content={String(preview.height)} />
      <meta property="og:image:alt" content={preview.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
