// A fresh portal, from the first sign-in to a page that names its seller.
import { sendLogin } from '../support/accounts/account-screens.ts';
import { admin } from '../support/people.ts';
import { type RunningServer, startServer } from '../support/server/server.ts';
import { openTool } from '../support/shell.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer({ isFresh: true });
});
test.afterAll(() => server.stop());

test('the owner is led through the first steps, and pages and terms say what he sets', async ({
  page,
}) => {
  await page.goto(`${server.url}/login`);
  await sendLogin(page, admin);
  await expect(page).toHaveURL(/\/mulai$/);
  // By itself only once; afterwards the dashboard opens, and a card on it leads here.
  await expect(page.getByRole('heading', { name: 'Penjual dan kontak' })).toBeVisible();
  await page.goto(`${server.url}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Yang menunggu Anda' })).toBeVisible();
  await checkReadable(page);
  await page.getByRole('link', { name: 'Siapkan toko' }).click();
  await expect(page).toHaveURL(/\/mulai$/);

  // The operator has chosen the password, so the seller comes first.
  await expect(page.getByRole('heading', { name: 'Penjual dan kontak' })).toBeVisible();
  await page.getByLabel('Nama penjual').fill('CV Waktu Tepat');
  await page.getByLabel('NPWP (opsional)').fill('123');
  await page.getByLabel('Jam layanan').fill('setiap hari, 07:00–21:00 WIB');
  const save = page.getByRole('button', { name: 'Simpan' });
  await save.click();
  await expect(page.getByText('NPWP terdiri dari 15 atau 16 angka').first()).toBeVisible();
  await page.getByLabel('NPWP (opsional)').fill('');
  await save.click();
  await expect(page.getByText('Data berhasil diperbarui').first()).toBeVisible();
  await page.goto(`${server.url}/mulai?langkah=seller`);
  await expect(page.getByLabel('Nama penjual')).toHaveValue('CV Waktu Tepat');
  await expect(page.getByLabel('Jam layanan')).toHaveValue('setiap hari, 07:00–21:00 WIB');
  await checkReadable(page);
  await page.getByRole('button', { name: 'Lanjut' }).click();

  await page.getByLabel('Nama', { exact: true }).fill('BSI');
  await page.getByLabel('Nomor rekening atau ID').fill('7123456789');
  await page.getByLabel('Atas nama').fill('CV Waktu Tepat');
  await page.getByRole('button', { name: 'Tambah' }).click();
  await page.getByRole('button', { name: 'Lanjut' }).click();

  await page.getByRole('button', { name: 'Pakai produk contoh' }).click();
  await expect(page.getByText('produk contoh di katalog')).toBeHidden();
  await page.getByRole('button', { name: 'Lanjut' }).click();

  await expect(page.getByRole('link', { name: 'Buka Rilis Aplikasi' })).toBeVisible();
  await page.getByRole('button', { name: 'Lewati' }).click();
  await page.getByRole('button', { name: 'Kirim email uji' }).click();
  await expect(page.getByText(`Email uji untuk ${admin.email} disimpan`)).toBeVisible();
  await page.getByRole('button', { name: 'Selesai' }).click();

  await expect(page).toHaveURL(/\/dashboard\?tab=ringkasan$/);
  await expect(page.getByText('Toko belum siap: 2 langkah lagi')).toBeVisible();
  await checkReadable(page);

  await openTool(page, 'Pengaturan');
  await page.getByLabel('Lisensi boleh dikembalikan (hari)').fill('14');
  const terms = page.getByRole('region', { name: 'Syarat dan garansi' });
  await terms.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Data berhasil diperbarui').first()).toBeVisible();
  await checkReadable(page);

  await page.goto(`${server.url}/syarat`);
  await expect(page.getByText('dapat dikembalikan dalam 14 hari')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('CV Waktu Tepat');
  await page.goto(`${server.url}/dashboard`);
  await expect(page.getByText('File APK segera tersedia di sini.').first()).toBeVisible();
});
