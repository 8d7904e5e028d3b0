// States of a screen that a plain visit does not show.
import { createAccount, forgetSession, signIn, signInAsAdmin } from '../support/api-session.ts';
import { newPerson } from '../support/people.ts';
import { accountButton, openAccountDialog } from '../support/shell.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

test('a name of unusual length fits the dashboard, the account menu, a toast and the list of users', async ({
  page,
}) => {
  const person = newPerson({ name: 'Muhammad'.repeat(12) });
  await createAccount(person);
  await signIn(page, person);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await accountButton(page).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await checkReadable(page);
  await page.keyboard.press('Escape');
  const dialog = await openAccountDialog(page);
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Profil berhasil diperbarui')).toBeVisible();
  await checkReadable(page);

  await forgetSession(page);
  await signInAsAdmin(page);
  await page.goto(`/user?email=${encodeURIComponent(person.email)}`);
  await expect(page.getByText(person.name).first()).toBeVisible();
  await checkReadable(page);
});

test('a screen whose files are gone after a new release reloads once, then says what to do; a wrong address leads to the front page', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404/);
  await page.goto('/alamat-yang-tidak-ada');
  await page.getByRole('link', { name: 'Ke halaman depan' }).click();
  await expect(page).toHaveURL('/');
  await page.route(/\/assets\/login-/, (route) => route.fulfill({ status: 404 }));
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.goto('/login');
  await expect(page.getByText(/^Portal sedang diperbarui/)).toBeVisible();
  expect(loads).toBe(2);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Muat ulang halaman' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});
