import type { Page } from '@playwright/test';
import { checkAccessibility } from '../support/accessibility.ts';
import { expectNoSidewaysScroll, expectRoomForDoubleText } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

const prices = (page: Page) => page.getByRole('region', { name: 'Harga, sekali bayar' });
const devices = (page: Page) => page.getByRole('region', { name: /^Perangkat apa/ });

test('each device leads to its licence and today’s price, and WhatsApp knows the seller', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Lihat harga', exact: true }).click();
  const topOfPrices = async () => (await prices(page).boundingBox())?.y;
  await expect.poll(topOfPrices).toBeLessThan(40);
  expect(await topOfPrices()).toBeGreaterThanOrEqual(0);
  for (const device of ['HP atau tablet', 'TV box', 'Smart TV', 'Belum punya']) {
    const heading = page.getByRole('heading', { name: device, exact: true });
    const card = devices(page).getByRole('listitem').filter({ has: heading });
    const price = await card.getByText(/^mulai Rp/).textContent();
    await card.getByRole('link').click();
    await expect(page).toHaveURL(/#harga-\d+$/);
    const chosen = page.locator(':target');
    await expect(chosen, device).toContainText((price ?? '').replace('mulai ', ''));
    await expect(chosen).toBeInViewport();
  }
  await expect(prices(page).getByRole('link', { name: /^Daftar untuk membeli/ })).not.toHaveCount(
    0,
  );
  await expect(page.getByRole('link', { name: 'Tanya lewat WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/6281234567890\?text=Assalamualaikum/,
  );
  const contact = page.getByRole('contentinfo').getByRole('link', { name: 'WhatsApp' });
  await expect(contact).toHaveAttribute('href', /^https:\/\/wa\.me\/6281234567890/);
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);
  await expectRoomForDoubleText(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is complete, with its prices', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Masjid Al-Ikhlas').first()).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'HP menjawab 20 angka' }),
    ).toBeVisible();
    await expect(prices(page).getByText(/^Rp\s/).first()).toBeVisible();
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'WhatsApp' }),
    ).toBeVisible();
    const question = page.getByText('Apakah ada biaya bulanan atau tahunan?');
    await question.click();
    await expect(page.getByText('Tidak ada. Lisensi dibayar satu kali')).toBeVisible();
    await expect(devices(page).getByRole('link').first()).toHaveAttribute('href', /^#harga-\d+$/);
    const clock = page.getByRole('region', { name: 'Jam masjid Anda' });
    await expect(clock.getByRole('combobox')).toHaveValue('Kota Jakarta');
    await expect(clock.locator('time').first()).toHaveText('--:--');
    // Chromium renders it only when scripts are off in its settings, not when a test turns them off.
    expect(await clock.locator('noscript').innerHTML()).toContain('nyalakan JavaScript');
  });
});
