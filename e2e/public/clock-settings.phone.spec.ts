import type { Locator, Page } from '@playwright/test';
import {
  chooseCity,
  chooseTheme,
  cityField,
  displayOf,
  openClock,
  published,
  timesOf,
  WEDNESDAY,
} from '../support/clock-screens.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

/** The effect of moving the time must be visible. */
async function expectInSightTogether(page: Page, upper: Locator, lower: Locator) {
  const [top, bottom] = [await upper.boundingBox(), await lower.boundingBox()];
  if (!top || !bottom) throw new Error('one of them is not on the page');
  expect(bottom.y + bottom.height - top.y).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
}

test('without network a visitor sees their mosque through the whole day', async ({
  page,
  context,
}) => {
  await openClock(page);
  await context.setOffline(true);
  const display = displayOf(page);

  await page.getByLabel('Nama masjid').fill('Masjid Jami Al-Hikmah');
  await chooseCity(page, 'kota malang');
  await expect(display).toContainText('Masjid Jami Al-Hikmah');
  await expect(display).toContainText('Kota Malang · WIB');
  await expect(display).toContainText('Rabu, 16 Juli 2025');
  await expect(display).toContainText('21 Muharam 1447 H (perkiraan)');
  await expect(display).toContainText('Menuju Ashar 00:29:00');
  await expect(timesOf(page)).toHaveText(published);
  await page.getByLabel('Teks berjalan').fill('Kajian Ahad pagi');
  await expect(display).toContainText('Kajian Ahad pagi');

  await page.getByRole('button', { name: 'Sholat', exact: true }).click();
  await page.getByRole('button', { name: 'Lihat tampilan biasa' }).click();
  await expect(display).toContainText('Menuju Maghrib');
  await page.getByRole('button', { name: 'Kembali ke waktu sekarang' }).click();

  // Each of the three themes is readable in each phase.
  const jumps = [
    ['Adzan', 'Adzan Ashar', 'Zamrud'],
    ['Iqomah', 'Menuju iqomah Ashar08:00', 'Malam'],
    ['Sholat', 'Sholat Ashar', 'Marmer'],
    ['Khutbah', 'Khutbah Jumat', 'Marmer'],
  ] as const;
  for (const [button, words, theme] of jumps) {
    await chooseTheme(page, theme);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(display).toContainText(words);
    await checkReadable(page);
  }
  await expect(display.getByRole('listitem').nth(4)).toContainText('Jumat');

  const slider = page.getByRole('slider', { name: 'Geser waktunya' });
  await slider.fill(String(17 * 60 + 29));
  await expect(display).toContainText('Menuju Maghrib');
  await expect(display).toContainText('17:29');
  await expect(page.getByText('17:29 WIB')).toBeVisible();
  await slider.press('ArrowRight');
  await expect(display).toContainText('Adzan Maghrib');

  const back = page.getByRole('button', { name: 'Kembali ke waktu sekarang' });
  await expectInSightTogether(page, display, back);
  await back.click();
  await expect(display).toContainText('Rabu, 16 Juli 2025');
  await expect(display).toContainText('14:30');
});

test('the city is found with the keyboard or a tap, a wrong word changes nothing, and a highland town has its correction', async ({
  page,
}) => {
  await openClock(page);
  const field = cityField(page);
  const options = page.getByRole('option');
  await field.fill('malang');
  await expect(options).toHaveText([/^Kota Malang/, /^Kab\. Malang\s*Kepanjen, Jawa Timur · WIB/]);
  await checkReadable(page);
  await field.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(field).toHaveValue('Kab. Malang');
  await field.fill('merauke');
  await options.first().click();
  await expect(displayOf(page)).toContainText('Kab. Merauke · WIT');
  await field.fill('atlantis');
  await expect(page.getByText('Tidak ditemukan.')).toBeVisible();
  await field.press('Escape');
  await expect(field).toHaveValue('Kab. Merauke');

  await chooseCity(page, 'kota bandung');
  const maghrib = timesOf(page).nth(6);
  await expect(maghrib).toHaveText('17:56');
  await page.getByText('Iqomah, koreksi, layar, dan donasi').click();
  const says = page.getByText('Koreksi ketinggian:');
  const height = page.getByLabel('Meter di atas laut');
  await expect(says).toContainText('ikut jadwal Kemenag Kota Bandung');
  await height.fill('0');
  await expect(says).toHaveText('Koreksi ketinggian: dimatikan.');
  await expect(maghrib).toHaveText('17:52');
  await height.fill('700');
  await expect(says).toContainText('700 m');
  await height.fill('');
  await expect(maghrib).toHaveText('17:56');
  await checkReadable(page);
});

test('settings survive a reload and travel in a link, and a script in a name stays text', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openClock(page);
  const name = '<img src=x onerror=alert(1)>';
  await page.getByLabel('Nama masjid').fill(name);
  await chooseCity(page, 'kepanjen');
  await chooseTheme(page, 'Marmer');

  await page.reload();
  await expect(displayOf(page)).toContainText('Kab. Malang · WIB');
  await expect(displayOf(page)).toContainText(name);
  await expect(page.getByRole('radio', { name: 'Marmer' })).toBeChecked();

  await page.getByRole('button', { name: 'Salin tautan' }).click();
  await expect(page.getByText('Tautan jam ini sudah disalin.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const stranger = await browser.newPage();
  await stranger.clock.setFixedTime(WEDNESDAY);
  await stranger.goto(link);
  await expect(displayOf(stranger)).toContainText('Kab. Malang · WIB');
  await expect(displayOf(stranger)).toContainText(name);
  await expect(stranger.getByRole('radio', { name: 'Marmer' })).toBeChecked();
  await expect(stranger.locator('img')).toHaveCount(0);

  // After a change the settings are the visitor's own: a reload must not restore the link's.
  await stranger.getByLabel('Nama masjid').fill('Masjid Lain');
  await stranger.reload();
  await expect(displayOf(stranger)).toContainText('Masjid Lain');
  await expect(displayOf(stranger)).toContainText('Kab. Malang · WIB');
  await stranger.close();
});

test('a position in Indonesia is used, one abroad shows a message; full screen keeps the screen on', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const locks: string[] = [];
    Object.assign(window, { locks });
    navigator.wakeLock.request = async (kind = 'screen') => {
      locks.push('on');
      return { kind, release: async () => void locks.push('off') } as never;
    };
    // A phone may need many seconds to find itself.
    const position = navigator.geolocation;
    const ask = position.getCurrentPosition.bind(position);
    position.getCurrentPosition = (...how) => {
      Object.assign(window, { findPosition: () => ask(...how) });
    };
  });
  const locate = async () => {
    await page.getByRole('button', { name: 'Pakai lokasi saya' }).click();
    await page.getByLabel('Nama masjid').fill('Masjid Baru');
    await page.evaluate(() => Reflect.get(window, 'findPosition')());
  };
  const readLocks = () => page.evaluate(() => Reflect.get(window, 'locks'));
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -7.9801, longitude: 112.6299 });
  await openClock(page);
  await locate();
  await expect(cityField(page)).toHaveValue('Kota Malang');
  await expect(displayOf(page)).toContainText('Masjid Baru');
  await expect(timesOf(page)).toHaveText(published);

  await page.getByRole('button', { name: 'Layar penuh', exact: true }).click();
  const leave = page.getByRole('button', { name: 'Keluar dari layar penuh' });
  await expect(leave).toBeVisible();
  await expect.poll(readLocks).toEqual(['on']);
  expect((await displayOf(page).boundingBox())?.width).toBe(await page.evaluate(() => innerWidth));
  await leave.click();
  await expect(leave).toHaveCount(0);
  await expect.poll(readLocks).toEqual(['on', 'off']);

  await context.setGeolocation({ latitude: 21.42, longitude: 39.83 });
  await locate();
  await expect(page.getByRole('alert')).toHaveText(
    'Lokasi Anda di luar Indonesia. Pilih kota dari daftar.',
  );
  await expect(cityField(page)).toHaveValue('Kota Malang');
});
