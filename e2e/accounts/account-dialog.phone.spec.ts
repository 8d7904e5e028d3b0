import { expectOnlyAlert, logIn } from '../support/accounts/account-screens.ts';
import { readStoredUser } from '../support/accounts/stored-user.ts';
import { createAccount, forgetSession, signInAsNewCustomer } from '../support/api-session.ts';
import { newPerson } from '../support/people.ts';
import { openAccountDialog } from '../support/shell.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

test('the profile opens with what is known and keeps what is changed', async ({ page }) => {
  const person = await signInAsNewCustomer(page);
  await page.goto('/dashboard');
  const dialog = await openAccountDialog(page);
  await expect(dialog.getByLabel('Nama')).toHaveValue(person.name);
  await expect(dialog.getByLabel('Email')).toHaveValue(person.email);
  await expect(dialog.getByLabel('Nomor WhatsApp')).toHaveValue('0812-3456-7890');

  await dialog.getByLabel('Nama').fill('Siti Aminah');
  await dialog.getByLabel('Nomor WhatsApp').fill('0857 1111 2222');
  await dialog.getByRole('tab', { name: 'Password' }).click();
  await expect(dialog.getByLabel('Nama')).toBeHidden();
  await dialog.getByRole('tab', { name: 'Profil' }).click();
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Profil berhasil diperbarui')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Selamat datang, Siti Aminah')).toBeVisible();
  expect(await readStoredUser(page)).toMatchObject({
    name: 'Siti Aminah',
    whatsapp: '+6285711112222',
  });

  await page.reload();
  await openAccountDialog(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/dashboard');
  const reopened = await openAccountDialog(page);
  await expect(reopened.getByLabel('Nama')).toHaveValue('Siti Aminah');
  await expect(reopened.getByLabel('Nomor WhatsApp')).toHaveValue('0857-1111-2222');
});

test('the email can be changed right after signing in, and is the new login', async ({ page }) => {
  const person = await signInAsNewCustomer(page);
  const { email } = newPerson();
  await page.goto('/dashboard');
  const dialog = await openAccountDialog(page);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(dialog).toBeHidden();

  await forgetSession(page);
  await logIn(page, { ...person, email });
});

test('a profile that the server refuses says what failed and why', async ({
  page,
  browser,
  consoleGuard,
}) => {
  const taken = newPerson();
  const elsewhere = await browser.newPage({ baseURL: String(process.env.E2E_BASE_URL) });
  await createAccount(taken);
  await elsewhere.close();
  await signInAsNewCustomer(page);
  consoleGuard.allowRefusal(409, '/profile');
  await page.goto('/dashboard');
  const dialog = await openAccountDialog(page);
  await dialog.getByLabel('Email').fill(taken.email);
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  const reason = 'Email sudah terdaftar. Gunakan email lain.';
  await expectOnlyAlert(page, `Gagal update profil${reason}`);
  await checkReadable(page);
});

test('a profile that breaks a rule is refused with the first error', async ({ page }) => {
  await signInAsNewCustomer(page);
  await page.goto('/dashboard');
  const dialog = await openAccountDialog(page);
  await dialog.getByLabel('Nama').fill('S');
  await dialog.getByLabel('Nomor WhatsApp').fill('0812');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expectOnlyAlert(page, 'Nama minimal 2 karakter');
});

test('the password is changed with the old one', async ({ page, consoleGuard }) => {
  const person = await signInAsNewCustomer(page);
  consoleGuard.allowRefusal(422, '/profile/password');
  await page.goto('/dashboard');
  const dialog = await openAccountDialog(page);
  await dialog.getByRole('tab', { name: 'Password' }).click();

  await dialog.getByLabel('Password lama').fill('bukan-ini');
  await dialog.getByLabel('Password baru').fill('password-yang-baru');
  await dialog.getByRole('button', { name: 'Ubah password' }).click();
  await expectOnlyAlert(page, 'Gagal update passwordPassword lama tidak sesuai.');

  await dialog.getByLabel('Password lama').fill(person.password);
  await dialog.getByRole('button', { name: 'Ubah password' }).click();
  await expect(page.getByText('Password berhasil diubah')).toBeVisible();

  await forgetSession(page);
  await logIn(page, { ...person, password: 'password-yang-baru' });
});
