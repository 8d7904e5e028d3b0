import { signInAsNewCustomer } from '../support/api-session.ts';
import { expectUncovered } from '../support/layout.ts';
import { TV_LICENSE } from '../support/shop/shop-office.ts';
import { countOrders } from '../support/shop/shop-orders.ts';
import {
  acceptTerms,
  addToCart,
  cartOf,
  checkReadable,
  openCheckout,
} from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

const INVOICE_NUMBER = /INV\S+/;

test.beforeEach(async ({ page, clock }) => {
  await signInAsNewCustomer(page);
  await page.goto('/dashboard');
  await addToCart(page, clock, { variant: TV_LICENSE.name, qty: 2 });
});

test('the terms are accepted by closing them and taken back by unticking', async ({ page }) => {
  const checkout = await openCheckout(page);
  const box = checkout.getByRole('checkbox', { name: 'Saya menyetujui syarat dan ketentuan' });
  const button = checkout.getByRole('button', { name: 'Checkout' });
  await expect(checkout.getByRole('cell', { name: '498.000' })).toBeVisible();
  await expect(checkout).toContainText('Jumlah transfer: Rp 498.000 + kode unik 1–999.');
  await expect(button).toBeDisabled();
  // Marked as disabled, yet it answers: a dead button would explain nothing. By keyboard, because
  // Playwright clicks such a button by position, even while the opening dialog is still moving.
  await button.press('Enter');
  await expect(checkout.getByRole('alert')).toHaveText(
    'Anda harus menyetujui syarat dan ketentuan terlebih dahulu.',
  );
  await expectUncovered(checkout.getByRole('alert'));

  await box.click();
  const terms = page.getByRole('dialog', { name: 'Syarat dan Ketentuan' });
  await expect(terms.getByRole('heading', { level: 3 })).toHaveCount(9);
  await expect(terms.getByRole('button', { name: 'Saya Setuju' })).toBeInViewport({ ratio: 1 });
  await checkReadable(page);
  await terms.getByRole('button', { name: 'Tutup' }).click();
  await expect(terms).toBeHidden();
  await expect(box).toBeChecked();
  await expect(checkout.getByRole('alert')).toBeHidden();
  await expect(button).toBeEnabled();

  await box.click();
  await expect(box).not.toBeChecked();
  await expect(button).toBeDisabled();

  // On a phone the back button is how people leave a dialog: one at a time, and never the page.
  await box.click();
  await terms.waitFor();
  await page.goBack();
  await expect(terms).toBeHidden();
  await expect(box).toBeChecked();
  await page.goBack();
  await expect(checkout).toBeHidden();
  await expect(page).toHaveURL('/dashboard');
  expect(await countOrders(page)).toBe(0);
});

test('a double click makes one order, which gets its invoice number and empties the cart', async ({
  page,
  context,
  consoleGuard,
}) => {
  const checkout = await openCheckout(page);
  await acceptTerms(page, checkout);
  // Offline the order fails at once, and is not placed later when the connection is back.
  consoleGuard.allow(/net::ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await checkout.getByRole('button', { name: 'Checkout' }).click();
  await expect(checkout.getByRole('alert')).toContainText(
    'Checkout gagalTidak dapat terhubung ke server.',
  );
  await expectUncovered(checkout.getByRole('alert'));
  await expect(checkout.getByRole('button', { name: 'Batal' })).toBeEnabled();
  await context.setOffline(false);
  expect(await countOrders(page)).toBe(0);
  await checkout.getByRole('button', { name: 'Checkout' }).dblclick();

  const placed = page.getByRole('dialog', { name: 'Pesanan Berhasil Dibuat' });
  await expect(placed).toContainText(/Transfer tepat Rp\s498\.\d{3} \(jangan dibulatkan\)/);
  await expect(placed.getByText('Nomor Invoice')).toBeVisible();
  await expect(placed).toContainText(INVOICE_NUMBER);
  await expect(placed.getByRole('definition').last()).toContainText('pending');
  await checkReadable(page);
  // A fast answer puts this dialog under the finger before a double click has ended.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(placed).toBeVisible();

  await placed.getByRole('button', { name: 'Kembali ke Katalog' }).click();
  await expect(placed).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Produk', exact: true })).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cartOf(page)).toContainText('Keranjang masih kosong');
  await expect(page.getByRole('region', { name: 'Transaksi Terbaru' })).toContainText(
    /Rp\s498\.\d{3}/,
  );
  await page.reload();
  await expect(cartOf(page)).toContainText('Keranjang masih kosong');
  expect(await countOrders(page)).toBe(1);
});
