// Into the portal and out of it again. What the server refuses and why is tested with its API.
import type { Page } from '@playwright/test';
import {
  expectOnlyAlert,
  fillSignUp,
  fillTrialForm,
  logIn,
  readStoredUser,
  sendLogin,
  trialButton,
} from '../support/accounts/account-screens.ts';
import { expectToast } from '../support/admin/admin-lists.ts';
import { createAccount, signInAsNewCustomer } from '../support/api-session.ts';
import { expectUncovered } from '../support/layout.ts';
import { newPerson } from '../support/people.ts';
import { chooseFromUserMenu } from '../support/shell.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

test('a form with mistakes names the first until it is mended, and a new account is signed in at once', async ({
  page,
  consoleGuard,
}) => {
  const [person, other] = [newPerson(), newPerson()];
  await createAccount(other);
  consoleGuard.allowRefusal(409, '/auth/register');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Daftar' }).click();
  await expect(page).toHaveURL('/signup');
  const send = page.getByRole('button', { name: 'Daftar' });
  await send.click();
  await expectOnlyAlert(page, 'Nama minimal 2 karakter');
  await checkReadable(page);
  await fillSignUp(page, { ...person, email: 'ahmad@', password: 'x' });
  await send.click();
  await expectOnlyAlert(page, 'Email tidak valid');
  const email = page.getByLabel('Email');
  await email.fill('ahmad@masjid');
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await expectOnlyAlert(page, 'Email tidak valid');
  await email.pressSequentially('.id');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(email).not.toHaveAttribute('aria-invalid');

  // Whatever its case, and the login knows the email.
  await email.fill(other.email.toUpperCase());
  await send.click();
  await expectOnlyAlert(page, 'Email sudah terdaftar. Silakan login atau gunakan email lain.');
  await page.getByRole('link', { name: 'Masuk' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(other.email.toUpperCase());

  await page.goBack();
  await fillSignUp(page, person);
  await send.click();
  await expectToast(page, 'Pendaftaran berhasil. Selamat datang!');
  const welcome = page.getByRole('heading', { name: `Selamat datang, ${person.name}` });
  await expect(welcome).toBeVisible();
  await page.reload();
  await expect(welcome).toBeVisible();
});

test('a wrong password and an unknown email get the same sentence, and the password can be looked at', async ({
  page,
  context,
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
  await sendLogin(page, { email: '', password: '' });
  await expectOnlyAlert(page, 'Email wajib diisi');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('rahasia');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Tampilkan isian' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  for (const wrong of [{ ...person, password: 'bukan-ini' }, newPerson()]) {
    await sendLogin(page, wrong);
    await expectOnlyAlert(page, 'Login gagal, periksa email & password');
  }
  expect(toasters, 'a toast that repeats what the form says').toEqual([]);

  await logIn(page, person);
  await expect(page.getByRole('heading', { name: `Selamat datang, ${person.name}` })).toBeVisible();
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

test('logging out forgets everything here, also when the server does not answer', async ({
  page,
  context,
  consoleGuard,
}) => {
  await signInAsNewCustomer(page);
  await page.goto('/dashboard');
  const logout = '**/auth/logout';
  await page.route(logout, (route) => route.abort());
  consoleGuard.allow(/^Logout gagal:/);
  consoleGuard.allow(/net::ERR_FAILED/);
  await chooseFromUserMenu(page, 'Logout');
  await expect(page.getByText(/perangkat ini mungkin masih masuk/)).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await readStoredUser(page)).toBeNull();

  await page.unroute(logout);
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

test('a refused or broken answer never reads as a success or a known account', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ApiError|TypeError: The answer|ERR_FAILED|status of (429|500|503)/);
  const tryEach = async (path: string, send: (page: Page) => Promise<void>, answers: Answer[]) => {
    for (const { says, ...answer } of answers) {
      await page.route(
        `**${path}`,
        (route) => (answer.status === 0 ? route.abort() : route.fulfill(answer)),
        { times: 1 },
      );
      await send(page);
      await expectOnlyAlert(page, says);
    }
  };

  await page.goto('/login');
  await tryEach('/auth/login', (form) => sendLogin(form, newPerson()), [
    { json: { loggedIn: false, user: null }, says: 'Login gagal, periksa email & password' },
    { body: 'tidak terbaca', says: 'Terjadi kesalahan saat login' },
    { status: 500, body: '', says: 'Request gagal' },
  ]);
  // The toast lets a finger through to the button below it.
  const toast = page.getByText('Terjadi kesalahan, hubungi admin!');
  await expect(toast).toHaveCSS('pointer-events', 'none');
  await expectUncovered(page.getByRole('button', { name: 'Masuk' }));
  await expect(page).toHaveURL('/login');

  await page.goto('/signup');
  const signUp = async (form: Page) => {
    await fillSignUp(form, newPerson());
    await form.getByRole('button', { name: 'Daftar' }).click();
  };
  await tryEach('/auth/register', signUp, [
    { json: { success: false, message: 'Pendaftaran ditutup.' }, says: 'Pendaftaran ditutup.' },
    { json: { success: false }, says: 'Signup gagal' },
    { body: 'tidak terbaca', says: 'Terjadi kesalahan saat signup' },
  ]);
  await expect(page).toHaveURL('/signup');

  await page.goto('/sales');
  await fillTrialForm(page, newPerson());
  // What a phone's keyboard leaves of the screen.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 340 });
  const failed = 'Terjadi kesalahan, silakan coba lagi.';
  const tryTrial = (form: Page) => trialButton(form).click();
  await tryEach('/public/sales-page', tryTrial, [
    { status: 429, body: '{"message":"Tunggu dulu.","code":"X"}', says: `${failed} Tunggu dulu.` },
    { status: 503, body: '<h1>Bad gateway</h1>', says: failed },
    { status: 200, body: '<h1>Login hotspot</h1>', says: failed },
    { status: 0, body: '', says: failed },
  ]);
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(trialButton(page)).toBeEnabled();
});

interface Answer {
  status?: number;
  body?: string;
  json?: unknown;
  says: string;
}
