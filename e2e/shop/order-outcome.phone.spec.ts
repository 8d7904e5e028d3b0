// How an order ends: refused and tried again, approved, or cancelled.
import { signInAsNewCustomer } from '../support/api-session.ts';
import {
  approvePayment,
  closePaymentAccount,
  createPaymentAccount,
  rejectProof,
} from '../support/shop/shop-office.ts';
import { cancelOrder, placeOrder, readOrder, sendProof } from '../support/shop/shop-orders.ts';
import { pictureOfReceipt } from '../support/shop/shop-receipt.ts';
import { checkReadable, openOrder, orderRow } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/shop/shop-test.ts';

test('a refused proof shows its reason and can be replaced', async ({
  page,
  office,
  clock,
  bank,
}) => {
  await signInAsNewCustomer(page);
  const order = await placeOrder(page, [clock]);
  await sendProof(page, order, bank);
  await rejectProof(office, order.id, { reason: 'unreadable', note: 'tanggal tertutup' });

  await page.goto('/dashboard');
  const latest = page.getByRole('region', { name: 'Transaksi Terbaru' });
  await expect(latest).toContainText('pending Bukti ditolak, kirim bukti baru');
  const dialog = await openOrder(page, order, 'Info Pembayaran');
  await expect(dialog.getByRole('alert')).toContainText(
    'Alasan: Bukti tidak terbaca: tanggal tertutup' +
      'Jika sudah transfer, tidak perlu transfer lagi: cukup kirim bukti baru.',
  );
  await checkReadable(page);
  // The account of the proof before is chosen already, behind how to pay.
  await dialog.getByText('Jumlah dan rekening').click();
  await expect(dialog.getByRole('radio', { name: bank.name })).toBeChecked();
  await dialog
    .getByLabel('Pilih foto bukti transfer')
    .setInputFiles(await pictureOfReceipt(page, order, 'jpeg'));
  await dialog.getByRole('button', { name: 'Upload Bukti Pembayaran' }).click();

  const detail = page.getByRole('dialog', { name: 'Detail Transaksi' });
  await expect(detail.getByText('confirm', { exact: true })).toBeVisible();
  await expect(detail.getByRole('alert')).toBeHidden();
  await expect(detail.getByText('Bukti pembayaran belum dapat diterima')).toBeVisible();
  await detail.getByRole('button', { name: 'Tutup', exact: true }).click();
  await expect(orderRow(page, order)).toContainText('confirm Sedang diperiksa');
});

test('an approved order shows its licences and the receipt', async ({
  page,
  office,
  clock,
  guide,
  bank,
}) => {
  await signInAsNewCustomer(page);
  const order = await placeOrder(page, [clock, guide], 2);
  await sendProof(page, order, bank);
  await approvePayment(office, order.id);
  const paid = await readOrder(page, order.id);
  const keys = paid.details.flatMap((line) => line.licenses.map(({ licenseKey }) => licenseKey));
  expect(keys).toHaveLength(2);

  const dialog = await openOrder(page, order, 'Detail Transaksi');
  await expect(dialog.getByText('paid', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Aktifkan sekarang' })).toBeVisible();
  await dialog.getByText('License key (2)').click();
  await expect(dialog.getByRole('code')).toHaveText(keys);
  await expect(dialog.getByText('Belum dipakai')).toHaveCount(2);
  await expect(dialog.getByRole('link', { name: `Download ${guide.name}` })).toHaveAttribute(
    'href',
    String(guide.fileUrl),
  );
  await expect(dialog.getByText('Pembayaran diterima, pesanan lunas')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Upload Bukti Pembayaran' })).toBeHidden();
  await checkReadable(page);
  await dialog.getByRole('link', { name: 'Kwitansi' }).click();
  await expect(page).toHaveURL(`/user/transaction/${order.id}/kwitansi`);
});

test('an order that is still to be paid can be cancelled', async ({ page, clock, bank }) => {
  await signInAsNewCustomer(page);
  const order = await placeOrder(page, [clock]);
  const dialog = await openOrder(page, order, 'Info Pembayaran');
  await expect(dialog).toContainText(bank.name);
  await dialog.getByRole('button', { name: 'Batalkan Pesanan' }).click();
  const question = page.getByRole('dialog', { name: 'Batalkan pesanan ini?' });
  await expect(question).toContainText(order.invoiceNumber);
  await checkReadable(page);
  await question.getByRole('button', { name: 'Tidak, kembali' }).click();
  await expect(question).toBeHidden();

  await dialog.getByRole('button', { name: 'Batalkan Pesanan' }).click();
  await question.getByRole('button', { name: 'Ya, batalkan pesanan' }).click();
  await expect(page.getByText('Pesanan berhasil dibatalkan')).toBeVisible();
  const detail = page.getByRole('dialog', { name: 'Detail Transaksi' });
  await expect(detail.getByText('Anda membatalkan pesanan')).toBeVisible();
  await expect(detail.getByRole('button', { name: 'Batalkan Pesanan' })).toBeHidden();
  await detail.getByRole('button', { name: 'Tutup' }).click();
  await expect(orderRow(page, order)).toContainText('cancelled');
});

test('what changed elsewhere is read again as soon as the server refuses', async ({
  page,
  office,
  clock,
  bank,
  consoleGuard,
}) => {
  await signInAsNewCustomer(page);
  const order = await placeOrder(page, [clock]);
  const closing = await createPaymentAccount(office, {
    name: `Bank Lama ${order.id}`,
    accountNumber: `99-${order.id}000`,
    accountName: 'PT Waktu Masjid',
    type: 'bank',
  });
  consoleGuard.allowRefusal(422, `/transaction/${order.id}/confirm-payment`);
  consoleGuard.allowRefusal(409, `/transaction/${order.id}/confirm-payment`);
  const dialog = await openOrder(page, order, 'Info Pembayaran');
  await dialog.getByRole('radio', { name: closing.name }).check();
  await dialog
    .getByLabel('Pilih foto bukti transfer')
    .setInputFiles(await pictureOfReceipt(page, order));
  await closePaymentAccount(office, closing.id);
  const upload = dialog.getByRole('button', { name: 'Upload Bukti Pembayaran' });
  await upload.click();
  await expect(dialog.getByRole('radio', { name: closing.name })).toBeHidden();
  await expect(upload).toBeDisabled();

  await cancelOrder(page, order);
  await dialog.getByRole('radio', { name: bank.name }).check();
  await upload.click();
  const detail = page.getByRole('dialog', { name: 'Detail Transaksi' });
  await expect(detail.getByText('Anda membatalkan pesanan')).toBeVisible();
  await expect(upload).toBeHidden();
});
