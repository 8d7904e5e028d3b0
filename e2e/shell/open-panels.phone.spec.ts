// Screens in the states that a plain visit does not show: errors, menus, dialogs, later steps.
import { openRecoveryCodeStep } from '../support/accounts/recovery-screens.ts';
import {
  createAccount,
  signIn,
  signInAsAdmin,
  signInAsNewCustomer,
} from '../support/api-session.ts';
import { newPerson } from '../support/people.ts';
import { waitForRecoveryCode } from '../support/server/outbox.ts';
import { accountButton, openAccountDialog } from '../support/shell.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

test('a form with its error', async ({ page }) => {
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Daftar' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await checkReadable(page);
});

test('recovery, step two and three', async ({ page }) => {
  const person = newPerson();
  await createAccount(person);
  await openRecoveryCodeStep(page, person.email);
  await checkReadable(page);
  await page.getByLabel('Kode OTP').fill(await waitForRecoveryCode(person.email));
  await page.getByRole('button', { name: 'Verifikasi kode' }).click();
  await expect(page.getByLabel('Password baru')).toBeVisible();
  await checkReadable(page);
});

test('the chat, the account menu, both tabs of its dialog and a toast', async ({ page }) => {
  await signInAsNewCustomer(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Chat admin' }).click();
  await expect(page.getByLabel('Pesan Anda')).toBeVisible();
  await checkReadable(page);
  await page.getByLabel('Pesan Anda').press('Escape');

  await accountButton(page).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await checkReadable(page);
  await page.keyboard.press('Escape');

  const dialog = await openAccountDialog(page);
  await checkReadable(page);
  await dialog.getByRole('tab', { name: 'Password' }).click();
  await expect(dialog.getByLabel('Password lama')).toBeVisible();
  await checkReadable(page);
  await dialog.getByRole('tab', { name: 'Profil' }).click();
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Profil berhasil diperbarui')).toBeVisible();
  await checkReadable(page);
});

test('names and addresses of unusual length', async ({ page }) => {
  const person = newPerson({ name: 'Muhammad'.repeat(12) });
  await createAccount(person);
  await signIn(page, person);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checkReadable(page);
});

test('a name of unusual length in the list of users', async ({ page }) => {
  const person = newPerson({ name: 'Muhammad'.repeat(12) });
  await createAccount(person);
  await signInAsAdmin(page);
  await page.goto(`/user?email=${encodeURIComponent(person.email)}`);
  await expect(page.getByText(person.name).first()).toBeVisible();
  await checkReadable(page);
  await expect(page).toHaveURL(/\/user\?/);
});
