// How an unpaid order ends. Refused, replaced and approved: way-to-paid.
import { signInAsNewCustomer } from '../support/api-session.ts';
import { closePaymentAccount, createPaymentAccount } from '../support/shop/shop-office.ts';
import { cancelOrder, placeOrder } from '../support/shop/shop-orders.ts';
import { pictureOfReceipt } from '../support/shop/shop-receipt.ts';
import { checkReadable, openOrder, orderRow } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

test('an unpaid order can be cancelled, and what was changed elsewhere is read again as soon as the server refuses', async ({
  page,
  office,
  clock,
  bank,
  consoleGuard,
}) => {
  await signInAsNewCustomer(page);
  const order = await placeOrder(page, [clock]);
  const dialog = await openOrder(page, order, 'Info Pembayaran');
  await expect(dialog).toContainText(bank.name);
  await dialog.getByRole('button', { name: 'Batalkan Pesanan' }).click();
  const question = page.getByRole('alertdialog', { name: 'Batalkan pesanan ini?' });
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

  // Closed and cancelled in another tab, while this one is open.
  const next = await placeOrder(page, [clock]);
  const closing = await createPaymentAccount(office, {
    name: `Bank Lama ${next.id}`,
    accountNumber: `99-${next.id}000`,
    accountName: 'PT Waktu Masjid',
    type: 'bank',
  });
  consoleGuard.allowRefusal(422, `/transaction/${next.id}/confirm-payment`);
  consoleGuard.allowRefusal(409, `/transaction/${next.id}/confirm-payment`);
  await openOrder(page, next, 'Info Pembayaran');
  await dialog.getByRole('radio', { name: closing.name }).check();
  await dialog
    .getByLabel('Pilih foto bukti transfer')
    .setInputFiles(await pictureOfReceipt(page, next));
  await closePaymentAccount(office, closing.id);
  const upload = dialog.getByRole('button', { name: 'Upload Bukti Pembayaran' });
  await upload.click();
  await expect(dialog.getByRole('radio', { name: closing.name })).toBeHidden();
  await expect(upload).toBeDisabled();

  await cancelOrder(page, next);
  await dialog.getByRole('radio', { name: bank.name }).check();
  await upload.click();
  await expect(detail.getByText('Anda membatalkan pesanan')).toBeVisible();
  await expect(upload).toBeHidden();
});
