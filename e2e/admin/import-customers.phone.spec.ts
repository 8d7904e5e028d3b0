// The seller takes his old customers and keys with him.
import { chooseFromListMenu, newMark } from '../support/admin/admin-lists.ts';
import { csvFile } from '../support/admin/bank-files.ts';
import { expectDoubleTextWraps } from '../support/layout.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, officeTest as test } from '../support/test.ts';

test('a file is previewed, imported and found by its old key; again it creates nothing', async ({
  page,
  clock,
}) => {
  const mark = newMark();
  const init = clock.ProductVariant[0]?.init;
  const file = csvFile([
    'Nama;Email;WhatsApp;Init;License Key',
    `Takmir Satu;satu-${mark}@masjid.example;081234567890;${init};LAMA-${mark}-1`,
    `Takmir Dua;dua-${mark}@masjid.example;081234567891;;`,
    'Takmir Tiga;bukan email;081234567892;;',
  ]);
  await page.goto('/user');
  await chooseFromListMenu(page, 'Impor CSV');
  const dialog = page.getByRole('dialog', { name: 'Impor Pelanggan' });
  await dialog.getByLabel('Pilih berkas CSV').setInputFiles(file);
  await expect(dialog.getByRole('status')).toContainText('Akan dibuat: 2');
  const refused = dialog.getByRole('listitem').first();
  await expect(refused).toContainText('Baris 4: Takmir Tiga, bukan email');
  await expect(refused).toContainText('Ditolak. Email tidak valid.');
  await checkReadable(page);
  await dialog.getByRole('button', { name: 'Impor 2 baris baru' }).click();
  await expect(dialog.getByRole('status')).toContainText('Dibuat: 2');
  await checkReadable(page);
  await dialog.getByRole('button', { name: 'Selesai' }).click();
  await expect(dialog).toBeHidden();

  await chooseFromListMenu(page, 'Impor CSV');
  await dialog.getByLabel('Pilih berkas CSV').setInputFiles(file);
  await expect(dialog.getByRole('status')).toContainText('Sudah ada: 2');
  await expect(dialog.getByRole('button', { name: 'Impor 0 baris baru' })).toBeDisabled();
  await expectDoubleTextWraps(page);

  await page.goto(`/license?licenseKey=lama-${mark}`);
  await expect(page.getByRole('row').filter({ hasText: `Dulu LAMA-${mark}-1` })).toContainText(
    'Takmir Satu',
  );
  await checkReadable(page);
});
