import type { Locator, Page } from '@playwright/test';
import { formatDateTime, formatRupiah } from '@timesync/contract';
import { signInAsNewCustomer } from '../support/api-session.ts';
import { expectUncovered } from '../support/layout.ts';
import { placeOrder, sendProof } from '../support/shop/shop-orders.ts';
import { photoOfReceipt, pictureOfReceipt, receiptSize } from '../support/shop/shop-receipt.ts';
import { checkReadable, openOrder, orderRow, readClipboard } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

const PICKER = 'Pilih foto bukti transfer';
const UPLOADED = 'Bukti pembayaran berhasil diupload';

const uploadButton = (dialog: Locator) =>
  dialog.getByRole('button', { name: 'Upload Bukti Pembayaran' });

test('the accounts to pay to are shown and copied, and a file that is no picture is refused', async ({
  page,
  context,
  clock,
  bank,
  wallet,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsNewCustomer(page);
  const order = await placeOrder(page, [clock]);
  const dialog = await openOrder(page, order, 'Info Pembayaran');
  const exact = formatRupiah(order.payableAmount);
  await expect(dialog).toContainText(`Transfer tepat${exact}`);
  await expect(dialog.locator('mark')).toHaveText(exact.slice(-3));
  await expect(dialog).toContainText('Jangan dibulatkan');
  const accounts = dialog.getByRole('group', { name: 'Rekening tujuan transfer' });
  await expect(accounts).toContainText(`${bank.accountNumber}a.n. ${bank.accountName}`);
  await expect(accounts).toContainText(`${wallet.accountNumber}a.n. ${wallet.accountName}`);

  await accounts.getByRole('button', { name: `Salin nomor ${bank.name}` }).click();
  await expect(page.getByText('Nomor rekening disalin!')).toBeVisible();
  expect(await readClipboard(page)).toBe(bank.accountNumber.replaceAll('-', ''));
  await dialog.getByRole('button', { name: 'Salin jumlah' }).click();
  await expect(page.getByText('Jumlah transfer disalin!')).toBeVisible();
  expect(await readClipboard(page)).toBe(String(order.payableAmount));
  expect(order.payableAmount).toBe(149_000 + order.uniqueCode);

  await dialog.getByRole('radio', { name: bank.name }).check();
  await dialog.getByLabel(PICKER).setInputFiles({
    name: 'bukti.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await expect(dialog.getByRole('alert')).toContainText('bukan gambar JPG, PNG, atau WebP');
  await expectUncovered(dialog.getByRole('alert'));
  await expect(uploadButton(dialog)).toBeDisabled();
  await checkReadable(page);
});

test('a proof is sent once account and image are chosen, and may be sent again, reduced when it is large', async ({
  page,
  context,
  clock,
  bank,
  wallet,
  consoleGuard,
}) => {
  await signInAsNewCustomer(page);
  const order = await placeOrder(page, [clock]);
  const dialog = await openOrder(page, order, 'Info Pembayaran');
  await expect(uploadButton(dialog)).toBeDisabled();
  await expect(uploadButton(dialog)).toHaveAccessibleDescription(
    'Pilih rekening tujuan dan foto bukti dulu.',
  );
  await dialog.getByRole('radio', { name: bank.name }).check();
  await expect(uploadButton(dialog)).toBeDisabled();
  await expect(uploadButton(dialog)).toHaveAccessibleDescription('Pilih foto bukti dulu.');
  // What is chosen while a photo is being prepared stays chosen.
  const finish = await holdPictures(page);
  await dialog.getByLabel(PICKER).setInputFiles(await pictureOfReceipt(page, order));
  await expect(dialog.getByText('Menyiapkan gambar...')).toBeVisible();
  await dialog.getByRole('radio', { name: wallet.name }).check();
  await dialog.getByRole('radio', { name: bank.name }).check();
  await finish();
  await expect(dialog.getByRole('img', { name: 'Bukti transfer yang Anda pilih' })).toBeInViewport({
    ratio: 1,
  });
  await expect(dialog.getByRole('radio', { name: bank.name })).toBeChecked();
  await expect(uploadButton(dialog)).toBeEnabled();
  await expect(uploadButton(dialog)).toHaveAccessibleDescription('');

  // A lost connection is shown at once, and the chosen picture stays.
  consoleGuard.allow(/net::ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await uploadButton(dialog).click();
  await expect(dialog.getByRole('alert')).toContainText('Tidak dapat terhubung ke server.');
  await expectUncovered(dialog.getByRole('alert'));
  await expect(dialog.getByRole('img', { name: 'Bukti transfer yang Anda pilih' })).toBeVisible();
  await expect(dialog.getByRole('radio', { name: bank.name })).toBeChecked();
  await context.setOffline(false);

  // The answer shows what came of it, before anything else is read.
  const { promise: line, resolve: freeLine } = Promise.withResolvers<void>();
  await page.route(`**/transaction/${order.id}`, async (route) => {
    await line;
    await route.continue();
  });
  await uploadButton(dialog).click();
  await expect(page.getByText(UPLOADED)).toBeVisible();
  const detail = page.getByRole('dialog', { name: 'Detail Transaksi' });
  await expect(detail.getByText('confirm', { exact: true })).toBeVisible();
  await expect(detail.getByText('sedang diperiksa, paling lama 1×24 jam')).toBeVisible();
  await expect(uploadButton(detail)).toBeHidden();
  freeLine();
  await page.unrouteAll({ behavior: 'wait' });
  // No mail can leave the portal of these tests.
  await expect(detail).toContainText('Hasilnya tampil di Transaksi Saya.');
  const proof = detail.getByRole('img', { name: 'Bukti pembayaran yang Anda kirim' });
  await expect(proof).toHaveJSProperty('naturalWidth', receiptSize.width);
  await expect(detail).toContainText(`a.n. ${bank.accountName}`);
  await checkReadable(page);

  const firstAddress = await proof.getAttribute('src');
  await detail.getByRole('button', { name: 'Kirim bukti lain' }).click();
  await detail.getByRole('radio', { name: wallet.name }).check();
  // A large photo is reduced before it is sent.
  const photo = await photoOfReceipt(page);
  await detail.getByLabel(PICKER).setInputFiles(photo);
  const preview = detail.getByRole('img', { name: 'Bukti transfer yang Anda pilih' });
  await expect(preview).toHaveJSProperty('naturalWidth', 2000);
  const sending = page.waitForRequest('**/confirm-payment');
  await uploadButton(detail).click();
  const { requestBodySize } = await (await sending).sizes();
  expect(requestBodySize).toBeLessThan(photo.buffer.length / 2);
  await expect(detail.getByText('Bukti pembayaran dikirim')).toHaveCount(2);
  await expect(detail).toContainText(`a.n. ${wallet.accountName}`);
  await expect(proof).not.toHaveAttribute('src', String(firstAddress));

  await detail.getByRole('button', { name: 'Tutup', exact: true }).click();
  await expect(orderRow(page, order).getByRole('button', { name: 'Lihat Detail' })).toBeVisible();
  await expect(orderRow(page, order)).toContainText('confirm');
});

test('an opened order whose code cannot be fetched says what to do', async ({
  page,
  clock,
  bank,
  consoleGuard,
}) => {
  await signInAsNewCustomer(page);
  const order = await placeOrder(page, [clock]);
  await sendProof(page, order, bank);

  // The dialog's code is fetched separately, and a weak line may lose it.
  consoleGuard.allow(/net::ERR_FAILED/);
  await page.route('**/opened-order-*.js', (route) => route.abort());
  await page.goto('/user/transaction');
  await orderRow(page, order).getByRole('button', { name: 'Lihat Detail' }).click();
  // A reload did not help.
  const failure = page.getByRole('dialog', { name: 'Belum dapat dibuka' });
  await expect(failure.getByRole('alert')).toContainText('Portal sedang diperbarui.');
  await page.unroute('**/opened-order-*.js');
  await failure.getByRole('button', { name: 'Muat ulang halaman' }).click();
  const dialog = page.getByRole('dialog', { name: 'Detail Transaksi' });
  await expect(dialog.getByText('sedang diperiksa, paling lama 1×24 jam')).toBeVisible();
});

test('lists name the total, the sum to transfer and the time, and a failure is called neither empty nor loading', async ({
  page,
  clock,
  consoleGuard,
}) => {
  await signInAsNewCustomer(page);
  const order = await placeOrder(page, [clock]);
  await page.goto('/user/transaction');
  const sums = `${formatRupiah(149_000)}Jumlah transfer ${formatRupiah(order.payableAmount)}`;
  await expect(page.getByRole('row').nth(1).locator('td[data-label=Total]')).toHaveText(sums);
  // A list that could not be read is not called empty.
  consoleGuard.allow(/^Gagal ambil transaksi/);
  consoleGuard.allow(/status of 403/);
  const orders = '**/transaction?**';
  await page.route(orders, (route) => route.fulfill({ status: 403, json: { message: 'Tutup.' } }));
  await page.goto('/dashboard');
  const latest = page.getByRole('region', { name: 'Transaksi Terbaru' });
  await expect(latest).toContainText('Transaksi gagal dimuat.');
  await expect(latest).not.toContainText('Belum ada transaksi.');
  await checkReadable(page);
  await page.unroute(orders);
  await latest.getByRole('button', { name: 'Coba muat lagi' }).click();
  await expect(latest).toContainText(sums);
  const row = latest.getByRole('link', { name: order.invoiceNumber });
  await expect(row.getByText(`${formatDateTime(order.createdAt)} WIB`)).toBeVisible();
  // On one line, although what is to be transferred stands beside it.
  const number = await row.getByText(order.invoiceNumber).boundingBox();
  expect(number?.height).toBeLessThan(30);

  consoleGuard.allowRefusal(404, '/transaction/999999');
  await page.goto('/user/transaction/999999');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog).not.toContainText('Memuat');
});

/** As on a slow phone: no picture is read until the returned function is called. */
async function holdPictures(page: Page): Promise<() => Promise<void>> {
  const gate = await page.evaluateHandle(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const read = window.createImageBitmap.bind(window);
    const readLater = (picture: Blob, options?: ImageBitmapOptions) =>
      promise.then(() => read(picture, options));
    Object.assign(window, { createImageBitmap: readLater });
    return { open: resolve };
  });
  return () => gate.evaluate(({ open }) => open());
}
