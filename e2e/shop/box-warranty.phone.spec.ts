import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { signInAsNewCustomer } from '../support/api-session.ts';
import { activateOnBox } from '../support/licensing/offline-box.ts';
import { waitForMail } from '../support/server/outbox.ts';
import { openTool } from '../support/shell.ts';
import { boughtLicense } from '../support/shop/shop.ts';
import { pictureOfReceipt } from '../support/shop/shop-receipt.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

const newSerial = () => `TSB-${randomUUID().slice(0, 8).toUpperCase()}`;

test('a box that nobody scanned is sent, received, claimed under its warranty and replaced', async ({
  page,
  adminPage,
  shop,
  effort,
}) => {
  const { email } = await signInAsNewCustomer(page);
  const { name, order } = await shop.buyBox(page);
  const serial = newSerial();

  await adminPage.goto('/kiriman');
  const parcel = adminPage.getByRole('region', { name: `Kiriman ${order.invoiceNumber}` });
  await expect(parcel).toContainText('Takmir Al-Ikhlas');
  await expect(parcel.getByRole('link', { name: 'Label' })).toHaveAttribute('href', /label\.pdf$/);
  await sendBox(adminPage, parcel, `${serial}-KELIRU`);
  await waitForMail(email, 'Pesanan dikirim');
  await adminPage.goto('/kiriman?tab=dikirim');
  await expect(parcel).toContainText('Dikirim tanpa lisensi terpasang');
  await parcel.getByRole('button', { name: 'Perbaiki data' }).click();
  const correction = adminPage.getByRole('dialog', { name: 'Perbaiki data kiriman' });
  await correction.getByLabel('Nomor seri').fill(serial);
  await correction.getByRole('button', { name: 'Simpan perbaikan' }).click();
  await expect(parcel.getByText(serial, { exact: true })).toBeVisible();

  await page.goto(`/user/transaction/${order.id}`);
  const opened = page.getByRole('dialog', { name: 'Detail Transaksi' });
  const way = opened.getByRole('list', { name: 'Perjalanan paket' });
  await expect(way).toContainText(/Lunas.+Dikirim.+Diterimabelum/);
  await expect(opened.getByRole('link', { name: 'Lacak' })).toHaveAttribute('href', /anteraja\.id/);
  await expect(opened.getByText('Lisensinya belum terpasang.')).toBeVisible();
  const activation = opened.getByRole('link', { name: 'aktifkan lewat HP' });
  await expect(activation).toHaveAttribute('href', '/aktivasi');
  await checkReadable(page);
  await opened.getByRole('button', { name: 'Sudah diterima' }).click();
  await expect(opened.getByText('Paket diterima')).toBeVisible();
  await expect(way).not.toContainText('belum');

  const { id: licenseId } = boughtLicense(order);
  const device = await activateOnBox(page.request, licenseId);
  await page.goto('/my-product');
  effort.start();
  await page.getByRole('button', { name: `Detail ${name}` }).click();
  const product = page.getByRole('dialog', { name: 'Detail Produk' });
  const warranty = product.getByRole('region', { name: 'Garansi' });
  await expect(warranty).toContainText(/Berlaku sampai .+, belum diklaim/);
  await warranty.getByRole('button', { name: 'Klaim garansi' }).click();
  const claim = page.getByRole('dialog', { name: 'Klaim garansi' });
  await effort.type(claim.getByLabel('Apa yang rusak?'), 'Box mati total');
  // The only device that holds the licence of the only box.
  await expect(claim.getByLabel('Perangkat yang rusak')).toHaveValue(device.deviceId);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    claim.getByText('Pilih foto box yang rusak').click(),
  ]);
  await chooser.setFiles(await pictureOfReceipt(page, order, 'jpeg'));
  await expect(claim.getByRole('img', { name: 'Foto 1' })).toBeVisible();
  await claim.getByRole('button', { name: 'Kirim klaim' }).click();
  await expect(warranty).toContainText('sedang kami periksa');
  effort.expectTaps(5);
  await checkReadable(page);

  await adminPage.goto('/license');
  await openTool(adminPage, 'Klaim');
  const request = adminPage.getByRole('region', { name: `Klaim ${serial}` });
  await expect(request).toContainText('Box mati total');
  const photo = request.getByRole('img', { name: 'Box rusak, foto dari pelanggan' });
  await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
  await expect(request).toContainText(device.deviceId);
  await request.getByRole('button', { name: 'Setujui' }).click();
  const question = adminPage.getByRole('dialog', { name: 'Setujui klaim garansi?' });
  await expect(question.getByLabel('Perangkat yang rusak')).toHaveValue(device.deviceId);
  await checkReadable(adminPage);
  await question.getByRole('button', { name: 'Setujui klaim' }).click();
  await expect(request).toHaveCount(0);
  await waitForMail(email, 'Klaim garansi disetujui');

  const replacement = newSerial();
  await adminPage.goto('/kiriman');
  await expect(parcel).toContainText(`menggantikan ${serial}`);
  await sendBox(adminPage, parcel, replacement);
  await page.reload();
  await expect(warranty).toContainText(`Pengganti dari ${serial}`);
  await expect(warranty).toContainText('Sudah dipakai');
  await expect(warranty.getByRole('button', { name: 'Klaim garansi' })).toHaveCount(0);
  await expect(product).toContainText('0 dari 3 terpakai');

  await page.goto('/cek');
  await page.getByLabel('Nomor seri box').fill(serial);
  await page.getByRole('button', { name: 'Periksa garansi' }).click();
  await expect(page.getByText('box-nya sudah diganti box lain')).toBeVisible();
  await checkReadable(page);

  await shop.refund(order);
  await adminPage.goto('/kiriman?tab=kembali');
  await expect(parcel).toHaveCount(2);
  await parcel.first().getByRole('button', { name: 'Sudah kembali' }).click();
  let sent = 0;
  adminPage.on('request', (request) => {
    if (request.url().endsWith('/return')) sent += 1;
  });
  await adminPage.getByRole('button', { name: 'Kembalikan ke stok' }).dblclick();
  await expect(parcel).toHaveCount(1);
  expect(sent, 'a double tap sends once').toBe(1);
});

/** The one box of this parcel leaves, and was not scanned. */
async function sendBox(adminPage: Page, parcel: Locator, serial: string): Promise<void> {
  await parcel.getByRole('button', { name: 'Kirim', exact: true }).click();
  const dialog = adminPage.getByRole('dialog', { name: 'Kirim paket' });
  await expect(dialog).toContainText('pelanggan mengaktifkannya sendiri lewat HP');
  await dialog.getByLabel('Kurir').fill('AnterAja');
  await dialog.getByLabel('Nomor resi').fill('1000123456');
  await dialog.getByLabel('Nomor seri').fill(serial);
  await dialog.getByRole('button', { name: 'Tandai dikirim' }).click();
  await expect(dialog).toBeHidden();
  await expect(parcel).toHaveCount(0);
}
