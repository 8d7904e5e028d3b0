import type { Page } from '@playwright/test';
import { checkAccessibility } from '../support/accessibility.ts';
import { expectRoomForDoubleText } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

const prices = (page: Page) => page.getByRole('region', { name: 'Harga, sekali bayar' });

test('the landing page leads to every way in and each device to its price, WhatsApp knows the seller, and the API is asked for nothing', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const isFromHere = new URL(page.url()).pathname === '/';
    if (request.resourceType() === 'fetch' && isFromHere) calls.push(request.url());
  });
  const leadsTo = async (
    name: string,
    address: string,
    place: 'banner' | 'main' | 'contentinfo',
  ) => {
    await page.goto('/');
    const link = page.getByRole(place).getByRole('link', { name }).first();
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
  await expect(page.getByText(/^Versi \d{4}-\d\d-\d\d, berlaku sejak/)).toBeVisible();
  await leadsTo('Kebijakan Privasi', '/privasi', 'contentinfo');
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(calls).toEqual([]);

  await page.getByRole('link', { name: 'Lihat harga', exact: true }).click();
  const topOfPrices = async () => (await prices(page).boundingBox())?.y;
  await expect.poll(topOfPrices).toBeLessThan(40);
  expect(await topOfPrices()).toBeGreaterThanOrEqual(0);
  const devices = page.getByRole('region', { name: /^Perangkat apa/ });
  for (const device of ['HP atau tablet', 'TV box', 'Smart TV', 'Belum punya']) {
    const heading = page.getByRole('heading', { name: device, exact: true });
    const card = devices.getByRole('listitem').filter({ has: heading });
    const price = await card.getByText(/^mulai Rp/).textContent();
    await card.getByRole('link').click();
    await expect(page).toHaveURL(/#harga-\d+$/);
    const chosen = page.locator(':target');
    await expect(chosen, device).toContainText((price ?? '').replace('mulai ', ''));
    await expect(chosen).toBeInViewport();
  }
  const ways = prices(page).getByRole('link', { name: /^Daftar untuk membeli/ });
  await expect(ways).not.toHaveCount(0);
  const asking = page.getByRole('link', { name: 'Tanya lewat WhatsApp' });
  const hello = /^https:\/\/wa\.me\/6281234567890\?text=Assalamualaikum/;
  await expect(asking).toHaveAttribute('href', hello);

  const asked = page.getByRole('region', { name: 'Yang sering ditanyakan' }).getByRole('group');
  await asked.nth(0).click();
  await asked.nth(1).click();
  await expect(asked.nth(0)).not.toHaveAttribute('open');
  await expect(asked.nth(1)).toHaveAttribute('open');
  await checkAccessibility(page);
  await expectRoomForDoubleText(page);
});
