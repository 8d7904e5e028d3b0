// The seller sets a lower price for larger quantities; the buyer sees it before paying, and pays it.
import {
  expectRefused,
  expectToast,
  openRowDialog,
  rowWith,
} from '../support/admin/admin-lists.ts';
import { PHONE_LICENSE } from '../support/shop/shop-office.ts';
import {
  acceptTerms,
  cartLine,
  cartOf,
  checkReadable,
  openCheckout,
  openProduct,
  productCard,
} from '../support/shop/shop-screens.ts';
import { expect, officeTest as test } from '../support/test.ts';

test('a price from five pieces is set in the form, seen before checkout and paid', async ({
  page,
  customer,
  clock,
}) => {
  await page.goto(`/product?name=${encodeURIComponent(clock.name)}`);
  const form = await openRowDialog(page, rowWith(page, clock.name), 'Edit Product');
  await form.getByRole('button', { name: 'Harga grosir variant 1' }).click();
  await form.getByLabel('Minimal').fill('5');
  await form.getByRole('textbox', { name: 'Harga grosir' }).fill('149.000');
  await expectRefused(form, 'Update', 'Harga harus di bawah harga tingkat sebelumnya');
  await form.getByRole('textbox', { name: 'Harga grosir' }).fill('140.000');
  await checkReadable(page);
  await form.getByRole('button', { name: 'Update' }).click();
  await expectToast(page, 'Product berhasil diperbarui');

  const shop = customer.page;
  await shop.goto('/dashboard');
  const dialog = await openProduct(shop, clock);
  await dialog.getByRole('radio', { name: PHONE_LICENSE.name }).check();
  await expect(dialog).toContainText('Beli 5 atau lebih: Rp 140.000 per buah');
  await dialog.getByLabel('Qty:').fill('4');
  await expect(dialog.getByRole('status')).toContainText('4 × Rp 149.000 = Rp 596.000');
  await checkReadable(shop);
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(dialog).toBeHidden();
  await expect(productCard(shop, clock)).toContainText('Grosir mulai Rp 140.000 per buah');

  const line = cartLine(shop, clock.name);
  await expect(line).toContainText('Tambah 1 lagi: Rp 140.000 per buah.');
  await line.getByRole('button', { name: 'Tambah jumlah' }).click();
  await expect(line).toContainText('Harga grosir mulai 5.');
  await expect(line).not.toContainText('Harga berubah');
  await expect(cartOf(shop)).toContainText('Total Rp 700.000');

  const checkout = await openCheckout(shop);
  await expect(checkout).toContainText('@ 140.0005');
  await acceptTerms(shop, checkout);
  await checkout.getByRole('button', { name: 'Checkout' }).click();
  await expect(shop.getByRole('dialog', { name: 'Pesanan Berhasil Dibuat' })).toContainText(
    /Transfer tepat Rp.700\.\d{3}/,
  );
});
