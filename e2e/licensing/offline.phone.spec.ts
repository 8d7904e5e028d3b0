// What a person in a mosque without internet can still read, and how many touches a box costs him.

import type { Locator, Page } from '@playwright/test';
import { readStoredUser } from '../support/accounts/account-screens.ts';
import { signInAsNewCustomer } from '../support/api-session.ts';
import { call } from '../support/call.ts';
import { expectUncovered } from '../support/layout.ts';
import { forTv } from '../support/licensing/activation-screens.ts';
import { activateOnBox } from '../support/licensing/offline-box.ts';
import { waitForInvitation } from '../support/server/outbox.ts';
import { chooseFromUserMenu } from '../support/shell.ts';
import { boughtLicense } from '../support/shop/shop.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('three touches and twenty digits make a box permanent, and its digits are shown again offline', async ({
  page,
  context,
  tv: box,
  clock,
  consoleGuard,
  shop,
  effort,
}) => {
  consoleGuard.allow(/net::ERR_INTERNET_DISCONNECTED/);
  await signInAsNewCustomer(page);
  await shop.buy(page, [forTv(clock)]);
  await page.goto('/dashboard');
  effort.start();
  await page.getByRole('link', { name: 'Aktifkan sekarang' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByText('Pilih foto QR').click();
  await (await chooser).setFiles(await box.photo());
  await page.getByRole('button', { name: 'Aktifkan perangkat ini' }).click();
  const digits = page.getByRole('list', { name: '20 angka' });
  await expect(digits).toBeVisible();
  effort.expectTaps(3);
  const shown = await digits.getByRole('listitem').allTextContents();
  await expect(page.getByRole('button', { name: 'Salin 20 angka' })).toBeVisible();
  const share = page.getByRole('link', { name: 'Kirim ke WhatsApp' });
  const message = new URL(String(await share.getAttribute('href'))).searchParams.get('text') ?? '';
  const groups = shown.map((group) => group.slice(-4));
  expect(message.match(/\d{4}/g)).toEqual(groups);

  await page.goto('/my-product');
  await page.getByRole('button', { name: `Detail ${clock.name}` }).click();
  const detail = page.getByRole('dialog', { name: 'Detail Produk' });
  await expect(detail.getByText(groups.join(' '))).toBeVisible();
  await expectCopyOf(page, '/dashboard');
  await page.reload();
  await expect(detail.getByText(groups.join(' '))).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(detail.getByText(groups.join(' '))).toBeVisible();
  await page.goto('/aktivasi');
  await expect(page.getByRole('heading', { name: 'Aktivasi perangkat' })).toBeVisible();
  await page.goto('/syarat');
  await expect(page.getByText('Sambungkan dulu, lalu muat ulang halaman ini.')).toBeVisible();
  await context.setOffline(false);

  await page.goto('/dashboard');
  await chooseFromUserMenu(page, 'Logout');
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => caches.has('private'))).toBe(false);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('form:');
});

test('the installed app starts offline on the last answers, and shows none of them to the next account or after the session', async ({
  page,
  context,
  clock,
  consoleGuard,
  shop,
}) => {
  consoleGuard.allow(/net::ERR_(INTERNET_DISCONNECTED|FAILED)/);
  const person = await signInAsNewCustomer(page);
  const order = await shop.buy(page, [clock]);
  const { id, licenseKey } = boughtLicense(order);
  await activateOnBox(page.request, id);
  // Nothing else is opened.
  await page.goto('/dashboard');
  await expectCopyOf(page, '/transaction?page=1&limit=3');
  await expectCopyOf(page, `/my-licenses/${id}`);
  await expectCodeOf(page, /activation/);
  await expectCodeOf(page, /opened-product/);

  // A new tab, as if opened from the home screen.
  await page.close();
  await context.setOffline(true);
  const app = await context.newPage();
  await app.goto('/dashboard');
  await expect(app.getByRole('heading', { name: `Selamat datang, ${person.name}` })).toBeVisible();
  await expect(app.getByText('Tanpa internet: yang tampil adalah data terakhir.')).toBeVisible();
  await expect(app.getByText(order.invoiceNumber).first()).toBeVisible();
  await checkReadable(app);
  await app.goto('/aktivasi');
  const digits = app.getByRole('list', { name: '20 angka' });
  await expect(digits).toBeVisible();
  const top = async (place: Locator) => (await place.boundingBox())?.y ?? 0;
  expect(await top(digits)).toBeLessThan(
    await top(app.getByRole('button', { name: 'Pindai QR dengan kamera' })),
  );
  const groups = (await digits.getByRole('listitem').allTextContents()).map((text) =>
    text.slice(-4),
  );
  await app.goto('/my-product');
  await expect(app.getByRole('table')).toContainText(licenseKey);
  await app.getByRole('button', { name: `Detail ${clock.name}` }).click();
  await expect(app.getByText(groups.join(' '))).toBeVisible();
  await expect(app.locator('[data-sonner-toast]')).toHaveCount(0);

  // The next account signs in outside the portal, as with the trial form.
  await context.setOffline(false);
  await context.clearCookies();
  const next = await signInAsNewCustomer(app);
  await app.goto('/dashboard');
  // What was there before is deleted before the next session is stored.
  await expect.poll(() => emailOfCopy(app)).toBe(next.email);
  await expectCopyOf(app, '/my-products?page=1&limit=10');
  expect(await hasCopyOf(app, `/my-licenses/${id}`)).toBe(false);
  await context.setOffline(true);
  await app.goto('/my-product');
  await expect(app.getByRole('heading', { name: 'Produk Saya' })).toBeVisible();
  await expect(app.getByText(licenseKey)).toHaveCount(0);
  await context.setOffline(false);
  await app.close();

  const later = await context.newPage();
  await later.goto('/my-product');
  await expect(later.getByRole('heading', { name: 'Produk Saya' })).toBeVisible();
  await context.clearCookies();
  // Whichever of the screen's calls comes first learns it.
  consoleGuard.allow(/status of 401/);
  await later.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(later).toHaveURL('/#sesi-berakhir');
  await expect.poll(() => later.evaluate(() => caches.has('private'))).toBe(false);
  const notice = later.getByRole('status').filter({ hasText: 'Sesi Anda sudah berakhir' });
  await expectUncovered(notice);
  await checkReadable(later);
  expect(await readStoredUser(later)).toBeNull();
  await notice.getByRole('link', { name: 'Masuk lagi' }).click();
  await expect(later).toHaveURL('/login');
});

test('the clock at /jam works offline, and a tapped link says that there is no connection', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/net::ERR_(INTERNET_DISCONNECTED|FAILED)/);
  await page.goto('/jam');
  await expectCopyOf(page, '/jam');
  await context.setOffline(true);
  await page.reload();
  await page.getByLabel('Nama masjid').fill('Masjid Nurul Huda');
  await page.getByRole('link', { name: 'Cek lisensi' }).click();
  await expect(page.getByText(/^Tidak ada koneksi internet/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/jam');
  await expect(page.getByLabel('Nama masjid')).toHaveValue('Masjid Nurul Huda');
});

const hasCopyOf = (page: Page, path: string) =>
  page.evaluate(async (name) => (await caches.match(name)) !== undefined, path);

const emailOfCopy = (page: Page) =>
  page.evaluate(async () => (await (await caches.match('/auth/session'))?.json())?.user?.email);

/** Waits until the worker is there and has cached the page. */
async function expectCopyOf(page: Page, path: string): Promise<void> {
  const isActive = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(async () => (await isActive()) && (await hasCopyOf(page, path))).toBe(true);
}

/** Waits until the code of a screen that was not opened is cached. */
async function expectCodeOf(page: Page, name: RegExp): Promise<void> {
  const files = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map((file) => file.name));
  const isCached = async () => {
    const found = (await files()).filter((file) => name.test(file));
    const copies = await Promise.all(found.map((file) => hasCopyOf(page, file)));
    return copies.length > 0 && copies.every(Boolean);
  };
  await expect.poll(isCached).toBe(true);
}

test('what was handed over leaves the offline copy when the phone is online again', async ({
  page,
  otherContext,
  clock,
  shop,
}) => {
  await signInAsNewCustomer(page);
  const { id } = await shop.buyLicense(page, forTv(clock));
  await page.goto('/my-product');
  await page.getByRole('button', { name: `Detail ${clock.name}` }).click();
  const isCached = () =>
    page.evaluate(async (path) => Boolean(await caches.match(path)), `/my-licenses/${id}`);
  await expect.poll(isCached).toBe(true);

  const headers = { 'idempotency-key': `masjid-${id}` };
  const added = await page.request.post('/my-mosques', { data: { name: 'Masjid' }, headers });
  const successor = await otherContext.newPage();
  const { email } = await signInAsNewCustomer(successor);
  const path = `/my-mosques/${(await added.json()).id}/ketua`;
  await page.request.post(path, { data: { email, leaves: true, filesOwn: true } });
  const [, token] = (await waitForInvitation(email)).split('#');
  await call(() => successor.request.post('/my-mosques/join', { data: { token } }));

  await page.goto('/dashboard');
  await expect.poll(isCached).toBe(false);
});
