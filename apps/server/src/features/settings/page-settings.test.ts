import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { readConfig } from '../../platform/config.ts';
import { loadWebPages } from '../../platform/http/pages/web-pages.ts';
import { settingsOf } from './open-settings.ts';
import { pageFill } from './page-settings.ts';

const HTML = '<html lang="id"><img src="/media/layar-1.webp"><a href="/media">x</a></html>';
const PIXEL = 'https://www.facebook.com';

async function load(environment: { PIXEL_ID?: string; STATIC_URL?: string }, html = HTML) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'sales'));
  for (const file of ['index.html', 'sales/index.html', '__spa-fallback.html']) {
    writeFileSync(join(folder, file), html);
  }
  writeFileSync(join(folder, 'screen-modules.json'), '{}');
  const config = readConfig(environment);
  let fill = pageFill(config, settingsOf({}, config).shop);
  const pages = await loadWebPages(folder, {
    publicUrl: 'https://jam.test',
    apiOrigin: undefined,
    staticUrl: config.STATIC_URL,
    fill: () => fill,
  });
  return {
    '/': await pages.at('/'),
    '/sales': await pages.at('/sales'),
    shell: await pages.at(),
    async after(stored: Record<string, unknown>) {
      fill = pageFill(config, settingsOf(stored, config).shop);
      return pages.at('/sales');
    },
  };
}

test('without settings no page names another host', async () => {
  const { after: _, ...pages } = await load({});
  for (const page of Object.values(pages)) {
    expect(page?.contentSecurityPolicy).not.toContain('https:');
    expect(page?.identity.toString()).toBe(HTML);
  }
});

test('the pixel is allowed on the sales page alone, as an image and nothing else', async () => {
  const pages = await load({ PIXEL_ID: '12345' });
  const rules = pages['/sales']?.contentSecurityPolicy.split('; ') ?? [];
  expect(rules.filter((rule) => rule.includes('https:'))).toEqual([
    `img-src 'self' data: blob: ${PIXEL}`,
  ]);
  expect(pages['/']?.contentSecurityPolicy).not.toContain('https:');
  expect(pages.shell.contentSecurityPolicy).not.toContain('https:');
});

test('media move to the static host, and every page may load them from there', async () => {
  const { after: _, ...pages } = await load({ STATIC_URL: 'https://cdn.test/jam/' });
  for (const page of Object.values(pages)) {
    expect(page?.contentSecurityPolicy).toContain("media-src 'self' https://cdn.test;");
    expect(page?.contentSecurityPolicy).toContain('blob: https://cdn.test;');
    expect(page?.identity.toString()).toBe(
      '<html data-static="https://cdn.test/jam" lang="id">' +
        '<img src="https://cdn.test/jam/media/layar-1.webp"><a href="/media">x</a></html>',
    );
  }
});

test('what the seller sets is in the next page that is sent, as text and never as markup', async () => {
  const built =
    '<p title="{{seller}}">{{seller}}, {{refundDays}} hari, {{warranty}}. {{trial}}</p>';
  const pages = await load({}, built);
  expect(pages['/sales'].identity.toString()).toBe(
    '<p title="TimeSync">TimeSync, 7 hari, 1 tahun. Gratis selama mencoba, sampai Anda yakin</p>',
  );
  const changed = await pages.after({
    sellerName: 'Toko "A&B" <b>',
    trialDays: 30,
    refundDays: 14,
    warrantyMonths: 18,
    pixelId: '12345',
  });
  const name = 'Toko &quot;A&amp;B&quot; &lt;b&gt;';
  expect(changed.identity.toString()).toBe(
    `<p title="${name}">${name}, 14 hari, 18 bulan. Gratis 30 hari pertama</p>`,
  );
  expect(changed.contentSecurityPolicy).toContain(PIXEL);
  expect(changed.etag).not.toBe(pages['/sales'].etag);
});
