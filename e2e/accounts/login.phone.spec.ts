import { expectOnlyAlert, logIn, sendLogin } from '../support/accounts/account-screens.ts';
import { createAccount } from '../support/api-session.ts';
import { expectUncovered } from '../support/layout.ts';
import { newPerson } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a customer logs in and is greeted on the dashboard', async ({ page }) => {
  const person = newPerson();
  await createAccount(person);
  await logIn(page, person);
  await expect(page.getByRole('heading', { name: `Selamat datang, ${person.name}` })).toBeVisible();
});

test('a wrong password and an unknown email get the same sentence', async ({
  page,
  consoleGuard,
}) => {
  const person = newPerson();
  await createAccount(person);
  consoleGuard.allowRefusal(401, '/auth/login');
  const toasters: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/toaster-')) toasters.push(request.url());
  });

  await page.goto('/login');
  await sendLogin(page, { ...person, password: 'bukan-ini' });
  await expectOnlyAlert(page, 'Login gagal, periksa email & password');
  await sendLogin(page, newPerson());
  await expectOnlyAlert(page, 'Login gagal, periksa email & password');
  await expect(page).toHaveURL('/login');
  expect(toasters, 'a toast that repeats what the form says').toEqual([]);
});

test('an answer without a user shows an error, and the app does not crash', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allowRefusal(500, '/auth/login');
  await page.goto('/login');
  const toast = page.getByText('Terjadi kesalahan, hubungi admin!');
  const answers = [
    { json: { loggedIn: false, user: null }, says: 'Login gagal, periksa email & password' },
    { body: 'tidak terbaca', says: 'Terjadi kesalahan saat login' },
    { status: 500, body: '', says: 'Request gagal' },
  ];
  for (const { says, ...answer } of answers) {
    await page.route('**/auth/login', (route) => route.fulfill(answer), { times: 1 });
    await sendLogin(page, newPerson());
    // First the toast: it disappears after seconds, the alert stays.
    if (answer.status) await expect(toast).toHaveCSS('pointer-events', 'none');
    await expectUncovered(page.getByRole('button', { name: 'Masuk' }));
    await expectOnlyAlert(page, says);
  }
  await expect(page).toHaveURL('/login');
});

test('empty fields are named one at a time, and the password can be looked at', async ({
  page,
}) => {
  await page.goto('/login');
  await sendLogin(page, { email: '', password: '' });
  await expectOnlyAlert(page, 'Email wajib diisi');
  await sendLogin(page, { email: newPerson().email, password: '' });
  await expectOnlyAlert(page, 'Password wajib diisi');

  const password = page.getByLabel('Password', { exact: true });
  await password.fill('rahasia');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Tampilkan isian' }).click();
  await expect(password).toHaveAttribute('type', 'text');
});

test('login leads to recovery and to sign-up', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Lupa password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.goBack();
  await page.getByRole('link', { name: 'Daftar' }).click();
  await expect(page).toHaveURL('/signup');
});
