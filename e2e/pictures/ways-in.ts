// Pictures of what people meet before they are in, and where a way ends; see every-screen.ts.
import { buildApk, makeSigner } from '../../clients/sample-apks/build-apk.ts';
import { sendLogin } from '../support/accounts/account-screens.ts';
import { openRecoveryCodeStep } from '../support/accounts/recovery-screens.ts';
import { registerTrial } from '../support/accounts/sales-screens.ts';
import { createAccount, signInAsNewCustomer } from '../support/api-session.ts';
import { admin, newPerson } from '../support/people.ts';
import { fourPicturesOf } from '../support/pictures.ts';
import { waitForInvitation, waitForRecoveryCode } from '../support/server/outbox.ts';
import { buy } from '../support/shop/shop-orders.ts';
import { expect, test } from '../support/shop/shop-test.ts';

const take = fourPicturesOf('in');

for (const address of ['/syarat', '/privasi', '/unduh', '/cek', '/login', '/signup', '/jam']) {
  test(address, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await take(page, address.slice(1));
  });
}

test('clocks of odd links', async ({ page }) => {
  const odd = {
    broken: '?masjid=%00%0A&kota=%2E%2E%2F&tema=ungu&posisi=0,0&teks=%3Cb%3E',
    long: `?masjid=${encodeURIComponent('Masjid Agung Baiturrahman '.repeat(12))}`,
    arabic: `?masjid=${encodeURIComponent('مسجد الإخلاص')}&teks=${encodeURIComponent('أهلا وسهلا')}`,
  };
  for (const [name, link] of Object.entries(odd)) {
    await page.goto(`/jam${link}`);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('combobox', { name: 'Kota atau kabupaten' })).toBeEnabled();
    await take(page, `jam-${name}`);
  }
});

test('error pages', async ({ page, consoleGuard }) => {
  consoleGuard.allowRefusal(404, '/alamat-yang-tidak-ada');
  await page.goto('/alamat-yang-tidak-ada');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await take(page, 'not-found');
  await signInAsNewCustomer(page);
  await page.goto('/unauthorized');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await take(page, 'unauthorized');
});

test('a screen whose files are gone', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/login-|module|status of 404/);
  await page.route(/assets\/login-/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Halaman belum bisa dibuka' })).toBeVisible();
  await take(page, 'files-gone');
});

test('sign-up and trial with what they refuse', async ({ page }) => {
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Daftar' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await take(page, 'signup-empty');
  const overlay = await registerTrial(page, newPerson());
  await take(page, 'trial-done', overlay);
});

test('login and recovery', async ({ page, consoleGuard }) => {
  consoleGuard.allowRefusal(401, '/auth/login');
  const person = newPerson();
  await createAccount(person);
  await page.goto('/aktivasi');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await take(page, 'login-scanned');
  await page.goto('/login');
  await sendLogin(page, { ...person, password: 'bukan-ini' });
  await expect(page.getByRole('alert')).toBeVisible();
  await take(page, 'login-refused');
  await page.goto('/forgot-password');
  await take(page, 'recovery-email');
  await openRecoveryCodeStep(page, person.email);
  await take(page, 'recovery-code');
  await page.getByLabel('Kode OTP').fill(await waitForRecoveryCode(person.email));
  await page.getByRole('button', { name: 'Verifikasi kode' }).click();
  await expect(page.getByLabel('Password baru')).toBeVisible();
  await take(page, 'recovery-password');
});

test('an invitation, and one that has ended', async ({ page, office, consoleGuard }) => {
  consoleGuard.allow(/status of 4\d\d/);
  const { email } = newPerson();
  const data = { email, adminRole: 'kasir', currentPassword: admin.password };
  const asked = await office.post('/admin/admins/invite', { data });
  expect(asked.status(), await asked.text()).toBeLessThan(300);
  await page.goto(await waitForInvitation(email));
  await expect(page.getByLabel('Nama')).toBeVisible();
  await take(page, 'invitation');
  await page.goto('/login');
  await page.goto('/undangan#tidak-berlaku');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await take(page, 'invitation-ended');
});

test('a key that is checked', async ({ page, office, clock, bank, consoleGuard }) => {
  consoleGuard.allowRefusal(404, '/public/check-license');
  await signInAsNewCustomer(page);
  const order = await buy(page, [clock], { office, account: bank });
  await page.goto('/cek');
  await page.getByLabel('License key').fill(String(order.details[0]?.licenses[0]?.licenseKey));
  await page.getByRole('button', { name: 'Periksa', exact: true }).click();
  await expect(page.getByText('asli dan belum dipakai')).toBeVisible();
  await take(page, 'check-genuine');
  await page.getByLabel('License key').fill('TV-1234');
  await page.getByRole('button', { name: 'Periksa', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await take(page, 'check-incomplete');
});

test('apps to download', async ({ page, office }) => {
  const signer = makeSigner();
  for (const app of ['display', 'remote']) {
    const apk = { packageName: `id.timesync.${app}`, versionName: '1.14.0', versionCode: 14 };
    const buffer = buildApk({ signer, ...apk });
    const file = { name: 'aplikasi.apk', mimeType: 'application/octet-stream', buffer };
    const notes = 'Adzan lebih tepat waktu, dan teks berjalan lebih besar.';
    const sent = await office.post('/admin/releases', { multipart: { app, notes, file } });
    expect(sent.status(), await sent.text()).toBeLessThan(300);
    const { id } = await sent.json();
    await office.post(`/admin/releases/${id}/publish`, {
      data: { currentPassword: admin.password },
    });
  }
  await page.goto('/unduh');
  await expect(page.getByText('Versi 1.14.0').first()).toBeVisible();
  await take(page, 'downloads');
});
