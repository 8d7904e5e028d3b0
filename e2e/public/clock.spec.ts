import type { Locator, Page } from '@playwright/test';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';
import { wakePage } from '../support/wake-page.ts';

// The day whose times the ministry published for Kota Malang.
const WEDNESDAY = new Date('2025-07-16T14:30:00+07:00');
const published = ['04:14', '04:24', '05:41', '06:10', '11:39', '14:59', '17:30', '18:43'];

const displayOf = (page: Page) => page.getByRole('region', { name: 'Tampilan jam masjid' });
const timesOf = (page: Page) => displayOf(page).getByRole('listitem').locator('time');
const cityField = (page: Page) => page.getByRole('combobox', { name: 'Kota atau kabupaten' });

async function openClock(page: Page, query = '') {
  await page.clock.setFixedTime(WEDNESDAY);
  await page.goto(`/jam${query}`);
  await wakePage(page);
  // The field opens up once the clock's code and the cities have arrived.
  await expect(cityField(page)).toBeEnabled();
}

async function chooseCity(page: Page, typed: string) {
  await cityField(page).fill(typed);
  await cityField(page).press('Enter');
}

/** By its label, as people do: the radio button itself cannot be seen. */
async function chooseTheme(page: Page, theme: string) {
  await page.getByText(theme, { exact: true }).click();
  await expect(page.getByRole('radio', { name: theme })).toBeChecked();
}

/** Who moves the time must see what it does. */
async function expectInSightTogether(page: Page, upper: Locator, lower: Locator) {
  const [top, bottom] = [await upper.boundingBox(), await lower.boundingBox()];
  if (!top || !bottom) throw new Error('one of them is not on the page');
  expect(bottom.y + bottom.height - top.y).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
}

const arabic = 'مسجد النور';
const links = [
  ['', 'Masjid Al-Ikhlas', 'Kota Jakarta · WIB', '14:30'],
  ['?masjid=Masjid+Al-Huda&kota=kab-merauke', 'Masjid Al-Huda', 'Kab. Merauke · WIT', '16:30'],
  [`?masjid=${arabic}&kota=kota-makassar&tema=malam`, arabic, 'Kota Makassar · WITA', '15:30'],
  [`?masjid=${'W'.repeat(300)}&kota=../x&tema=neon`, 'W'.repeat(40), 'Kota Jakarta · WIB', '14:30'],
  ['?kota=kota-atlantis&posisi=51,0', 'Masjid Al-Ikhlas', 'Kota Jakarta · WIB', '14:30'],
  // Whose zone only the engine knows.
  ['?posisi=-7.98,112.63', 'Masjid Al-Ikhlas', 'Lokasi Anda', '--:--'],
] as const;

test('the display is true before any script file has arrived, whatever the link says', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  await page.clock.setFixedTime(WEDNESDAY);
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const [query, mosque, town, time] of links) {
    await page.goto(`/jam${query}`);
    const display = displayOf(page);
    await expect(display.locator('.clock-mosque')).toHaveText(mosque);
    await expect(display.locator('.clock-place')).toHaveText(town);
    await expect(display.locator('.clock-time .sr-only').first()).toHaveText(time);
    await expect(display.locator('.clock-date')).toHaveText(
      time === '--:--' ? '--' : 'Rabu, 16 Juli 2025',
    );
    await expect(timesOf(page).first()).toHaveText('--:--');
  }
});

test('what is typed and tapped before the app is there is kept for it', async ({ page }) => {
  await page.clock.setFixedTime(WEDNESDAY);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/entry.client*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/jam');
  const display = displayOf(page);
  await expect(timesOf(page).first()).not.toHaveText('--:--');
  await page.getByLabel('Nama masjid').fill('Masjid Jami Al-Hikmah');
  await expect(display).toContainText('Masjid Jami Al-Hikmah');
  await page.getByLabel('Teks berjalan').fill('Kajian Ahad pagi');
  await page.getByText('Marmer', { exact: true }).click();
  await page.getByRole('button', { name: 'Iqomah' }).click();
  await expect(page.locator('html[data-alive]')).toHaveCount(0);
  letGo();
  await expect(display).toContainText('Menuju iqomah');
  await expect(display).toContainText('Kajian Ahad pagi');
  await expect(display).toHaveAttribute('data-theme', 'marmer');
  await expect(page.getByLabel('Nama masjid')).toHaveValue('Masjid Jami Al-Hikmah');
  await expect(page.getByLabel('Teks berjalan')).toHaveValue('Kajian Ahad pagi');
});

test('the clock stays in view while it is set, and is handed on as message, picture and sheet', async ({
  page,
  request,
}) => {
  await openClock(page, '?masjid=Masjid+Al-Huda&kota=kota-malang');
  await cityField(page).scrollIntoViewIfNeeded();
  await page
    .getByLabel('Teks berjalan')
    .evaluate((field) => field.scrollIntoView({ block: 'end' }));
  await page.getByLabel('Teks berjalan').fill('Kajian Ahad pagi');
  await expect(displayOf(page)).toBeInViewport({ ratio: 1 });
  await checkReadable(page);
  const share = page.getByRole('link', { name: 'Bagikan ke WhatsApp' });
  const message = new URL((await share.getAttribute('href')) ?? '').searchParams.get('text');
  expect(message).toMatch(
    /^Jam Masjid Al-Huda: http\S+\/jam\?masjid=Masjid\+Al-Huda&kota=kota-malang/,
  );
  for (const [name, type] of [
    ['Gambar jadwal hari ini', 'image/png'],
    ['Jadwal bulan ini (PDF)', 'application/pdf'],
    ['Imsakiyah Ramadan (PDF)', 'application/pdf'],
  ] as const) {
    const address = await page.getByRole('link', { name }).getAttribute('href');
    expect((await request.get(address ?? '')).headers()['content-type'], name).toBe(type);
  }
  await page.getByRole('link', { name: 'Coba gratis di masjid Anda' }).click();
  await expect(page).toHaveURL('/sales');
  await wakePage(page);
  await expect(page.getByText('Untuk Masjid Al-Huda, Kota Malang.')).toBeVisible();
  await expect(page.getByLabel('Nama lengkap')).toHaveValue('Masjid Al-Huda');
  await expect(page.getByText(/Lisensi mulai Rp/)).toBeVisible();
});

test('a clock that the line cut off says so, comes by itself and runs', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  // Outside the minutes in which the display stands still for a prayer, and running.
  await page.clock.install({ time: WEDNESDAY });
  let isCut = true;
  await page.route('**/assets/run-clock*', (route) => (isCut ? route.abort() : route.continue()));
  for (const address of ['/jam?tampilan=penuh', '/jam']) {
    await page.goto(address);
    await expect(
      page.getByText('Jadwal sholat belum termuat karena internet terputus.'),
    ).toBeVisible();
  }
  isCut = false;
  await expect(cityField(page)).toBeEnabled();
  await expect(page.getByText('Jadwal sholat belum termuat')).toBeHidden();
  const shown = await displayOf(page).textContent();
  await expect(displayOf(page)).not.toHaveText(shown ?? '');
});

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

  // Three looks, each readable in each phase.
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

test('the city is found with the keyboard or a tap, and a wrong word changes nothing', async ({
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
  await checkReadable(page);
  await field.press('Escape');
  await expect(field).toHaveValue('Kab. Merauke');
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
  await wakePage(page);
  await expect(displayOf(page)).toContainText('Kab. Malang · WIB');
  await expect(displayOf(page)).toContainText(name);
  await expect(page.getByRole('radio', { name: 'Marmer' })).toBeChecked();

  await page.getByRole('button', { name: 'Salin tautan' }).click();
  await expect(page.getByText('Tautan jam ini sudah disalin.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const stranger = await browser.newPage();
  await stranger.clock.setFixedTime(WEDNESDAY);
  await stranger.goto(link);
  await wakePage(stranger);
  await expect(displayOf(stranger)).toContainText('Kab. Malang · WIB');
  await expect(displayOf(stranger)).toContainText(name);
  await expect(stranger.getByRole('radio', { name: 'Marmer' })).toBeChecked();
  await expect(stranger.locator('img')).toHaveCount(0);

  // Who changes something has made it their own: a reload must not bring the link back.
  await stranger.getByLabel('Nama masjid').fill('Masjid Lain');
  await stranger.reload();
  await expect(displayOf(stranger)).toContainText('Masjid Lain');
  await expect(displayOf(stranger)).toContainText('Kab. Malang · WIB');
  await stranger.close();
});

test('a broken link shows the default city, and the bare display fills the screen', async ({
  page,
}) => {
  const broken = 'kota=../../x&tema=neon&masjid=%E0%A4%A&posisi=51.5,0.1';
  await openClock(page, `?${broken}`);
  await expect(displayOf(page)).toContainText('Kota Jakarta · WIB');

  await page.goto(`/jam?tampilan=penuh&kota=kota-malang&${broken}`);
  await expect(displayOf(page)).toContainText('Kota Malang · WIB');
  await expect(timesOf(page)).toHaveText(published);
  const box = await displayOf(page).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.getByRole('link', { name: 'Atur jam' }).click();
  await expect(cityField(page)).toHaveValue('Kota Malang');
  await page.getByRole('link', { name: 'Tampilan untuk TV' }).click();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(displayOf(page)).toContainText('Kota Malang · WIB');
});

test('the phone gives its position, abroad it is told so; full screen keeps the screen on', async ({
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
