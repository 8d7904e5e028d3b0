import { logIn } from '../support/accounts/account-screens.ts';
import { readStoredUser } from '../support/accounts/stored-user.ts';
import { createAccount, signInAsNewCustomer } from '../support/api-session.ts';
import { expectUncovered } from '../support/layout.ts';
import { newPerson } from '../support/people.ts';
import { chooseFromUserMenu } from '../support/shell.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

test('the session user is kept under "user" in session storage, and found by a new tab', async ({
  page,
  context,
}) => {
  const person = newPerson();
  await createAccount(person);
  await logIn(page, person);
  expect(await readStoredUser(page)).toEqual({
    name: person.name,
    email: person.email,
    whatsapp: '+6281234567890',
    role: 'user',
    avatar: null,
  });

  const tab = await context.newPage();
  await tab.goto('/my-product');
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tab).toHaveURL('/my-product');
  expect(await readStoredUser(tab)).toMatchObject({ email: person.email });
});

test('logging out forgets everything and goes to the landing page', async ({ page, context }) => {
  await signInAsNewCustomer(page);
  await page.goto('/dashboard');
  await chooseFromUserMenu(page, 'Logout');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Masuk' })).toBeVisible();
  await expect(page.getByText('Sesi Anda sudah berakhir')).toBeHidden();
  expect(await readStoredUser(page)).toBeNull();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('sid');

  await page.goto('/dashboard');
  await expect(page).toHaveURL('/');
});

test('logging out works although the server does not answer', async ({ page, consoleGuard }) => {
  await signInAsNewCustomer(page);
  await page.goto('/dashboard');
  await page.route('**/auth/logout', (route) => route.abort());
  consoleGuard.allow(/^Logout gagal:/);
  consoleGuard.allow(/net::ERR_FAILED/);
  await chooseFromUserMenu(page, 'Logout');
  await expect(page.getByText(/perangkat ini mungkin masih masuk/)).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await readStoredUser(page)).toBeNull();
});

test('a session that ended elsewhere sends the tab away on its next load', async ({
  page,
  context,
  consoleGuard,
}) => {
  await signInAsNewCustomer(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.clearCookies();
  // Whichever of the screen's calls comes first learns it.
  consoleGuard.allow(/status of 401/);
  await page.reload();
  await expect(page).toHaveURL('/#sesi-berakhir');
  const notice = page.getByRole('status').filter({ hasText: 'Sesi Anda sudah berakhir' });
  await expectUncovered(notice);
  await checkReadable(page);
  expect(await readStoredUser(page)).toBeNull();
  await notice.getByRole('link', { name: 'Masuk lagi' }).click();
  await expect(page).toHaveURL('/login');
});
