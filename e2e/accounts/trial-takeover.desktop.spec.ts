import { sendLogin } from '../support/accounts/account-screens.ts';
import { openRecoveryCodeStep } from '../support/accounts/recovery-screens.ts';
import { registerTrial } from '../support/accounts/sales-screens.ts';
import { newPerson } from '../support/people.ts';
import { waitForRecoveryCode } from '../support/server/outbox.ts';
import { expect, test } from '../support/test.ts';

test("a trial with another person's email is signed out once the owner resets the password", async ({
  page,
  browser,
  consoleGuard,
}) => {
  // The dashboard reads several lists at once, before any answer says that the session has ended.
  consoleGuard.allow(/status of 401/);
  const victim = newPerson();
  const overlay = await registerTrial(page, victim);
  const password = (await overlay.getByText(/^([a-z]{4}-){4}\d{4}$/).textContent()) ?? '';
  await page.goto('/dashboard');
  await expect(page.getByText(`Selamat datang, ${victim.name}`)).toBeVisible();

  const owner = await browser.newPage();
  await openRecoveryCodeStep(owner, victim.email);
  await owner.getByLabel('Kode OTP').fill(await waitForRecoveryCode(victim.email));
  await owner.getByRole('button', { name: 'Verifikasi kode' }).click();
  await owner.getByLabel('Password baru').fill('milik-pemilik-email');
  await owner.getByRole('button', { name: 'Simpan password baru' }).click();
  await expect(owner).toHaveURL('/dashboard');
  await owner.close();

  await page.reload();
  await expect(page).toHaveURL('/#sesi-berakhir');
  await page.goto('/login');
  await sendLogin(page, { email: victim.email, password });
  await expect(page.getByRole('alert')).toHaveText('Login gagal, periksa email & password');
});
