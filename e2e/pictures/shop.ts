// Pictures of the shop with goods, orders and dialogs in it, for people's eyes; see every-screen.ts.
import type { APIRequestContext } from '@playwright/test';
import type { ManagedProduct } from '@timesync/contract';
import { createAccount, signIn } from '../support/api-session.ts';
import { newPerson } from '../support/people.ts';
import { picturesOf } from '../support/pictures.ts';
import {
  createProduct,
  PHONE_LICENSE,
  rejectProof,
  TV_LICENSE,
} from '../support/shop/shop-office.ts';
import { buy, placeOrder, sendProof } from '../support/shop/shop-orders.ts';
import { pictureOfReceipt } from '../support/shop/shop-receipt.ts';
import { addToCart, openCheckout, openOrder, openProduct } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/shop/shop-test.ts';

const { take, takeDialog } = picturesOf('shop');

const goods = [
  {
    name: 'TimeSync Jam Masjid',
    description:
      '<p>Jadwal sholat, iqomah dan pengumuman di layar masjid. <strong>Berjalan tanpa internet.</strong></p><ul><li>Adzan dan iqomah otomatis</li><li>Teks berjalan dan foto kegiatan</li><li>Hitung mundur sholat</li></ul>',
    requiresLicense: true,
    price: PHONE_LICENSE.price,
    variants: [PHONE_LICENSE, TV_LICENSE],
  },
  {
    name: 'Buku Panduan Pemasangan di Masjid dan Musholla',
    description: '<p>Panduan bergambar, 24 halaman.</p>',
    requiresLicense: false,
    price: 25_000,
    fileUrl: 'https://unduh.example/panduan.pdf',
  },
];

async function stock(office: APIRequestContext): Promise<[ManagedProduct, ManagedProduct]> {
  const found: { data: ManagedProduct[] } = await (await office.get('/admin/products')).json();
  const [clock, guide] = await Promise.all(
    goods.map(
      (product) =>
        found.data.find(({ name }) => name === product.name) ?? createProduct(office, product),
    ),
  );
  if (!clock || !guide) throw new Error('The shop has no goods');
  return [clock, guide];
}

test.describe.configure({ mode: 'serial' });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test.beforeEach(async ({ page }) => {
      const person = newPerson({ name: 'Takmir Masjid Al-Ikhlas' });
      await createAccount(person);
      await signIn(page, person);
    });

    test('from the catalogue to the order', async ({ page, office, bank, wallet }) => {
      const [clock, guide] = await stock(office);
      await placeOrder(page, [guide]);
      const checked = await placeOrder(page, [clock]);
      await sendProof(page, checked, wallet);
      await buy(page, [clock], { office, account: bank });
      await page.goto('/dashboard');
      const product = await openProduct(page, clock);
      await product.getByRole('button', { name: 'Add to Cart' }).click();
      await takeDialog(page, product, 'product');
      await product.getByRole('button', { name: 'Batal' }).click();
      await addToCart(page, clock, { variant: TV_LICENSE.name, qty: 12 });
      await addToCart(page, guide);
      await take(page, 'dashboard', { fullPage: true });

      const checkout = await openCheckout(page);
      await takeDialog(page, checkout, 'checkout');
      await checkout.getByRole('checkbox').click();
      const terms = page.getByRole('dialog', { name: 'Syarat dan Ketentuan' });
      await takeDialog(page, terms, 'terms');
      await terms.getByRole('button', { name: 'Saya Setuju' }).click();
      await checkout.getByRole('button', { name: 'Checkout' }).click();
      const placed = page.getByRole('dialog', { name: 'Pesanan Berhasil Dibuat' });
      await expect(placed).toBeVisible();
      await take(page, 'order-placed');
    });

    test('paying', async ({ page, office, bank, wallet }) => {
      const [clock] = await stock(office);
      const order = await placeOrder(page, [clock], 2);
      const dialog = await openOrder(page, order, 'Info Pembayaran');
      await expect(dialog).toContainText(wallet.name);
      await take(page, 'payment');
      await dialog.getByRole('radio', { name: bank.name }).check();
      await dialog
        .getByLabel('Pilih foto bukti transfer')
        .setInputFiles(await pictureOfReceipt(page, order));
      await takeDialog(page, dialog, 'payment-chosen');
      await dialog.getByRole('button', { name: 'Upload Bukti Pembayaran' }).click();
      const detail = page.getByRole('dialog', { name: 'Detail Transaksi' });
      await expect(detail.getByRole('img')).toBeVisible();
      await takeDialog(page, detail, 'order-confirm');
      await rejectProof(office, order.id, { reason: 'amount', note: 'kurang Rp 9.000' });
      await takeDialog(page, await openOrder(page, order, 'Info Pembayaran'), 'order-rejected');
      await page.getByRole('button', { name: 'Batalkan Pesanan' }).click();
      await expect(page.getByText('Batalkan pesanan ini?')).toBeVisible();
      await take(page, 'cancel');
    });

    test('what was bought', async ({ page, office, bank }) => {
      const [clock, guide] = await stock(office);
      await placeOrder(page, [clock]);
      const paid = await buy(page, [clock, guide], { office, account: bank, qty: 5 });
      await takeDialog(page, await openOrder(page, paid, 'Detail Transaksi'), 'order-paid');
      await page.goto('/user/transaction');
      await expect(page.getByRole('row').nth(2)).toBeVisible();
      await take(page, 'orders', { fullPage: true });
      await page.goto('/my-product');
      await expect(page.getByText(guide.name).first()).toBeVisible();
      await take(page, 'owned', { fullPage: true });
      await page.getByRole('button', { name: `Detail ${clock.name}` }).click();
      const owned = page.getByRole('dialog', { name: 'Detail Produk' });
      await expect(owned.getByRole('code')).toHaveCount(5);
      await takeDialog(page, owned, 'owned-detail');
      await page.goto(`/user/transaction/${paid.id}/kwitansi`);
      await expect(page.getByRole('article')).toBeVisible();
      await take(page, 'receipt', { fullPage: true });
    });
  });
}
