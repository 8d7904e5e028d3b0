// A clock is set on the phone and carried to a box that has no internet.
import type { Page } from '@playwright/test';
import { signInAsNewCustomer } from '../support/api-session.ts';
import { chooseCity, cityField } from '../support/clock-screens.ts';
import { confirmActivation, forTv, scanByPhoto } from '../support/licensing/activation-screens.ts';
import { expectPermanent, type OfflineBox } from '../support/licensing/simulator.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

async function activate(page: Page, box: OfflineBox): Promise<void> {
  await scanByPhoto(page, box);
  await confirmActivation(page);
  await expect(page.getByRole('list', { name: '20 angka' })).toBeVisible();
  const { data } = await (await page.request.get('/my-licenses')).json();
  await box.page.getByRole('tab', { name: 'Token' }).click();
  await box.page.getByRole('textbox', { name: 'Token' }).fill(data[0].activation.token);
  await box.page.getByRole('button', { name: 'Periksa token' }).click();
  await expectPermanent(box.page);
}

/** The phone is held before the box. */
async function showCode(page: Page, box: OfflineBox): Promise<void> {
  const code = page.getByRole('img', { name: 'QR pengaturan jam' });
  await expect(code).toBeVisible();
  const buffer = await code.screenshot();
  const photo = { name: 'hp.png', mimeType: 'image/png', buffer };
  await box.page.getByLabel('Baca foto QR pengaturan').setInputFiles(photo);
}

test('settings made on the phone reach the offline box by QR in two touches', async ({
  page,
  tv: box,
  clock,
  shop,
  effort,
}) => {
  await signInAsNewCustomer(page);
  await shop.buy(page, [forTv(clock)]);
  await activate(page, box);

  await page.goto('/my-product');
  await page.getByRole('button', { name: `Detail ${clock.name}` }).waitFor();
  effort.start();
  await page.getByRole('link', { name: 'Atur jam' }).click();
  await expect(page).toHaveURL(/\/jam\?lisensi=\d+$/);
  const save = page.getByRole('button', { name: 'Simpan dan tampilkan QR' });
  await expect(save).toBeVisible();
  await page.getByLabel('Nama masjid').fill('Masjid Nurul Huda');
  await save.click();
  await expect(page.getByRole('alert')).toContainText('Pilih kota atau kabupaten dulu');
  await expect(cityField(page)).toBeFocused();
  await chooseCity(page, 'kota malang');
  await save.click();
  await showCode(page, box);
  // One more for the answer that there is no town yet.
  effort.expectTaps(2 + 1);
  await expect(page.getByText('layar menampilkan nomor 1')).toBeVisible();
  const display = box.page.getByRole('region', { name: 'Tampilan jam masjid' });
  await expect(display).toContainText('Masjid Nurul Huda');
  await expect(box.page.getByText('Pengaturan nomor 1')).toBeVisible();
  await checkReadable(page);
  await checkReadable(box.page);

  await test.step('everything else that a mosque sets is shown by both', async () => {
    await page.getByText('Iqomah, koreksi, layar, dan donasi').click();
    await page.getByLabel('Menit sebelum adzan').fill('10');
    await page.getByLabel('Mulai').fill('22:00');
    await page.getByLabel('Sampai').fill('03:00');
    await save.click();
    await expect(page.getByText('layar menampilkan nomor 2')).toBeVisible();
    await showCode(page, box);
    await expect(box.page.getByText('Pengaturan nomor 2')).toBeVisible();
    await box.page.getByRole('button', { name: 'Tarhim' }).click();
    await expect(display).toContainText('Tarhim');
    await box.page.getByRole('button', { name: 'Layar gelap' }).click();
    await expect(display).toHaveAttribute('data-phase', 'dark');
  });

  await test.step('opened again, the page has what was stored', async () => {
    await page.reload();
    await expect(page.getByLabel('Nama masjid')).toHaveValue('Masjid Nurul Huda');
    await page.getByRole('button', { name: 'Tarhim' }).click();
    await expect(page.locator('.clock')).toHaveAttribute('data-phase', 'tarhim');
  });

  await test.step('the licence’s page says which correction for height it is', async () => {
    await page.goto('/my-product');
    await page.getByRole('button', { name: `Detail ${clock.name}` }).click();
    await page.getByText('QR pengaturan jam').click();
    await expect(page.getByText('Koreksi ketinggian: tidak ada untuk Kota Malang.')).toBeVisible();
  });

  await test.step('settings of somebody else are asked about', async () => {
    await page.goto('/jam?masjid=Masjid+Lain&kota=kota-jakarta');
    await page.getByRole('button', { name: 'Tampilkan QR untuk perangkat' }).click();
    await showCode(page, box);
    await expect(box.page.getByText('Masjid Lain, Kota Jakarta')).toBeVisible();
    await box.page.getByRole('button', { name: 'Jangan dipakai' }).click();
    await expect(display).toContainText('Masjid Nurul Huda');
  });

  await test.step('a paired phone sends settings over the local network', async () => {
    const pairing = box.page.getByRole('group').filter({ hasText: 'Pasangkan HP' });
    await pairing.getByText('Pasangkan HP di jaringan lokal').click();
    await pairing.getByRole('button', { name: 'Tampilkan 6 angka' }).click();
    const typeDigits = async (digits: string) => {
      await pairing.getByLabel('Angka yang diketik di HP').fill(digits);
      await pairing.getByRole('button', { name: 'Pasangkan' }).click();
    };
    const readDigits = async () => (await pairing.getByRole('status').textContent()) ?? '';
    const first = await readDigits();
    await typeDigits(first.replace(/.$/, (digit) => String((Number(digit) + 1) % 10)));
    await expect(pairing.getByRole('alert')).toContainText('Angka tidak cocok');
    await expect(pairing.getByRole('status')).not.toHaveText(first);
    await typeDigits(await readDigits());
    const { data } = await (await page.request.get('/my-licenses')).json();
    const clockOfLicense = await page.request.get(`/my-licenses/${data[0].id}/clock`);
    const { code } = await clockOfLicense.json();
    await pairing.getByLabel('Pengaturan dari HP').fill(code);
    await pairing.getByRole('button', { name: 'Kirim' }).click();
    await expect(box.page.getByText('Pengaturan nomor 2')).toBeVisible();
  });

  await test.step('a link with the code shows the same clock on another phone', async () => {
    const { data } = await (await page.request.get('/my-licenses')).json();
    const clockOfLicense = await page.request.get(`/my-licenses/${data[0].id}/clock`);
    const { code } = await clockOfLicense.json();
    await page.goto('/cek');
    await page.goto(`/jam#${code}`);
    await expect(page.getByLabel('Nama masjid')).toHaveValue('Masjid Nurul Huda');
    await expect(page).toHaveURL(/\/jam$/);
    await page.goto('/cek');
    await page.goto(`/jam#${code.slice(0, 50)}`);
    await expect(page.getByText('Pengaturan tidak')).toBeVisible();
  });

  await test.step('a picture without a code leaves the settings as they are', async () => {
    await box.page.getByLabel('Baca foto QR pengaturan').setInputFiles({
      name: 'kosong.png',
      mimeType: 'image/png',
      buffer: await page.getByRole('heading', { level: 1 }).screenshot(),
    });
    await expect(box.page.getByRole('alert')).toContainText('QR tidak terbaca');
    await expect(display).toContainText('Masjid Nurul Huda');
  });
});
