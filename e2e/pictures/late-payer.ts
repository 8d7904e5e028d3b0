// Pictures of orders that did not go the short way; see every-screen.ts.
import { signInAsNewCustomer } from '../support/api-session.ts';
import { fourPicturesOf } from '../support/pictures.ts';
import { createPaymentAccount, rejectProof } from '../support/shop/shop-office.ts';
import { cancelOrder, placeOrder, readOrder, sendProof } from '../support/shop/shop-orders.ts';
import { expect, test } from '../support/shop/shop-test.ts';

const take = fourPicturesOf('late');

test('refused, expired on the open screen, and cancelled', async ({
  page,
  office,
  clock,
  bank,
}) => {
  await createPaymentAccount(office, {
    name: 'BSI',
    accountNumber: '7123456789',
    accountName: 'CV Waktu Tepat Nusantara Sejahtera',
    type: 'bank',
  });
  await signInAsNewCustomer(page);
  const order = await placeOrder(page, [clock], 2);
  const open = () => page.goto(`/user/transaction/${order.id}`);
  const dialog = page.getByRole('dialog', { name: 'Info Pembayaran' });
  await open();
  await expect(dialog.getByText(bank.accountNumber)).toBeVisible();
  await take(page, 'paying', dialog);
  await sendProof(page, order, bank);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /sedang kami periksa/ })).toBeVisible();
  await take(page, 'dashboard-waiting');
  await rejectProof(office, order.id, { reason: 'amount', note: 'kurang Rps9.000' });
  await open();
  await expect(dialog.getByText(/kurang Rp\s9\.000/).first()).toBeVisible();
  await take(page, 'refused', dialog);
  await page.goto('/dashboard');
  await expect(page.getByText(/kurang Rp\s9\.000/)).toBeVisible();
  await take(page, 'dashboard-refused');
  // A refusal gives new time.
  await page.clock.setFixedTime(new Date((await readOrder(page, order.id)).expiresAt));
  await open();
  await expect(dialog.getByText(/Batas waktu pembayaran sudah lewat/)).toBeVisible();
  await take(page, 'over', dialog);
  await page.goto('/dashboard');
  await take(page, 'dashboard-over');
  await cancelOrder(page, order);
  await open();
  const ended = page.getByRole('dialog', { name: 'Detail Transaksi' });
  await expect(ended).toBeVisible();
  await take(page, 'cancelled', ended);
});

test('orders while offline', async ({ page, context, clock, consoleGuard }) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/);
  await signInAsNewCustomer(page);
  await placeOrder(page, [clock]);
  await page.goto('/dashboard');
  await expect(page.getByText('Rp').first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Lihat Semua Transaksi' }).click();
  await expect(page.getByText(/koneksi internet/).first()).toBeVisible();
  await take(page, 'no-line');
});
