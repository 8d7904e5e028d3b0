import { expectOnlyAlert, fillSignUp, signUp } from '../support/accounts/account-screens.ts';
import { expectToast } from '../support/admin/admin-lists.ts';
import { createAccount } from '../support/api-session.ts';
import { newPerson } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const mistakes = [
  {
    wrong: { name: '', email: '', whatsapp: '', password: '' },
    says: 'Nama minimal 2 karakter',
  },
  { wrong: { email: 'ahmad@', whatsapp: '1' }, says: 'Email tidak valid' },
  {
    wrong: { whatsapp: '08123', password: 'x' },
    says: 'Nomor WA terlalu pendek',
  },
  { wrong: { password: '1234567' }, says: 'Password minimal 8 karakter' },
];

test('a form with mistakes shows only the first of them', async ({ page }) => {
  await page.goto('/signup');
  for (const { wrong, says } of mistakes) {
    await fillSignUp(page, newPerson(wrong));
    await page.getByRole('button', { name: 'Daftar' }).click();
    await expectOnlyAlert(page, says);
    await expect(page).toHaveURL('/signup');
  }
});

test('an error disappears once its field is valid', async ({ page }) => {
  await page.goto('/signup');
  await fillSignUp(page, newPerson({ email: 'ahmad@', password: 'x' }));
  await page.getByRole('button', { name: 'Daftar' }).click();
  await expectOnlyAlert(page, 'Email tidak valid');
  const email = page.getByLabel('Email');
  await email.fill('ahmad@masjid');
  await page.getByLabel('Password', { exact: true }).fill('panjang-sekali');
  await expectOnlyAlert(page, 'Email tidak valid');
  await email.pressSequentially('.id');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(email).not.toHaveAttribute('aria-invalid');
});

test('a new account is signed in at once', async ({ page }) => {
  const person = newPerson();
  await signUp(page, person);
  await expectToast(page, 'Pendaftaran berhasil. Selamat datang!');
  await expect(page.getByRole('heading', { name: `Selamat datang, ${person.name}` })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: `Selamat datang, ${person.name}` })).toBeVisible();
});

test('a taken email is refused whatever its case', async ({ page, consoleGuard }) => {
  const person = newPerson();
  await createAccount(person);
  consoleGuard.allowRefusal(409, '/auth/register');

  await page.goto('/signup');
  await fillSignUp(page, { ...person, email: person.email.toUpperCase() });
  await page.getByRole('button', { name: 'Daftar' }).click();
  const taken = 'Email sudah terdaftar. Silakan login atau gunakan email lain.';
  await expectOnlyAlert(page, taken);
  await page.getByRole('link', { name: 'Masuk' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(person.email.toUpperCase());
});

test('a failed sign-up is not shown as a success', async ({ page }) => {
  await page.goto('/signup');
  const answers = [
    { json: { success: false, message: 'Pendaftaran ditutup.' }, says: 'Pendaftaran ditutup.' },
    { json: { success: false }, says: 'Signup gagal' },
    { body: 'tidak terbaca', says: 'Terjadi kesalahan saat signup' },
  ];
  for (const { says, ...answer } of answers) {
    await page.route('**/auth/register', (route) => route.fulfill(answer), { times: 1 });
    await fillSignUp(page, newPerson());
    await page.getByRole('button', { name: 'Daftar' }).click();
    await expectOnlyAlert(page, says);
  }
  await expect(page).toHaveURL('/signup');
});

test('the form leads back to login', async ({ page }) => {
  await page.goto('/signup');
  await expect(page.getByPlaceholder('08xxxxxxxxxx')).toBeVisible();
  await page.getByRole('link', { name: 'Masuk' }).click();
  await expect(page).toHaveURL('/login');
});
