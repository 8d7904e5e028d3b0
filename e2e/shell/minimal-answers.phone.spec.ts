// The calls of the specification's section 7, answered with exactly what it says and nothing more: no
// screen may break. Calls of our own reach the real server. Init devices are left out: the contract adds
// nothing to their answers.
import type { Locator, Page } from '@playwright/test';
import { fillSignUp, sendLogin } from '../support/accounts/account-screens.ts';
import {
  askToDelete,
  expectToast,
  openAddDialog,
  openRowDialog,
  rowWith,
} from '../support/admin/admin-lists.ts';
import { signInAsAdmin, signInAsNewCustomer } from '../support/api-session.ts';
import { newPerson } from '../support/people.ts';
import { chooseFromUserMenu, openAccountDialog } from '../support/shell.ts';
import { pictureOfReceipt } from '../support/shop/shop-receipt.ts';
import { acceptTerms, openCheckout } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

const createdAt = '2026-11-17T02:00:00.000Z';
const person = { name: 'Budi', email: 'budi@masjid.id', whatsapp: '081234567890' };
const variant = { id: 1, name: 'TV Box', init: 'TV', price: 249_000 };
const product = {
  id: 1,
  name: 'Jam Masjid',
  description: '<p>Jam.</p>',
  note: '',
  fileUrl: null,
  requiresLicense: true,
  price: 149_000,
  createdAt,
  ProductVariant: [variant],
};
const account = { id: 1, name: 'BSI', accountNumber: '7123456789', accountName: 'CV Waktu' };
const paidAccount = { ...account, type: 'bank', active: true };
const license = { id: 1, licenseKey: 'TV-AAAA-BBBB-CCCC', used: false };
const detail = {
  id: 1,
  product: { name: product.name, fileUrl: null },
  productVariant: { name: variant.name },
  qty: 1,
  price: variant.price,
  licenses: [license],
};
const transaction = {
  id: 1,
  invoiceNumber: 'INV-1',
  status: 'pending',
  totalAmount: variant.price,
  createdAt,
  paymentDate: null,
  paymentProof: null,
  paymentAccount: null,
  user: { name: person.name, email: person.email },
  details: [detail],
};
/** A picture that the portal has. */
const PICTURE = '/favicon.svg';
const listOf = (row: unknown) => ({ data: [row], totalPages: 1 });

/** The answers by path; the first that fits is used. */
const reads: Array<[RegExp, unknown]> = [
  [/^\/public\/products$/, listOf(product)],
  [/^\/public\/products\/\d+$/, product],
  [/^\/public\/payment-accounts$/, listOf(account)],
  [/^\/transaction$/, listOf(transaction)],
  [/^\/transaction\/\d+$/, transaction],
  [/^\/my-products$/, listOf(detail)],
  [/^\/my-products\/\d+$/, detail],
  [/^\/admin\/users$/, listOf({ id: 1, ...person, emailVerified: true, whatsappVerified: false })],
  [/^\/admin\/payment-accounts$/, listOf(paidAccount)],
  [/^\/admin\/products$/, listOf(product)],
  [/^\/admin\/products\/\d+$/, product],
  [/^\/admin\/transactions$/, listOf(transaction)],
  [/^\/admin\/transactions\/\d+$/, transaction],
];

async function answerMinimally(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const isPage = request.resourceType() === 'document';
    const found = reads.find(([path]) => path.test(pathname));
    if (request.method() !== 'GET' || isPage || !found) return route.fallback();
    return route.fulfill({ json: found[1] });
  });
}

/** Calls of one method and path; the last one given for them answers. */
const answer = (page: Page, method: string, path: string, json: unknown) =>
  page.route(`**${path}`, (route) =>
    route.request().method() === method ? route.fulfill({ json }) : route.fallback(),
  );

const press = (place: Locator, name: string) =>
  place.getByRole('button', { name, exact: true }).click();

const expectWhole = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Halaman ini gagal ditampilkan')).toHaveCount(0);
};

test('sign-up, login, recovery and profile need no more than the specified answers', async ({
  page,
}) => {
  // They stay: to end one right before a navigation can lose the request of the next screen.
  const reply = (path: string, json: unknown) => answer(page, 'POST', path, json);
  await page.goto('/signup');
  await reply('/auth/register', { success: true, message: 'Pendaftaran berhasil.' });
  await fillSignUp(page, newPerson());
  await page.getByRole('button', { name: 'Daftar' }).click();
  await expect(page).toHaveURL('/login');
  await expectToast(page, 'Pendaftaran berhasil.');
  expect(await page.evaluate(() => sessionStorage.getItem('user'))).toBeNull();

  await page.goto('/forgot-password');
  await reply('/auth/request-otp', { message: 'Kode dikirim.' });
  await page.getByText('Minta kode OTP lewat admin').click();
  await page.getByLabel('Email').fill(person.email);
  await press(page.locator('form'), 'Kirim kode OTP');
  await reply('/auth/verify-otp', { message: 'Kode benar.' });
  await reply('/auth/reset-password', { message: 'Password diganti.' });
  await page.getByLabel('Kode OTP').fill('12345678');
  await page.getByLabel('Password baru').fill('password-baru');
  await page.getByRole('button', { name: 'Simpan password baru' }).click();
  await expect(page).toHaveURL('/login');

  await signInAsNewCustomer(page);
  const profile = { name: 'Budi', email: 'budi@masjid.id', whatsapp: '081234567890' };
  const user = { ...profile, role: 'user', avatar: null };
  await reply('/auth/login', { loggedIn: true, user });
  await page.route('**/auth/profile', (route) => route.fulfill({ json: profile }));
  await page.route('**/auth/session', (route) => route.fulfill({ json: { user } }));
  await sendLogin(page, newPerson());
  await expect(page.getByRole('heading', { name: 'Selamat datang, Budi' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Selamat datang, Budi' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu akun' }).click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await answer(page, 'PATCH', '/profile', {});
  await page.getByLabel('Nama', { exact: true }).fill('Budi Santoso');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expectToast(page, 'Profil berhasil diperbarui');
  await expectWhole(page);
});

test('a customer orders, pays and leaves with the specified answers', async ({ page }) => {
  await signInAsNewCustomer(page);
  await answerMinimally(page);
  await page.goto('/my-product');
  await expectWhole(page);
  await expect(rowWith(page, product.name)).toBeVisible();
  await page.goto('/dashboard?produk=1');
  const offer = page.getByRole('dialog', { name: product.name });
  await offer.getByRole('radio', { name: variant.name }).check();
  await press(offer, 'Add to Cart');
  const checkout = await openCheckout(page);
  await acceptTerms(page, checkout);
  await answer(page, 'POST', '/transaction', { invoiceNumber: 'INV-2', status: 'pending' });
  await press(checkout, 'Checkout');
  const placed = page.getByRole('dialog', { name: 'Pesanan Berhasil Dibuat' });
  await expect(placed).toContainText('INV-2');
  await placed.getByRole('link', { name: 'Info Pembayaran' }).click();
  await expect(page).toHaveURL('/user/transaction');
  await expectWhole(page);
  await expect(rowWith(page, 'INV-1')).toContainText(/Rp\s249.000.*Belum dibayar/);

  await rowWith(page, 'INV-1').getByRole('button', { name: 'Info Pembayaran' }).click();
  const order = page.getByRole('dialog');
  const waiting = { ...transaction, status: 'confirm', paymentProof: PICTURE };
  const sendProof = async (reply: unknown) => {
    const picture = await pictureOfReceipt(page, { invoiceNumber: 'INV-1', payableAmount: 1 });
    await order.getByLabel('Pilih foto bukti transfer').setInputFiles(picture);
    await answer(page, 'POST', '/transaction/1/confirm-payment', reply);
    await answer(page, 'GET', '/transaction/1', waiting);
    await press(order, 'Upload Bukti Pembayaran');
    await expectToast(page, 'Bukti pembayaran berhasil diupload');
  };
  await sendProof({});
  await press(order, 'Kirim bukti lain');
  await sendProof(waiting);
  await expect(order).toContainText('INV-1');
  await page.keyboard.press('Escape');

  const profile = await openAccountDialog(page);
  await profile.getByRole('tab', { name: 'Password' }).click();
  await profile.getByLabel('Password lama').fill('password-lama');
  await profile.getByLabel('Password baru').fill('password-baru');
  await answer(page, 'PATCH', '/profile/password', {});
  await press(profile, 'Ubah password');
  await expectToast(page, 'Password berhasil diubah');
  await page.route('**/auth/logout', (route) => route.fulfill({ status: 204 }));
  await chooseFromUserMenu(page, 'Logout');
  await expect(page).toHaveURL('/');
});

// What an order is called after its approval is not specified: any word does.
test("an admin's changes need no more than an empty answer", async ({ page }) => {
  await signInAsAdmin(page);
  await answerMinimally(page);
  await page.route('**/admin/**', async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    return route.fulfill({ json: {} });
  });
  const edit = async (words: string, title: string, field: string, word: string) => {
    const editing = await openRowDialog(page, rowWith(page, words), `Edit ${title}`);
    await editing.getByLabel(field, { exact: true }).fill(word);
    await press(editing, 'Update');
    await expect(editing).toBeHidden();
    await expectWhole(page);
  };

  await page.goto('/user');
  const user = await openAddDialog(page, 'Tambah User');
  await user.getByLabel('Nama').fill(person.name);
  await user.getByLabel('Email', { exact: true }).fill(person.email);
  await user.getByLabel('Nomor WhatsApp').fill(person.whatsapp);
  await user.getByLabel('Password', { exact: true }).fill('password');
  await press(user, 'Tambah');
  await expectToast(page, 'Data berhasil ditambahkan');
  await edit(person.name, 'User', 'Nama', 'Budi Santoso');
  // No list reads what a deletion answers.
  const question = await askToDelete(page, rowWith(page, person.name), person.name);
  await press(question, 'Hapus');
  await expect(question).toBeHidden();

  await page.goto('/payment-account');
  const bank = await openAddDialog(page, 'Tambah Payment Account');
  await bank.getByLabel('Nama', { exact: true }).fill(account.name);
  await bank.getByLabel('Nomor rekening atau ID').fill(account.accountNumber);
  await bank.getByLabel('Atas nama').fill(account.accountName);
  await press(bank, 'Tambah');
  await expectToast(page, 'Data berhasil ditambahkan');
  await edit(account.name, 'Payment Account', 'Atas nama', 'Yayasan Waktu');

  await page.goto('/product');
  const clock = await openAddDialog(page, 'Tambah Product');
  await clock.getByLabel('Nama produk').fill('Jam Baru');
  await clock.getByLabel('Harga default').fill('1000');
  await press(clock, 'Tambah');
  await expectToast(page, 'Product berhasil ditambahkan');
  const detailed = await openRowDialog(page, rowWith(page, product.name), 'Detail Product');
  // Twice: the second save compares with what the first one answered.
  for (const price of ['250.000', '251.000']) {
    await detailed.getByLabel('Harga', { exact: true }).fill(price);
    await press(detailed, 'Simpan variants');
    await expectToast(page, 'Variants berhasil disimpan');
    await expect(detailed.getByLabel('Harga', { exact: true })).toBeVisible();
  }
  await detailed.getByRole('button', { name: 'Hapus variant 1' }).click();
  await press(page.getByRole('alertdialog'), 'Hapus');
  await expectToast(page, 'Variant berhasil dihapus');
  await page.keyboard.press('Escape');
  await edit(product.name, 'Product', 'Nama produk', 'Jam Lain');

  const waiting = { ...transaction, status: 'confirm', paymentProof: PICTURE };
  await answer(page, 'GET', '/admin/transactions/1', waiting);
  const paid = { ...waiting, status: 'approved', paymentDate: createdAt };
  await answer(page, 'POST', '/admin/transactions/approve', {});
  await page.goto('/transaction/1');
  const order = page.getByRole('dialog');
  await press(order, 'Approve');
  await answer(page, 'GET', '/admin/transactions/1', paid);
  await press(page.getByRole('alertdialog'), 'Approve');
  await expectToast(page, 'Transaksi berhasil di-approve');
  await expect(order.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await expect(order).toContainText('INV-1');
});
