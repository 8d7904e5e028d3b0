import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { loadWebPages } from '../../platform/http/pages/web-pages.ts';
import { pageSources } from './page-sources.ts';

const HTML = '<html lang="id"><img src="/media/layar-1.webp"><a href="/media">x</a></html>';
const PIXEL = 'https://www.facebook.com';

async function load(settings: { PIXEL_ID?: string; STATIC_URL?: string }) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'sales'));
  for (const file of ['index.html', 'sales/index.html', '__spa-fallback.html']) {
    writeFileSync(join(folder, file), HTML);
  }
  writeFileSync(join(folder, 'screen-modules.json'), '{}');
  const set = { PIXEL_ID: undefined, STATIC_URL: undefined, ...settings };
  const { prerendered, shell } = await loadWebPages(folder, {
    publicUrl: 'https://jam.test',
    apiOrigin: undefined,
    staticUrl: set.STATIC_URL,
    sourcesOf: (path) => pageSources(set, path),
  });
  return { '/': prerendered.get('/'), '/sales': prerendered.get('/sales'), shell };
}

test('without settings no page names another host', async () => {
  for (const page of Object.values(await load({}))) {
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
  const pages = await load({ STATIC_URL: 'https://cdn.test/jam/' });
  for (const page of Object.values(pages)) {
    expect(page?.contentSecurityPolicy).toContain("media-src 'self' https://cdn.test;");
    expect(page?.contentSecurityPolicy).toContain('blob: https://cdn.test;');
    expect(page?.identity.toString()).toBe(
      '<html data-static="https://cdn.test/jam" lang="id">' +
        '<img src="https://cdn.test/jam/media/layar-1.webp"><a href="/media">x</a></html>',
    );
  }
});
