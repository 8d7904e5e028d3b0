import type { Page } from '@playwright/test';
import { createProduct, withdrawProduct } from '../support/shop/shop-office.ts';
import { expect, test } from '../support/test.ts';

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
    await expect(prices(page).getByText(/^Rp\s/).first()).toBeVisible();
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport();
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  await leadsTo('Daftar', '/signup', 'banner');
  await leadsTo('Masuk', '/login', 'banner');
  await leadsTo('Coba gratis', '/sales#coba-gratis', 'main');
  await expect(page.getByRole('region', { name: 'Formulir coba gratis' })).toBeInViewport();
  await leadsTo('Syarat dan Ketentuan', '/syarat', 'contentinfo');
  await leadsTo('Kebijakan Privasi', '/privasi', 'contentinfo');
  await expect(page.getByText(/^Versi \d{4}-\d\d-\d\d, berlaku sejak/)).toBeVisible();
});

test('the page asks the API for nothing: prices and seller came with it', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') calls.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(prices(page).getByText(/^Rp\s/).first()).toBeVisible();
  expect(await dataOf(page, 'Product')).toHaveProperty('offers.priceCurrency', 'IDR');
  expect(calls).toEqual([]);
});

test('a changed price is in the next page', async ({ page, office }) => {
  const name = `Lisensi Baru ${Date.now()}`;
  const product = await createProduct(office, { name, requiresLicense: false, price: 123_000 });
  await page.goto('/');
  await expect(prices(page).getByRole('listitem').filter({ hasText: name })).toContainText(
    'Rp 123.000',
  );
  await withdrawProduct(office, product.id);
  await page.reload();
  await expect(prices(page)).not.toContainText(name);
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

test('every public page says where it lives, once', async ({ page, baseURL }) => {
  for (const address of ['/', '/sales', '/jam', '/unduh', '/privasi', '/syarat', '/cek']) {
    await page.goto(address);
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute('href', baseURL + address);
    for (const property of ['og:title', 'og:description', 'og:image', 'og:url']) {
      await expect(page.locator(`meta[property="${property}"]`), address).toHaveCount(1);
    }
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
