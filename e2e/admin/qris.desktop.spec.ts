import { formatRupiah, readQris } from '@timesync/contract';
import {
  expectToast,
  newMark,
  openAddDialog,
  openRowDialog,
  rowWith,
  search,
} from '../support/admin/admin-lists.ts';
import { QRIS_CODE } from '../support/admin/bank-files.ts';
import { placeOrder } from '../support/shop/shop-orders.ts';
import { checkReadable, openOrder } from '../support/shop/shop-screens.ts';
import { expect, officeTest as test } from '../support/test.ts';

test("the owner's QRIS is read from its picture, shown with its merchant, and takes the amount only when he says so", async ({
  page,
  customer,
  clock,
  office,
}) => {
  const { merchantName, nmid } = readQris(QRIS_CODE);
  const name = `QRIS ${newMark()}`;
  await page.goto('/payment-account');
  await search(page, { Nama: name });
  const form = await openAddDialog(page, 'Tambah Payment Account');
  await form.getByLabel('Nama', { exact: true }).fill(name);
  await form.getByLabel('Nomor rekening atau ID').fill(String(nmid));
  await form.getByLabel('Atas nama').fill(merchantName);
  await form.getByLabel('Jenis akun').selectOption('qris');
  await form.getByLabel('Isi kode QRIS').fill(QRIS_CODE.replace('MALANG', 'MALANC'));
  await expect(form.getByRole('alert')).toContainText('Kode QRIS tidak utuh');
  await form.getByLabel('Isi kode QRIS').fill(QRIS_CODE);
  await expect(form).toContainText(`${merchantName}, MALANGNMID ${nmid}`);
  await checkReadable(page);
  await form.getByRole('button', { name: 'Tambah' }).click();
  await expectToast(page, 'Data berhasil ditambahkan');

  // Without a picture the code is drawn, with the merchant name beside it.
  const order = await placeOrder(customer.page, [clock]);
  const paying = await openOrder(customer.page, order, 'Info Pembayaran');
  await paying.getByRole('radio', { name }).check();
  const code = paying.getByRole('img', { name: `Kode QRIS ${merchantName}` });
  await expect(code).toBeVisible();
  await expect(paying).toContainText(`${merchantName}, MALANGNMID ${nmid}`);
  await expect(paying).toContainText(`Ketik jumlahnya tepat ${formatRupiah(order.payableAmount)}`);
  await checkReadable(customer.page);
  const picture = { name: 'qris.png', mimeType: 'image/png', buffer: await code.screenshot() };

  // An uploaded picture is read, stored and shown instead of the drawing.
  const row = rowWith(page, name);
  const editing = await openRowDialog(page, row, 'Edit Payment Account');
  const payload = editing.getByLabel('Isi kode QRIS');
  await payload.fill('');
  await editing.getByLabel('Pilih gambar QRIS').setInputFiles(picture);
  await expect(payload).toHaveValue(QRIS_CODE);
  await editing.getByRole('button', { name: 'Update' }).click();
  await expectToast(page, 'Data berhasil diperbarui');
  await expect(editing).toBeHidden();
  await customer.page.reload();
  await paying.getByRole('radio', { name }).check();
  await expect(code).toHaveAttribute('src', /\/files\/qris\//);
  await expect(code).not.toHaveJSProperty('naturalWidth', 0);

  // The drawn code contains the amount and is scanned again here.
  await openRowDialog(page, row, 'Edit Payment Account');
  await editing.getByLabel('Isi jumlah pesanan ke dalam kode').check();
  await editing.getByRole('button', { name: 'Update' }).click();
  await expect(editing).toBeHidden();
  await customer.page.reload();
  await paying.getByRole('radio', { name }).check();
  await expect(paying).toContainText(
    `Jumlahnya sudah terisi: ${formatRupiah(order.payableAmount)}`,
  );
  const scanned = { ...picture, buffer: await code.screenshot() };
  await openRowDialog(page, row, 'Edit Payment Account');
  await editing.getByLabel('Pilih gambar QRIS').setInputFiles(scanned);
  // It names its amount, so it is good for one payment only, and is refused as the shop's code.
  await expect(editing.getByRole('alert').first()).toContainText('hanya untuk satu pembayaran');
  await expect(payload).toHaveValue(QRIS_CODE);

  const found = await office.get(`/admin/payment-accounts?name=${encodeURIComponent(name)}`);
  const [{ id }] = (await found.json()).data;
  expect((await office.delete(`/admin/payment-accounts/${id}`)).status()).toBe(200);
});
