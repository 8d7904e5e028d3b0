// The calls of the specification's section 7, answered with exactly what it says and nothing more: no
// screen may break. Calls of our own reach the real server.
import type { Page } from '@playwright/test';
import { fillSignUp, sendLogin } from '../support/accounts/account-screens.ts';
import { expectToast } from '../support/admin/admin-lists.ts';
import { signInAsAdmin, signInAsNewCustomer } from '../support/api-session.ts';
import { newPerson } from '../support/people.ts';
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
const listOf = (row: unknown) => ({ data: [row], totalPages: 1 });

/** By path; the first that fits answers. */
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
  [/^\/admin\/init-device$/, listOf({ id: 1, init: 'TV', deviceType: ['tvbox'] })],
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

const expectWhole = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Halaman ini tidak dapat ditampilkan')).toHaveCount(0);
};

test('sign-up, login, recovery and profile need no more than the specified answers', async ({
  page,
}) => {
  const reply = (path: string, json: unknown) =>
    page.route(`**${path}`, (route) => route.fulfill({ json }), { times: 1 });
  await page.goto('/signup');
  await reply('/auth/register', { success: true, message: 'Pendaftaran berhasil.' });
  await fillSignUp(page, newPerson());
  await page.getByRole('button', { name: 'Daftar' }).click();
  await expect(page).toHaveURL('/login');
  await expectToast(page, 'Pendaftaran berhasil.');
  expect(await page.evaluate(() => sessionStorage.getItem('user'))).toBeNull();

  await page.goto('/forgot-password');
  await reply('/auth/request-otp', { message: 'Kode dikirim.' });
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Kirim kode OTP' }).click();
  await reply('/auth/verify-otp', { message: 'Kode benar.' });
  await page.getByLabel('Kode OTP').fill('12345678');
  await page.getByRole('button', { name: 'Verifikasi kode' }).click();
  await reply('/auth/reset-password', { message: 'Password diganti.' });
  await page.getByLabel('Password baru').fill('password-baru');
  await page.getByRole('button', { name: 'Simpan password baru' }).click();
  await expect(page).toHaveURL('/login');

  await signInAsNewCustomer(page);
  const profile = { name: 'Budi', email: 'budi@masjid.id', whatsapp: '081234567890' };
  const user = { ...profile, role: 'user', avatar: null };
  await reply('/auth/login', { loggedIn: true, user });
  await page.route('**/auth/profile', (route) => route.fulfill({ json: profile }));
  await sendLogin(page, newPerson());
  await expect(page.getByRole('heading', { name: 'Selamat datang, Budi' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Selamat datang, Budi' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu akun' }).click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await reply('/profile', {});
  await page.getByLabel('Nama', { exact: true }).fill('Budi Santoso');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expectToast(page, 'Profil berhasil diperbarui');
  await expectWhole(page);
});

test('the customer screens draw the specified answers', async ({ page }) => {
  await signInAsNewCustomer(page);
  await answerMinimally(page);
  for (const path of ['/dashboard', '/user/transaction', '/my-product', '/dashboard?product=1']) {
    await page.goto(path);
    await expectWhole(page);
  }
  await page.goto('/user/transaction?detail=1');
  await expect(page.getByRole('dialog')).toContainText('INV-1');
});

test('the admin screens draw the specified answers', async ({ page }) => {
  await signInAsAdmin(page);
  await answerMinimally(page);
  for (const path of ['/dashboard', '/user', '/payment-account', '/product', '/init-device']) {
    await page.goto(path);
    await expectWhole(page);
  }
  await page.goto('/transaction?detail=1');
  await expect(page.getByRole('dialog')).toContainText('INV-1');
});
