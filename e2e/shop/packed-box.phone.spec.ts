// A box that only needs to be switched on: the seller binds it while packing, the buyer reads it.
import { randomUUID } from 'node:crypto';
import { signInAsNewCustomer } from '../support/api-session.ts';
import { expectPermanent } from '../support/licensing/simulator.ts';
import { waitForMail } from '../support/server/outbox.ts';
import { TV_LICENSE } from '../support/shop/shop-office.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { countEffort } from '../support/taps.ts';
import { expect, test } from '../support/test.ts';

const newSerial = () => `TSB-${randomUUID().slice(0, 8).toUpperCase()}`;

test('a box is scanned, activated and sent in five taps, and its buyer only switches it on', async ({
  page,
  tv: box,
  adminPage,
  shop,
}) => {
  const { email } = await signInAsNewCustomer(page);
  const { name, order } = await shop.buyBox(page, TV_LICENSE);
  const effort = await countEffort(adminPage);
  await adminPage.goto('/kiriman');
  const parcel = adminPage.getByRole('region', { name: `Kiriman ${order.invoiceNumber}` });
  await expect(parcel).toContainText('Lisensi belum terpasang');

  effort.start();
  await parcel.getByRole('button', { name: 'Kirim', exact: true }).click();
  const dialog = adminPage.getByRole('dialog', { name: 'Kirim paket' });
  await dialog.getByRole('button', { name: 'Pindai kode box' }).click();
  // This browser has no camera; the ways below it move when that is known.
  await expect(dialog.getByRole('alert')).toContainText('Kamera tidak dapat dibuka');
  const [chooser] = await Promise.all([
    adminPage.waitForEvent('filechooser'),
    dialog.getByText('Pilih foto QR', { exact: true }).click(),
  ]);
  await chooser.setFiles(await box.photo());
  const packed = dialog.getByRole('region', { name: 'Box' });
  await expect(packed).toContainText('Lisensi terpasang di box ini');
  const [digits = ''] = (await packed.textContent())?.match(/(\d{4} ?){5}/) ?? [];
  await box.page.keyboard.type(digits.replaceAll(' ', ''));
  await expectPermanent(box.page);
  const serial = newSerial();
  await effort.type(dialog.getByLabel('Nomor seri'), serial);
  await adminPage.keyboard.press('Tab');
  await expect(dialog.getByLabel('Kurir')).toBeFocused();
  await adminPage.keyboard.type('JNE');
  await adminPage.keyboard.press('Tab');
  await expect(dialog.getByLabel('Nomor resi')).toBeFocused();
  await adminPage.keyboard.type('CGK0012345');
  await dialog.getByRole('button', { name: 'Box sudah aktif, tandai dikirim' }).click();
  await expect(dialog).toBeHidden();
  effort.expectTaps(5);
  await expect(parcel).toHaveCount(0);
  await adminPage.goto('/kiriman?tab=dikirim');
  await expect(parcel).toContainText(serial);
  await expect(parcel).toContainText('Sudah aktif');

  await waitForMail(email, 'Pesanan dikirim');
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Sudah aktif: nyalakan' });
  await expect(card).toContainText('dalam perjalanan');
  await checkReadable(page);
  await card.getByRole('link', { name: 'Lihat pengiriman' }).click();
  const opened = page.getByRole('dialog', { name: 'Detail Transaksi' });
  await expect(opened.getByText('Sudah aktif: nyalakan')).toBeVisible();
  await opened.getByRole('button', { name: 'Sudah diterima' }).click();
  await expect(opened.getByText('Paket diterima')).toBeVisible();
  await expect(opened.getByText('Sudah aktif: nyalakan')).toBeVisible();
  await expect(opened.getByRole('heading', { name: /Aktifkan sekarang/ })).toHaveCount(0);

  await page.goto('/my-product');
  await page.getByRole('button', { name: `Detail ${name}` }).click();
  const product = page.getByRole('dialog', { name: 'Detail Produk' });
  await expect(product.getByText('Sudah aktif: nyalakan')).toBeVisible();
  await expect(product.getByText('20 angka cadangan')).toBeVisible();
  await checkReadable(page);
});
