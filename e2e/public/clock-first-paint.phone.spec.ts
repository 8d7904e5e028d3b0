import { cityField, displayOf, timesOf, WEDNESDAY } from '../support/clock-screens.ts';
import { expect, test } from '../support/test.ts';

const arabic = 'مسجد النور';
const links = [
  ['', 'Masjid Al-Ikhlas', 'Contoh: Kota Jakarta · WIB', '14:30'],
  ['?masjid=Masjid+Al-Huda&kota=kab-merauke', 'Masjid Al-Huda', 'Kab. Merauke · WIT', '16:30'],
  [`?masjid=${arabic}&kota=kota-makassar&tema=malam`, arabic, 'Kota Makassar · WITA', '15:30'],
  [
    `?masjid=${'W'.repeat(300)}&kota=../x&tema=neon`,
    `${'W'.repeat(39)}…`,
    'Contoh: Kota Jakarta · WIB',
    '14:30',
  ],
  ['?kota=kota-atlantis&posisi=51,0', 'Masjid Al-Ikhlas', 'Contoh: Kota Jakarta · WIB', '14:30'],
  // Whose zone only the engine knows.
  ['?posisi=-7.98,112.63', 'Masjid Al-Ikhlas', 'Lokasi Anda', '--:--'],
] as const;

test('the display is right before any script file is loaded, for any link', async ({
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

test('input before the clock’s module is loaded is applied once it is', async ({ page }) => {
  await page.clock.setFixedTime(WEDNESDAY);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/controls*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/jam');
  const display = displayOf(page);
  await expect(timesOf(page).first()).toHaveText('--:--');
  await page.getByLabel('Nama masjid').fill('Masjid Jami Al-Hikmah');
  await expect(display).toContainText('Masjid Jami Al-Hikmah');
  await page.getByLabel('Teks berjalan').fill('Kajian Ahad pagi');
  await page.getByText('Marmer', { exact: true }).click();
  await page.getByRole('button', { name: 'Iqomah' }).click();
  await page.getByText('Iqomah, koreksi, layar, dan donasi').click();
  letGo();
  await expect(display).toContainText('Menuju iqomah');
  await expect(display).toContainText('Kajian Ahad pagi');
  await expect(display).toHaveAttribute('data-theme', 'marmer');
  await expect(page.getByLabel('Nama masjid')).toHaveValue('Masjid Jami Al-Hikmah');
  await expect(page.getByLabel('Teks berjalan')).toHaveValue('Kajian Ahad pagi');
  await expect(page.getByLabel('Menit sebelum adzan')).toHaveValue('0');
});

test('a clock whose module failed to load says so, retries by itself and runs', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  // Outside the minutes of a prayer, in which the display does not change.
  await page.clock.install({ time: WEDNESDAY });
  let isCut = true;
  await page.route('**/assets/controls*', (route) => (isCut ? route.abort() : route.continue()));
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

test('in another font no digit lies on the colon, and with forced colours it can be seen', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.clock.setFixedTime(new Date('2025-07-16T11:11:11+07:00'));
  await page.goto('/jam');
  // Signs before and behind the diamonds of hours and minutes; how far they reach into them.
  const reaches = await page
    .locator('.clock-time > .clock-digits > .clock-colon')
    .evaluate((colon) => {
      const diamond = { half: 0.092 * Number.parseFloat(getComputedStyle(colon).fontSize) };
      const { left, width } = colon.getBoundingClientRect();
      const centre = left + width / 2;
      const inkOf = (sign: Element | null) => {
        const range = document.createRange();
        if (sign) range.selectNodeContents(sign);
        return range.getBoundingClientRect();
      };
      return [
        inkOf(colon.previousElementSibling).right - (centre - diamond.half),
        centre + diamond.half - inkOf(colon.nextElementSibling).left,
      ];
    });
  for (const reach of reaches) expect(reach).toBeLessThanOrEqual(0);

  await page.emulateMedia({ forcedColors: 'active' });
  const display = displayOf(page);
  const ground = await page.evaluate(() => {
    document.body.style.background = 'Canvas';
    return getComputedStyle(document.body).backgroundColor;
  });
  const diamonds = await display
    .locator('.clock-colon')
    .evaluateAll((colons) =>
      colons.map((colon) => getComputedStyle(colon, '::before').backgroundColor),
    );
  expect(diamonds).toHaveLength(3);
  expect(diamonds).not.toContain(ground);
  await expect(timesOf(page).first()).not.toHaveText('--:--');
  const outlines = await display
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item).outlineStyle));
  expect(outlines.filter((style) => style === 'solid')).toHaveLength(1);
});
