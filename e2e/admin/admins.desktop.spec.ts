// A pemilik invites a kasir, who sees his own work only, locks the account twice and comes back through
// each lock.
import type { Page, Route } from '@playwright/test';
import { authenticatorCode } from '../support/accounts/authenticator.ts';
import { forgetSession, signInAsAdmin } from '../support/api-session.ts';
import { newPerson, type Person } from '../support/people.ts';
import { waitForInvitation } from '../support/server/outbox.ts';
import { chooseFromUserMenu, openAccountDialog } from '../support/shell.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

/** A security key that says yes to everything. */
async function plugInPasskey(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The first step of a sign-in, after a logout. */
async function enterPassword(page: Page, { email, password }: Person): Promise<void> {
  await page.waitForURL('/');
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Masuk' }).click();
}

test('an invited admin locks the account with a passkey and an app, and signs in with each', async ({
  page,
  consoleGuard,
  customer,
}) => {
  const person = newPerson({ name: 'Bendahara' });
  await signInAsAdmin(page);
  await page.goto('/admin');
  await expect(page).toHaveURL('/user/admin');
  await page.getByRole('button', { name: 'Undang Admin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Undang Admin' });
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByLabel('Peran').selectOption('Kasir');
  await expect(dialog.getByText('License key tersamar.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Kirim undangan' }).click();
  await expect(page.getByRole('list', { name: 'Tautan terbuka' })).toContainText(person.email);
  const invitation = await waitForInvitation(person.email);

  await forgetSession(page);
  await page.goto('/login');
  await page.goto(invitation);
  await page.getByLabel('Nama').fill(person.name);
  await page.getByLabel('WhatsApp').fill(person.whatsapp);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await checkReadable(page);
  await page.getByRole('button', { name: 'Buat akun admin' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  const menu = page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link');
  await expect(menu).toHaveText(['Dashboard', 'Users', /^Transaksi/, 'Produk Saya']);
  // As for the pemilik, work comes before what the shop sells.
  await expect(page.getByText('Keranjang dan katalog')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Produk', exact: true })).toBeHidden();
  await page.goto(`/user?email=${customer.person.email}`);
  await page.getByRole('button', { name: `Edit ${customer.person.name}` }).click();
  const edited = page.getByRole('dialog', { name: 'Edit User' });
  await expect(edited.getByLabel('Nama')).toHaveValue(customer.person.name);
  await expect(edited.getByLabel(/Email$|Password/)).toHaveCount(0);
  await page.goto('/pengaturan');
  await expect(page).toHaveURL('/unauthorized');
  await page.getByRole('link', { name: 'Kembali ke dashboard' }).click();

  await plugInPasskey(page);
  const account = await openAccountDialog(page);
  await account.getByRole('tab', { name: 'Keamanan' }).click();
  await checkReadable(page);
  await account.getByRole('button', { name: 'Tambah passkey' }).click();
  await expect(account.getByRole('heading', { name: 'Simpan kode cadangan ini' })).toBeVisible();
  await checkReadable(page);
  await account.getByRole('button', { name: 'Sudah saya simpan' }).click();
  await expect(account.getByRole('list', { name: 'Passkey Anda' })).toContainText('Passkey 1');
  await account.getByRole('button', { name: 'Tutup' }).click();

  await chooseFromUserMenu(page, 'Logout');
  await enterPassword(page, person);
  await expect(page.getByRole('button', { name: 'Pakai passkey' })).toBeVisible();
  await checkReadable(page);
  await page.getByRole('button', { name: 'Pakai passkey' }).click();
  await expect(page).toHaveURL(/\/dashboard/);

  const again = await openAccountDialog(page);
  await again.getByRole('tab', { name: 'Keamanan' }).click();
  const app = again.getByRole('button', { name: 'Pasang aplikasi' });
  await app.waitFor();
  // Refused, because it was done in another tab: then this one looks again.
  consoleGuard.allowRefusal(409, '/auth/second-factor/totp');
  const refuse = (route: Route) => route.fulfill({ status: 409, json: {} });
  await page.route('**/auth/second-factor/totp', refuse, { times: 1 });
  await Promise.all([page.waitForRequest('**/auth/second-factor'), app.click()]);
  const [begun] = await Promise.all([
    page.waitForResponse('**/auth/second-factor/totp'),
    app.click(),
  ]);
  const { secret } = await begun.json();
  await again.getByLabel('Kode 6 angka').fill(authenticatorCode(secret));
  await again.getByRole('button', { name: 'Aktifkan' }).click();
  await expect(again.getByText('Aktif', { exact: true })).toBeVisible();
  await again.getByRole('button', { name: 'Tutup' }).click();
  await chooseFromUserMenu(page, 'Logout');
  await enterPassword(page, person);
  await page.getByLabel('Kode 6 angka dari aplikasi').fill(authenticatorCode(secret, 1));
  await page.getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});
