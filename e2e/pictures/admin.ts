// Pictures of the back office with rows, orders and dialogs in it, for people's eyes; see
// every-screen.ts.
import type { Page } from '@playwright/test';
import {
  expectRefused,
  openAddDialog,
  openRowDialog,
  pressInRow,
  rowWith,
} from '../support/admin/admin-lists.ts';
import {
  openManagedOrder,
  placeWaitingOrder,
  proofOn,
  walkTo,
} from '../support/admin/admin-orders.ts';
import { expect, test } from '../support/admin/admin-test.ts';
import { picturesOf } from '../support/pictures.ts';
import { buy, placeOrder } from '../support/shop/shop-orders.ts';

const { take, takeDialog } = picturesOf('admin');

async function takeList(page: Page, address: string, name: string) {
  await page.goto(address);
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  await take(page, name, { fullPage: true });
  await page.getByRole('button', { name: 'Filter' }).click();
  await take(page, `${name}-filter`);
  await page.getByRole('button', { name: 'Filter' }).click();
}

async function takeDeletion(page: Page, words: string, name: string) {
  await pressInRow(page, rowWith(page, words).first(), 'Hapus');
  await take(page, name);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Batal' }).click();
}

test.describe.configure({ mode: 'serial' });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('users', async ({ page, customer }) => {
      await takeList(page, '/user', 'users');
      const form = await openAddDialog(page, 'Tambah User');
      await expectRefused(form, 'Tambah', 'Nama minimal 2 karakter');
      await takeDialog(page, form, 'user-add');
      await page.keyboard.press('Escape');
      const row = rowWith(page, customer.person.email);
      await takeDialog(page, await openRowDialog(page, row, 'Edit User'), 'user-edit');
      await page.keyboard.press('Escape');
      await takeDeletion(page, customer.person.email, 'user-delete');
    });

    test('payment accounts', async ({ page, bank, wallet }) => {
      await takeList(page, '/payment-account', 'accounts');
      const form = await openAddDialog(page, 'Tambah Payment Account');
      await expectRefused(form, 'Tambah', 'Nama minimal 2 karakter');
      await takeDialog(page, form, 'account-add');
      await page.keyboard.press('Escape');
      const row = rowWith(page, bank.name);
      const editing = await openRowDialog(page, row, 'Edit Payment Account');
      await editing.getByLabel('Nomor rekening atau ID').fill('7000999888');
      await editing.getByRole('button', { name: 'Update' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await take(page, 'account-number');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toBeHidden();
      // The changed number is not saved: the dialog asks before closing.
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Tutup tanpa menyimpan' }).click();
      await expect(editing).toBeHidden();
      await takeDeletion(page, wallet.name, 'account-delete');
    });

    test('products', async ({ page, clock, guide }) => {
      await takeList(page, '/product', 'products');
      const form = await openAddDialog(page, 'Tambah Product');
      await form.getByRole('textbox', { name: 'Deskripsi' }).waitFor();
      await form.getByRole('button', { name: 'Tambah variant' }).click();
      await expectRefused(form, 'Tambah', 'Nama produk minimal 2 karakter');
      await takeDialog(page, form, 'product-add');
      await page.keyboard.press('Escape');
      const row = rowWith(page, clock.name);
      const editing = await openRowDialog(page, row, 'Edit Product');
      await editing.getByRole('textbox', { name: 'Deskripsi' }).waitFor();
      await editing.getByRole('button', { name: 'Tautan' }).click();
      await takeDialog(page, editing, 'product-edit');
      await page.goto('/product');
      const detail = await openRowDialog(page, row, 'Detail Product');
      await expect(detail).toContainText('Harga default');
      await takeDialog(page, detail, 'product-detail');
      await page.keyboard.press('Escape');
      await takeDeletion(page, guide.name, 'product-delete');
    });

    test('init devices', async ({ page }) => {
      await takeList(page, '/init-device', 'inits');
      const form = await openAddDialog(page, 'Tambah Init Device');
      const types = form.getByLabel('Device Type', { exact: true });
      await types.pressSequentially('tablet, tv box,');
      await expectRefused(form, 'Tambah', 'Init minimal 2 karakter');
      await take(page, 'init-add');
      await page.keyboard.press('Escape');
      await takeDeletion(page, 'smartphone', 'init-delete');
    });

    test('orders, review, summary and audit', async ({
      page,
      office,
      customer,
      clock,
      guide,
      bank,
    }) => {
      const paid = await buy(customer.page, [clock, guide], { office, account: bank, qty: 3 });
      await placeOrder(customer.page, [guide]);
      const waiting = await placeWaitingOrder(customer.page, clock, bank);
      await takeList(page, '/transaction', 'orders');
      const detail = await openManagedOrder(page, waiting);
      await expect(proofOn(detail)).not.toHaveJSProperty('naturalWidth', 0);
      await takeDialog(page, detail, 'order-waiting');
      await detail.getByRole('button', { name: 'Approve' }).click();
      await take(page, 'order-approve');
      await page.keyboard.press('Escape');
      await detail.getByRole('button', { name: 'Tolak' }).click();
      const refusal = page.getByRole('dialog', { name: 'Tolak bukti pembayaran' });
      await takeDialog(page, refusal, 'order-reject');
      await page.goto(`/transaction/${paid.id}`);
      await detail.getByText('3 lisensi').click();
      await takeDialog(page, detail, 'order-paid');
      await detail.getByRole('button', { name: 'Refund sebagian' }).click();
      await take(page, 'order-refund-units');
      await page.keyboard.press('Escape');
      await detail.getByRole('button', { name: 'Refund', exact: true }).click();
      await take(page, 'order-refund');

      await page.goto('/transaction');
      await page.getByRole('button', { name: 'Buat Pesanan' }).click();
      const phoneOrder = page.getByRole('dialog', { name: 'Buat Pesanan' });
      await phoneOrder.getByLabel('Pelanggan', { exact: true }).fill(customer.person.email);
      await page.keyboard.press('Enter');
      await phoneOrder.getByRole('radio').check();
      await phoneOrder.getByLabel('Produk').selectOption({ index: 1 });
      await phoneOrder.getByRole('button', { name: 'Tambah', exact: true }).click();
      await takeDialog(page, phoneOrder, 'order-by-phone');

      await page.goto('/transaction/periksa');
      const next = page.getByRole('button', { name: 'Berikutnya' });
      await walkTo(page, waiting, () => next.click());
      await take(page, 'review', { fullPage: true });
      await page.goto('/dashboard?tab=ringkasan');
      await expect(page.getByRole('img', { name: /^Grafik/ })).toBeVisible();
      await take(page, 'summary', { fullPage: true });
      await page.goto('/dashboard?tab=kesehatan');
      await expect(page.getByText('Pekerjaan di latar belakang')).toBeVisible();
      await take(page, 'health', { fullPage: true });
      await takeList(page, '/audit', 'audit');
      await rowWith(page, 'Di-approve').first().getByRole('button', { name: 'Detail' }).click();
      await takeDialog(page, page.getByRole('dialog'), 'audit-detail');
    });
  });
}
