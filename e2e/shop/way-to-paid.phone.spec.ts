// How many touches of the screen lie between a product and a licence that is paid.
import { signInAsNewCustomer } from '../support/api-session.ts';
import { approvePayment, PHONE_LICENSE, rejectProof } from '../support/shop/shop-office.ts';
import { placeOrder, readOrder, sendProof } from '../support/shop/shop-orders.ts';
import { pictureOfReceipt } from '../support/shop/shop-receipt.ts';
import {
  acceptTerms,
  cartLine,
  cartOf,
  checkReadable,
  openOrder,
  openProduct,
} from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

test('six touches from a product to an account number, four more to the proof', async ({
  page,
  clock,
  bank,
  effort,
}) => {
  await signInAsNewCustomer(page);
  await page.goto(`/dashboard?produk=${clock.id}`);
  await page
    .getByRole('dialog', { name: clock.name })
    .getByRole('button', { name: 'Tutup' })
    .click();
  await expect(page.getByRole('heading', { name: /^Mulai dari sini/ })).toBeVisible();
  await expect.poll(async () => (await cartOf(page).boundingBox())?.height).toBeLessThan(100);

  effort.start();
  const product = await openProduct(page, clock);
  await product.getByRole('radio', { name: PHONE_LICENSE.name }).click();
  await product.getByRole('button', { name: 'Beli sekarang' }).click();
  const checkout = page.getByRole('dialog', { name: 'Konfirmasi Pembelian' });
  await acceptTerms(page, checkout);
  await checkout.getByRole('button', { name: 'Checkout' }).click();
  const placed = page.getByRole('dialog', { name: 'Pesanan Berhasil Dibuat' });
  await expect(placed.getByText('Nomor Invoice')).toBeVisible();
  // Other tests have accounts of their own: the first one is in sight without scrolling.
  await expect(placed.getByRole('button', { name: /^Salin nomor/ }).first()).toBeInViewport();
  await expect(placed.getByText(bank.accountNumber)).toBeVisible();
  effort.expectTaps(6);
  await checkReadable(page);

  effort.start();
  await placed.getByRole('link', { name: 'Info Pembayaran' }).click();
  const payment = page.getByRole('dialog', { name: 'Info Pembayaran' });
  await expect(payment.getByText(bank.accountNumber)).toBeVisible();
  await expect(payment.getByRole('timer')).toHaveText('Sisa 2 hari 23 jam');
  const message = new URL(
    String(await payment.getByRole('link', { name: /bendahara/ }).getAttribute('href')),
  ).searchParams.get('text');
  expect(message).toContain(bank.accountNumber);
  expect(message).toMatch(/Jumlah transfer: Rp\s149\.\d{3}/);

  await payment.getByRole('button', { name: `Salin nomor ${bank.name}` }).click();
  await expect(payment.getByRole('radio', { name: bank.name })).toBeChecked();
  const photo = payment.locator('label', { hasText: 'Pilih foto' });
  await expect(photo).toBeInViewport({ ratio: 1 });
  const receipt = await pictureOfReceipt(page, { invoiceNumber: 'INV', payableAmount: 149_000 });
  const chooser = page.waitForEvent('filechooser');
  await photo.click();
  await (await chooser).setFiles(receipt);
  await payment.getByRole('button', { name: 'Upload Bukti Pembayaran' }).click();
  await expect(page.getByText('Bukti pembayaran berhasil diupload')).toBeVisible();
  effort.expectTaps(4);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /sedang kami periksa/ })).toBeVisible();
});

test('three touches replace a refused proof, and a paid order shows its licences and asks to activate them', async ({
  page,
  office,
  clock,
  guide,
  bank,
  effort,
}) => {
  await signInAsNewCustomer(page);
  const order = await placeOrder(page, [clock, guide], 2);
  await sendProof(page, order, bank);
  await rejectProof(office, order.id, { reason: 'unreadable', note: 'Fotonya gelap' });
  const receipt = await pictureOfReceipt(page, order, 'jpeg');
  await page.goto('/dashboard');
  await expect(page.getByText(/Fotonya gelap/)).toBeVisible();
  const latest = page.getByRole('region', { name: 'Transaksi Terbaru' });
  await expect(latest).toContainText('pending Bukti ditolak, kirim bukti baru');
  effort.start();
  await page.getByRole('link', { name: 'Kirim foto bukti baru' }).click();
  const payment = page.getByRole('dialog', { name: 'Info Pembayaran' });
  await expect(payment.getByRole('alert')).toContainText(
    'Alasan: Bukti tidak terbaca: Fotonya gelap' +
      'Jika sudah transfer, tidak perlu transfer lagi: cukup kirim bukti baru.',
  );
  await checkReadable(page);
  const chooser = page.waitForEvent('filechooser');
  await payment.locator('label', { hasText: 'Pilih foto' }).click();
  await (await chooser).setFiles(receipt);
  await payment.getByRole('button', { name: 'Upload Bukti Pembayaran' }).click();
  await expect(page.getByText('Bukti pembayaran berhasil diupload')).toBeVisible();
  effort.expectTaps(3);
  const sent = page.getByRole('dialog', { name: 'Detail Transaksi' });
  await expect(sent.getByText('confirm', { exact: true })).toBeVisible();
  await expect(sent.getByRole('alert')).toBeHidden();
  await expect(sent.getByText('Bukti pembayaran belum dapat diterima')).toBeVisible();

  await approvePayment(office, order.id);
  const paid = await readOrder(page, order.id);
  const keys = paid.details.flatMap((line) => line.licenses.map(({ licenseKey }) => licenseKey));
  expect(keys).toHaveLength(2);
  const dialog = await openOrder(page, order, 'Detail Transaksi');
  await expect(dialog.getByText('paid', { exact: true })).toBeVisible();
  await dialog.getByText('License key (2)').click();
  await expect(dialog.getByRole('code')).toHaveText(keys);
  await expect(dialog.getByText('Belum dipakai')).toHaveCount(2);
  const file = dialog.getByRole('link', { name: `Download ${guide.name}` });
  await expect(file).toHaveAttribute('href', String(guide.fileUrl));
  await expect(dialog.getByText('Pembayaran diterima, pesanan lunas')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Upload Bukti Pembayaran' })).toBeHidden();
  await checkReadable(page);
  await dialog.getByRole('link', { name: 'Kwitansi' }).click();
  await expect(page).toHaveURL(`/user/transaction/${order.id}/kwitansi`);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /^Alhamdulillah, lunas/ })).toBeVisible();
  await page.getByRole('link', { name: 'Aktifkan sekarang' }).click();
  await expect(page).toHaveURL('/aktivasi');
});

test('an order that expires on the open screen no longer shows accounts to transfer to', async ({
  page,
  clock,
  bank,
}) => {
  await signInAsNewCustomer(page);
  const order = await placeOrder(page, [clock]);
  await page.clock.setFixedTime(new Date(order.expiresAt));
  await page.goto(`/user/transaction/${order.id}`);
  const dialog = page.getByRole('dialog', { name: 'Info Pembayaran' });
  await expect(dialog.getByText(/Batas waktu pembayaran sudah lewat/)).toBeVisible();
  await expect(dialog.getByRole('radio', { name: bank.name })).toBeVisible();
  await expect(dialog.getByText('Transfer tepat')).toBeHidden();
  await expect(dialog.getByRole('button', { name: /Salin/ })).toHaveCount(0);

  // The button is pressed twice by mistake, and the cart still equals the order.
  for (let time = 0; time < 2; time += 1) {
    await page.goto(`/user/transaction/${order.id}`);
    await dialog.getByRole('button', { name: 'Pesan lagi' }).click();
    await expect(page).toHaveURL('/dashboard#keranjang');
  }
  await expect(cartLine(page, clock.name).getByRole('spinbutton')).toHaveValue('1');
  await expect(cartOf(page).getByRole('button', { name: 'Beli' })).toBeEnabled();
});

test('“Beli sekarang” asks before it orders, and pressed twice it still buys one', async ({
  page,
  clock,
}) => {
  await signInAsNewCustomer(page);
  const checkout = page.getByRole('dialog', { name: 'Konfirmasi Pembelian' });
  // The product is added by a link from the public pages, then from the catalogue.
  await page.goto(`/dashboard?produk=${clock.id}`);
  const linked = page.getByRole('dialog', { name: clock.name });
  await linked.getByRole('button', { name: 'Beli sekarang' }).click();
  await expect(linked.getByText('Pilih variant dulu!')).toBeVisible();
  await linked.getByRole('radio', { name: PHONE_LICENSE.name }).click();
  await linked.getByRole('button', { name: 'Beli sekarang' }).click();
  await expect(checkout).toContainText(clock.name);
  await expect(linked).toBeHidden();
  await checkout.getByRole('button', { name: 'Batal' }).click();
  await expect(checkout).toBeHidden();

  const product = await openProduct(page, clock);
  await product.getByRole('radio', { name: PHONE_LICENSE.name }).click();
  await product.getByRole('button', { name: 'Beli sekarang' }).click();
  await expect(checkout).toContainText(clock.name);
  await page.goBack();
  await expect(checkout).toBeHidden();
  await expect(product).toBeHidden();
  await expect(cartLine(page, clock.name).getByRole('spinbutton')).toHaveValue('1');
});
