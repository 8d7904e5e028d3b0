// How many touches of the screen lie between a product and a licence that is paid.
import { signInAsNewCustomer } from '../support/api-session.ts';
import { approvePayment, PHONE_LICENSE, rejectProof } from '../support/shop/shop-office.ts';
import { placeOrder, sendProof } from '../support/shop/shop-orders.ts';
import { pictureOfReceipt } from '../support/shop/shop-receipt.ts';
import {
  acceptTerms,
  cartLine,
  cartOf,
  checkReadable,
  openProduct,
} from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/shop/shop-test.ts';
import { countEffort } from '../support/taps.ts';

test('six touches from a product to an account number, four more to the proof', async ({
  page,
  context,
  clock,
  bank,
}) => {
  await signInAsNewCustomer(page);
  const effort = await countEffort(context);
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
  await checkReadable(page);

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

test('three touches replace a refused proof, and a paid licence asks to be activated', async ({
  page,
  context,
  office,
  clock,
  bank,
}) => {
  await signInAsNewCustomer(page);
  const order = await placeOrder(page, [clock]);
  await sendProof(page, order, bank);
  await rejectProof(office, order.id, { reason: 'unreadable', note: 'Fotonya gelap' });
  const effort = await countEffort(context);
  const receipt = await pictureOfReceipt(page, order, 'jpeg');
  await page.goto('/dashboard');
  await expect(page.getByText(/Fotonya gelap/)).toBeVisible();
  effort.start();
  await page.getByRole('link', { name: 'Kirim foto bukti baru' }).click();
  const payment = page.getByRole('dialog', { name: 'Info Pembayaran' });
  const chooser = page.waitForEvent('filechooser');
  await payment.locator('label', { hasText: 'Pilih foto' }).click();
  await (await chooser).setFiles(receipt);
  await payment.getByRole('button', { name: 'Upload Bukti Pembayaran' }).click();
  await expect(page.getByText('Bukti pembayaran berhasil diupload')).toBeVisible();
  effort.expectTaps(3);

  await approvePayment(office, order.id);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /^Alhamdulillah, lunas/ })).toBeVisible();
  await checkReadable(page);
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
  await page.goto(`/user/transaction?detail=${order.id}`);
  const dialog = page.getByRole('dialog', { name: 'Info Pembayaran' });
  await expect(dialog.getByText(/Batas waktu pembayaran sudah lewat/)).toBeVisible();
  await expect(dialog.getByRole('radio', { name: bank.name })).toBeVisible();
  await expect(dialog.getByText('Transfer tepat')).toBeHidden();
  await expect(dialog.getByRole('button', { name: /Salin/ })).toHaveCount(0);

  // Twice, by mistake: the cart holds what the order held.
  for (let time = 0; time < 2; time += 1) {
    await page.goto(`/user/transaction?detail=${order.id}`);
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
  // By a link from the public pages, then from the catalogue.
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
