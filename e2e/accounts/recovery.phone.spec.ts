import { expectOnlyAlert, sendLogin } from '../support/accounts/account-screens.ts';
import { openRecoveryCodeStep } from '../support/accounts/recovery-screens.ts';
import { expectToast } from '../support/admin/admin-lists.ts';
import { createAccount, forgetSession } from '../support/api-session.ts';
import { expectUncovered } from '../support/layout.ts';
import { newPerson } from '../support/people.ts';
import { waitForRecoveryCode } from '../support/server/outbox.ts';
import { expect, test } from '../support/test.ts';

test('a forgotten password is replaced in three steps, also by a phone that drops the tab', async ({
  page,
  consoleGuard,
}) => {
  const person = newPerson();
  await createAccount(person);
  await openRecoveryCodeStep(page, person.email);
  // The portal of these tests has no mail server, and says so.
  await expect(page.getByRole('status')).toContainText('jadi kode OTP tidak akan sampai');

  const code = await waitForRecoveryCode(person.email);
  const verify = async () => {
    await page.getByLabel('Kode OTP').fill(code);
    await page.getByRole('button', { name: 'Verifikasi kode' }).click();
    await expect(page.getByText('Kode OTP benar. Silakan buat password baru.')).toBeVisible();
  };
  await page.reload();
  await expect(page.getByText(`Kode untuk ${person.email}.`)).toBeVisible();
  await verify();
  await page.getByLabel('Password baru').fill('belum-jadi-disimpan');
  await page.reload();
  const kept = () => JSON.stringify([window.history.state, { ...window.sessionStorage }]);
  expect(await page.evaluate(kept)).not.toContain(code);
  await verify();

  await page.getByLabel('Password baru').fill('password-yang-baru');
  await page.getByRole('button', { name: 'Simpan password baru' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expectToast(page, 'Password berhasil diganti. Anda sudah masuk.');

  await forgetSession(page);
  await page.goto('/login');
  consoleGuard.allowRefusal(401, '/auth/login');
  await sendLogin(page, person);
  await expectOnlyAlert(page, 'Login gagal, periksa email & password');
  await sendLogin(page, { ...person, password: 'password-yang-baru' });
  await expect(page).toHaveURL('/dashboard');
});

test('a wrong code is refused in words and can be corrected', async ({ page, consoleGuard }) => {
  const person = newPerson();
  await createAccount(person);
  await openRecoveryCodeStep(page, person.email);
  const code = await waitForRecoveryCode(person.email);
  consoleGuard.allowRefusal(422, '/auth/verify-otp');

  await page.getByLabel('Kode OTP').fill('123');
  await page.getByRole('button', { name: 'Verifikasi kode' }).click();
  await expectOnlyAlert(page, 'Kode OTP terdiri dari 8 angka');

  await page.getByLabel('Kode OTP').fill(code === '00000000' ? '00000001' : '00000000');
  await page.getByRole('button', { name: 'Verifikasi kode' }).click();
  await expectOnlyAlert(
    page,
    'Kode OTP salah atau sudah kedaluwarsa. Periksa kembali, atau minta kode baru.',
  );

  await page.getByLabel('Kode OTP').fill(code);
  await expectUncovered(page.getByRole('button', { name: 'Verifikasi kode' }));
  await page.getByRole('button', { name: 'Verifikasi kode' }).click();
  await expect(page.getByLabel('Password baru')).toBeVisible();
});

test('an unknown address is answered like a known one', async ({ page }) => {
  await openRecoveryCodeStep(page, newPerson().email);
  // The portal of these tests has no mail server, and says so.
  await expect(page.getByRole('status')).toContainText('jadi kode OTP tidak akan sampai');
});

test('every step leads back to login', async ({ page }) => {
  const person = newPerson();
  await createAccount(person);
  const back = page.getByRole('link', { name: 'Kembali ke login' });

  await openRecoveryCodeStep(page, person.email);
  await expect(back).toBeVisible();
  await page.getByLabel('Kode OTP').fill(await waitForRecoveryCode(person.email));
  await page.getByRole('button', { name: 'Verifikasi kode' }).click();
  await expect(page.getByLabel('Password baru')).toBeVisible();
  await back.click();
  await expect(page).toHaveURL('/login');

  await page.goto('/forgot-password');
  await back.click();
  await expect(page).toHaveURL('/login');
});
