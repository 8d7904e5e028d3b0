import { expectOnlyAlert, logIn, sendLogin } from '../support/accounts/account-screens.ts';
import { expectToast } from '../support/admin/admin-lists.ts';
import { createAccount, forgetSession } from '../support/api-session.ts';
import { expectUncovered } from '../support/layout.ts';
import { newPerson } from '../support/people.ts';
import { waitForRecoveryCode } from '../support/server/outbox.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

test('a forgotten password is replaced in six touches and no second email, also by a phone that drops the tab', async ({
  page,
  consoleGuard,
  effort,
}) => {
  consoleGuard.allowRefusal(401, '/auth/login');
  consoleGuard.allowRefusal(422, '/auth/verify-otp');
  const person = newPerson();
  await createAccount(person);
  await page.goto('/login');
  await sendLogin(page, { ...person, password: 'bukan-ini' });
  await expect(page.getByRole('alert')).toBeVisible();

  effort.start();
  await page.getByRole('link', { name: 'Lupa password?' }).click();
  await page.getByText('Minta kode OTP lewat admin').click();
  await page.getByRole('button', { name: 'Kirim kode OTP' }).click();
  // The portal of these tests has no mail server, and says so.
  await expect(page.getByRole('status')).toContainText('jadi kode OTP tidak akan sampai');
  await expect(page.getByRole('link', { name: 'Kembali ke login' })).toBeVisible();
  const code = await waitForRecoveryCode(person.email);
  const field = page.getByLabel('Kode OTP');
  await field.fill('123');
  await field.press('Enter');
  await expectOnlyAlert(page, 'Kode OTP terdiri dari 8 angka');
  await field.fill(code === '00000000' ? '00000001' : '00000000');
  const sentence = 'Kode OTP salah atau sudah kedaluwarsa. Periksa kembali, atau minta kode baru.';
  await expectOnlyAlert(page, sentence);
  await checkReadable(page);

  await page.reload();
  await expect(page.getByText(`Kode untuk ${person.email}.`)).toBeVisible();
  await expectUncovered(page.getByRole('button', { name: 'Verifikasi kode' }));
  await field.fill(code);
  await expect(page.getByText('Kode OTP benar. Silakan buat password baru.')).toBeVisible();
  await checkReadable(page);
  await page.getByLabel('Password baru').fill('belum-jadi-disimpan');
  await page.reload();
  const stored = () => JSON.stringify([window.history.state, { ...window.sessionStorage }]);
  expect(await page.evaluate(stored)).not.toContain(code);
  await effort.type(field, code);
  await effort.type(page.getByLabel('Password baru'), 'password-yang-baru');
  await expect(page.getByRole('link', { name: 'Kembali ke login' })).toBeVisible();
  await page.getByRole('button', { name: 'Simpan password baru' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expectToast(page, 'Password berhasil diganti. Anda sudah masuk.');
  effort.expectTaps(6);
  effort.expectCharacters(code.length + 'password-yang-baru'.length);

  await forgetSession(page);
  await page.goto('/login');
  await sendLogin(page, person);
  await expectOnlyAlert(page, 'Login gagal, periksa email & password');
  await logIn(page, { ...person, password: 'password-yang-baru' });
});
