import type { RenderPage } from '@timesync/contract';
import { expect, test } from 'vitest';
import { signInAs } from '../../../../test/people.ts';
import { quietLog } from '../../../../test/quiet-log.ts';
import { createTestApp } from '../../../../test/test-app.ts';
import { findCachedPages } from './cached-pages.ts';
import { openSitePages } from './site-pages.ts';

const shop = await createTestApp();
const admin = (await signInAs(shop, 'admin')).browser;

/** Counts how often each page is rendered. */
function countingRenderer() {
  const rendered: string[] = [];
  const renderPage: RenderPage = (path, { settings, products }) => {
    rendered.push(path);
    return { html: JSON.stringify({ path, settings, products }), inlineScripts: [] };
  };
  return { rendered, renderPage };
}

const textOf = async (page: Promise<{ identity: string | Buffer }>) =>
  (await page).identity.toString();

test('shows a changed setting in the next page, rendered once for each change', async () => {
  const { rendered, renderPage } = countingRenderer();
  const pages = await openSitePages(shop.dependencies, { log: quietLog, renderPage });
  expect(await textOf(pages.at('/sales'))).toContain('"trialDays":null');
  await pages.at('/sales');
  expect(rendered.filter((path) => path === '/sales')).toHaveLength(1);

  await changeTrialDays(30);
  expect(await textOf(pages.at('/sales'))).toContain('"trialDays":30');
  expect(rendered.filter((path) => path === '/sales')).toHaveLength(2);
});

test('shows a new product in the next page, and a withdrawn one no more', async () => {
  const { renderPage } = countingRenderer();
  const pages = await openSitePages(shop.dependencies, { log: quietLog, renderPage });
  const added = await admin.post('/admin/products', {
    name: 'Lisensi Baru',
    requiresLicense: false,
    price: 123_000,
  });
  expect(await textOf(pages.at('/'))).toContain('"price":123000');
  await admin.delete(`/admin/products/${added.json().id}`);
  expect(await textOf(pages.at('/'))).not.toContain('Lisensi Baru');
});

test('pages that are asked for while settings change are whole each time', async () => {
  const { renderPage } = countingRenderer();
  const pages = await openSitePages(shop.dependencies, { log: quietLog, renderPage });
  const asked: Promise<string>[] = [];
  for (const days of [1, 2, 3, 4, 5]) {
    asked.push(textOf(pages.at('/')));
    await changeTrialDays(days);
  }
  for (const text of await Promise.all(asked)) expect(JSON.parse(text).path).toBe('/');
  expect(await textOf(pages.at('/'))).toContain('"trialDays":5');
});

test('a page that cannot be rendered stays as it was', async () => {
  let isBroken = false;
  const renderPage: RenderPage = (path) => {
    if (isBroken) throw new Error('broken');
    return { html: `whole ${path}`, inlineScripts: [] };
  };
  const pages = await openSitePages(shop.dependencies, { log: quietLog, renderPage });
  expect(await textOf(pages.at('/'))).toBe('whole /');
  isBroken = true;
  await changeTrialDays(60);
  expect(await textOf(pages.at('/'))).toBe('whole /');
});

test('a clock link gets a page of its own, rendered once for links that are read alike', async () => {
  const links: (string | undefined)[] = [];
  const renderPage: RenderPage = (path, _data, link) => {
    if (path === '/jam') links.push(link);
    return { html: `${path} ${link}`, inlineScripts: [] };
  };
  const pages = await openSitePages(shop.dependencies, { log: quietLog, renderPage });
  const huda = '?masjid=Masjid+Al-Huda';
  expect(await textOf(pages.at('/jam', huda))).toBe(`/jam ${huda}`);
  expect(await textOf(pages.at('/jam', '?x=1&masjid=%20Masjid%20Al-Huda'))).toBe(`/jam ${huda}`);
  expect(await textOf(pages.at('/jam', '?tampilan=penuh'))).toBe('/jam undefined');
  expect(await textOf(pages.at('/sales', huda))).toBe('/sales undefined');
  expect(links.filter(Boolean)).toEqual([huda]);
});

test('a clock link whose page could not be rendered gets it at the next request', async () => {
  let isBroken = true;
  const renderPage: RenderPage = (path, _data, link) => {
    if (link && isBroken) throw new Error('broken');
    return { html: `${path} ${link}`, inlineScripts: [] };
  };
  const pages = await openSitePages(shop.dependencies, { log: quietLog, renderPage });
  const huda = '?masjid=Masjid+Al-Huda';
  await expect(pages.at('/jam', huda)).rejects.toThrow('broken');
  isBroken = false;
  expect(await textOf(pages.at('/jam', huda))).toBe(`/jam ${huda}`);
});

test('caches the last pages for a start without the database', async () => {
  // An app of its own: the sites of the other tests write into the same file later.
  const app = await createTestApp();
  const { DATA_DIR } = app.dependencies.config;
  expect(await findCachedPages(DATA_DIR)).toBeUndefined();
  const { renderPage } = countingRenderer();
  const pages = await openSitePages(app.dependencies, { log: quietLog, renderPage });
  const now = await textOf(pages.at('/sales'));
  const cachedText = async (path: string) => {
    const cached = await findCachedPages(DATA_DIR);
    return cached && textOf(cached.at(path));
  };
  await expect.poll(() => cachedText('/sales')).toBe(now);
  expect(await cachedText('/tidak-ada')).toContain('"path":""');
});

test('the pixel is allowed only on the sales page, and only as an image', async () => {
  const app = await createTestApp({
    environment: { STATIC_URL: 'https://cdn.test/jam/' },
    settings: { pixelId: '12345' },
  });
  const { renderPage } = countingRenderer();
  const pages = await openSitePages(app.dependencies, { log: quietLog, renderPage });
  const policyOf = async (path: string) => (await pages.at(path)).contentSecurityPolicy;
  expect(await policyOf('/sales')).toContain(
    "img-src 'self' data: blob: https://cdn.test https://www.facebook.com; media-src 'self' https://cdn.test;",
  );
  expect(await policyOf('/')).toContain("img-src 'self' data: blob: https://cdn.test;");
});

async function changeTrialDays(trialDays: number): Promise<void> {
  const { statusCode } = await admin.patch('/admin/settings', { trialDays });
  expect(statusCode).toBe(200);
}
