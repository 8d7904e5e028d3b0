// Pictures of the back office that admin.ts does not open; see every-screen.ts.

import { sendLogin } from '../support/accounts/account-screens.ts';
import { newMark, pressInRow, rowWith } from '../support/admin/admin-lists.ts';
import {
  openManagedOrder,
  openReview,
  placeWaitingOrder,
  walkTo,
} from '../support/admin/admin-orders.ts';
import { expect, test } from '../support/admin/admin-test.ts';
import { bankFile } from '../support/admin/bank-files.ts';
import { admin } from '../support/people.ts';
import { fourPicturesOf } from '../support/pictures.ts';
import { startServer } from '../support/server/server.ts';
import { createPaymentAccount } from '../support/shop/shop-office.ts';
import { buy, placeOrder } from '../support/shop/shop-orders.ts';

const take = fourPicturesOf('office');

test('screens as they are', async ({ page, customer, clock, office, bank }) => {
  await buy(customer.page, [clock], { office, account: bank });
  await placeWaitingOrder(customer.page, clock, bank);
  for (const address of [
    '/transaction',
    '/email',
    '/pengaturan',
    '/pengaturan/penjual',
    '/rilis',
    '/user/admin',
    '/kirim-wa',
    '/audit',
    '/init-device',
    '/payment-account',
    '/user',
    '/dashboard',
    '/dashboard?tab=ringkasan',
    '/dashboard?tab=kesehatan',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await take(page, address.replaceAll(/\W+/g, '-').slice(1));
  }
});

test('a customer of the shop, and his order', async ({ page, customer, clock, office, bank }) => {
  const { email } = customer.person;
  const found = await office.get(`/admin/users?email=${encodeURIComponent(email)}`);
  const [{ id }] = (await found.json()).data;
  await page.goto(`/pelanggan/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(customer.person.name);
  await take(page, 'customer-new');
  await buy(customer.page, [clock], { office, account: bank });
  const waiting = await placeWaitingOrder(customer.page, clock, bank);
  await page.goto(`/pelanggan/${id}`);
  await expect(page.getByText(waiting.invoiceNumber).first()).toBeVisible();
  await take(page, 'customer');
  await page.goto('/transaction');
  await take(page, 'order', await openManagedOrder(page, waiting));
  await openReview(page);
  const next = page.getByRole('button', { name: 'Berikutnya' });
  await walkTo(page, waiting, () => next.click());
  await take(page, 'review');
});

test('the bank statement', async ({ page, office, customer, clock }) => {
  const accountNumber = String(Date.now()).slice(-10);
  const holder = { name: `BNI ${newMark()}`, accountNumber, accountName: 'PT Waktu Masjid' };
  const account = await createPaymentAccount(office, { ...holder, type: 'bank' });
  await page.goto('/transaction/mutasi');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await take(page, 'mutations-empty');
  const [first, second] = [
    await placeOrder(customer.page, [clock]),
    await placeOrder(customer.page, [clock], 3),
  ];
  await page.goto(`/transaction/mutasi?paymentAccountId=${account.id}`);
  await page.getByLabel('Letakkan berkas mutasi').setInputFiles({
    name: 'mutasi.csv',
    mimeType: 'text/csv',
    buffer: bankFile(accountNumber, [
      ['TRSF E-BANKING CR 0811/FTSCY/WS95031 AHMAD FAUZI', first.payableAmount],
      ['SETORAN TUNAI', Math.ceil(second.payableAmount / 1_000) * 1_000],
      ['BUNGA', 1_234],
    ]),
  });
  await expect(rowWith(page, first.invoiceNumber)).toBeVisible();
  await take(page, 'mutations');
  await page.getByRole('button', { name: 'Hampir' }).click();
  await pressInRow(page, rowWith(page, 'SETORAN TUNAI'), 'Pasangkan');
  await take(page, 'mutation-assign', page.getByRole('dialog'));
});

test('first steps', async ({ page }) => {
  const server = await startServer({ isFresh: true });
  await page.context().clearCookies();
  await page.goto(`${server.url}/login`);
  await sendLogin(page, admin);
  await expect(page.getByRole('heading', { name: 'Penjual dan kontak' })).toBeVisible();
  await take(page, 'first-steps-seller');
  await page.getByLabel('Nama penjual').fill('CV Waktu Tepat');
  await page.getByRole('button', { name: 'Simpan' }).first().click();
  for (const name of ['account', 'products', 'apps', 'mail']) {
    await page.getByRole('button', { name: /^(Lanjut|Lewati)$/ }).click();
    await page.waitForLoadState('networkidle');
    await take(page, `first-steps-${name}`);
  }
  await page.getByRole('button', { name: 'Selesai' }).click();
  await expect(page.getByText(/Toko belum siap/)).toBeVisible();
  await take(page, 'first-steps-left');
  await page.goto('about:blank');
  await server.stop();
});
