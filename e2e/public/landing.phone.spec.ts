import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { wakePage } from '../support/wake-page.ts';

const prices = (page: Page) => page.getByRole('region', { name: 'Harga, sekali bayar' });

test('the landing page leads to sign-up, login, the trial, the terms and the privacy policy', async ({
  page,
}) => {
  const leadsTo = async (
    name: string,
    address: string,
    place: 'banner' | 'main' | 'contentinfo',
  ) => {
    await page.goto('/');
    const link = page.getByRole(place).getByRole('link', { name }).first();
    await wakePage(page);
    await expect(prices(page).getByText(/^Rp /).first()).toBeVisible();
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport();
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  await leadsTo('Daftar', '/signup', 'banner');
  await leadsTo('Masuk', '/login', 'banner');
  await leadsTo('Coba gratis', '/sales', 'main');
  await leadsTo('Syarat dan Ketentuan', '/syarat', 'contentinfo');
  await leadsTo('Kebijakan Privasi', '/privasi', 'contentinfo');
  await expect(page.getByText(/^Versi \d{4}-\d\d-\d\d, berlaku sejak/)).toBeVisible();
});

test('prices that cannot be read are owned up to, and can be asked for again', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allowRefusal(503, '/public/products');
  await page.route('**/public/products?*', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.goto('/');
  await wakePage(page);
  await expect(prices(page).getByRole('alert')).toContainText('Harga belum dapat dimuat');
  // A search engine must not be told of offers that nobody could read.
  expect(await dataOf(page, 'Product')).not.toHaveProperty('offers');
  await prices(page).getByRole('button', { name: 'Coba lagi' }).click();
  await expect(prices(page).getByText(/^Rp /).first()).toBeVisible();
  expect(await dataOf(page, 'Product')).toHaveProperty('offers.priceCurrency', 'IDR');
});

test('of the questions only one is open, and search engines read the same ones', async ({
  page,
}) => {
  await page.goto('/');
  const asked = page.getByRole('region', { name: 'Yang sering ditanyakan' }).getByRole('group');
  await asked.nth(0).click();
  await asked.nth(1).click();
  await expect(asked.nth(0)).not.toHaveAttribute('open');
  await expect(asked.nth(1)).toHaveAttribute('open');
  const { mainEntity } = (await dataOf(page, 'FAQPage')) as { mainEntity: { name: string }[] };
  expect(mainEntity.map(({ name }) => name)).toEqual(
    await asked.locator('summary').allInnerTexts(),
  );
});

test('every public page says where it lives, once, also after it came alive', async ({
  page,
  baseURL,
}) => {
  for (const address of ['/', '/sales', '/jam', '/privasi', '/syarat']) {
    await page.goto(address);
    await wakePage(page);
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute('href', baseURL + address);
    for (const property of ['og:title', 'og:description', 'og:image', 'og:url']) {
      await expect(page.locator(`meta[property="${property}"]`), address).toHaveCount(1);
    }
    expect(await page.content()).not.toContain('portal.invalid');
  }
});

test('crawlers and phones find their files', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(robots).toContain('Disallow: /dashboard');
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('xml');
  expect(await sitemap.text()).toContain(`<loc>${baseURL}/sales</loc>`);
  const manifest = await (await request.get('/site.webmanifest')).json();
  const icons = manifest.icons.map(({ src }: { src: string }) => src);
  for (const file of [...icons, '/favicon.ico', '/apple-touch-icon.png', '/bagikan.png']) {
    const answer = await request.get(file);
    expect(answer.headers()['content-type'], file).toMatch(/^image\//);
  }
});

async function dataOf(page: Page, type: string): Promise<object> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const found = blocks.map((block) => JSON.parse(block)).find((data) => data['@type'] === type);
  return found ?? {};
}
