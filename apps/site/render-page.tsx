// The public pages as the server sends them: `renderPage` is all that the server imports of this app.
import { type RenderPage, screens } from '@timesync/contract';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { clock } from './pages/clock';
import { sharedClock } from './pages/clock/shared-clock';
import { downloads } from './pages/downloads';
import { Document, type PageHead } from './pages/frame/document';
import { InlineScripts } from './pages/frame/inline-script';
import { SiteContext } from './pages/frame/site-context';
import { landing } from './pages/landing';
import { licenseCheck } from './pages/license-check';
import { notFound } from './pages/not-found';
import { privacy } from './pages/privacy';
import { sales } from './pages/sales';
import { terms } from './pages/terms';

const pages: Record<string, PageHead & { Body: ComponentType }> = {
  [screens.landing]: landing,
  [screens.sales]: sales,
  [screens.clock]: clock,
  [screens.downloads]: downloads,
  [screens.privacy]: privacy,
  [screens.terms]: terms,
  [screens.licenseCheck]: licenseCheck,
};

export const renderPage: RenderPage = (path, data, clockLink) => {
  const { Body, ...page } = pages[path] ?? notFound;
  const head = clockLink === undefined ? page : { ...page, ...sharedClock(clockLink, data) };
  const inlineScripts: string[] = [];
  const html = renderToStaticMarkup(
    <SiteContext value={data}>
      <InlineScripts value={inlineScripts}>
        <Document {...head} path={path}>
          <Body />
        </Document>
      </InlineScripts>
    </SiteContext>,
  );
  return { html: `<!doctype html>${html}`, inlineScripts };
};
