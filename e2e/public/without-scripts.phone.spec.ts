import { trialButton } from '../support/accounts/account-screens.ts';
import { expectNoSidewaysScroll, expectRoomForDoubleText } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the public pages can be read, and the portal says what it needs', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Masjid Al-Ikhlas').first()).toBeVisible();
  const prices = page.getByRole('region', { name: 'Harga, sekali bayar' });
  await expect(prices.getByText(/^Rp\s/).first()).toBeVisible();
  const contact = page.getByRole('contentinfo').getByRole('link', { name: 'WhatsApp' });
  await expect(contact).toBeVisible();
  await page.getByText('Apakah ada biaya bulanan atau tahunan?').click();
  await expect(page.getByText('Tidak ada. Lisensi dibayar satu kali')).toBeVisible();
  const devices = page.getByRole('region', { name: /^Perangkat apa/ });
  await expect(devices.getByRole('link').first()).toHaveAttribute('href', /^#harga-\d+$/);
  await expect(page.getByRole('combobox')).toHaveValue('');
  const clock = page.getByRole('region', { name: 'Jam masjid Anda' });
  await expect(clock.locator('time').first()).toHaveText('--:--');
  // Chromium renders it only when scripts are off in its settings, not when a test turns them off.
  expect(await clock.locator('noscript').innerHTML()).toContain('nyalakan JavaScript');

  await page.goto('/sales');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('li img')).toHaveCount(4);
  const video = page.getByRole('link', { name: 'Putar video demo' });
  await expect(video).toHaveAttribute('href', '/media/demo.mp4');
  await page.getByText('Apakah ada biaya bulanan?').click();
  await expect(page.getByText('Lisensi dibayar satu kali')).toBeVisible();
  await page.getByRole('link', { name: 'Coba Gratis Sekarang' }).last().click();
  // Playwright reads no text inside <noscript>.
  await expect(page.locator('form noscript p')).toBeInViewport();
  await expect(trialButton(page)).not.toHaveCSS('opacity', '1');
  await expectRoomForDoubleText(page);
  await expectNoSidewaysScroll(page);

  for (const path of ['/login', '/cek']) {
    await page.goto(path);
    const words = page.locator('noscript p').first();
    await expect(words).toBeVisible();
    expect(await words.evaluate((paragraph) => paragraph.innerHTML)).toContain('JavaScript');
  }
});
