// How many taps it takes to get into the portal.

import { trialButton } from '../support/accounts/sales-screens.ts';
import { createAccount } from '../support/api-session.ts';
import { newPerson } from '../support/people.ts';
import { waitForRecoveryCode } from '../support/server/outbox.ts';
import { countEffort } from '../support/taps.ts';
import { expect, test } from '../support/test.ts';

test('after the trial form two touches lead in, and the notice is one line that can be closed', async ({
  page,
  context,
}) => {
  const effort = await countEffort(context);
  const person = newPerson();
  await page.goto('/sales');
  await effort.type(page.getByLabel('Nama lengkap'), person.name);
  await effort.type(page.getByLabel('Email', { exact: true }), person.email);
  await effort.type(page.getByLabel('Nomor WhatsApp'), person.whatsapp);
  effort.start();
  await trialButton(page).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Login Sekarang' }).click();
  const portal = await opened;
  await expect(portal.getByText(`Selamat datang, ${person.name}`)).toBeVisible();
  effort.expectTaps(2);

  const notice = portal.getByRole('complementary', { name: 'Ganti password' });
  // Until the page's own font has come, the sentence may need two lines.
  await expect.poll(async () => (await notice.boundingBox())?.height).toBeLessThan(60);
  await notice.getByRole('button', { name: 'Tutup pemberitahuan' }).click();
  await portal.reload();
  await expect(portal.getByText(`Selamat datang, ${person.name}`)).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a forgotten password costs six touches, one more without mail, and no second email', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allowRefusal(401, '/auth/login');
  const person = newPerson();
  await createAccount(person);
  const effort = await countEffort(context);
  await page.goto('/login');
  await effort.type(page.getByLabel('Email'), person.email);
  await effort.type(page.getByLabel('Password', { exact: true }), 'bukan-ini');
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page.getByRole('alert')).toBeVisible();

  effort.start();
  await page.getByRole('link', { name: 'Lupa password?' }).click();
  await page.getByText('Minta kode OTP lewat admin').click();
  await page.getByRole('button', { name: 'Kirim kode OTP' }).click();
  const code = await waitForRecoveryCode(person.email);
  await effort.type(page.getByLabel('Kode OTP'), code);
  await page.getByRole('button', { name: 'Verifikasi kode' }).click();
  await effort.type(page.getByLabel('Password baru'), 'password-baru');
  await page.getByRole('button', { name: 'Simpan password baru' }).click();
  await expect(page.getByText(`Selamat datang, ${person.name}`)).toBeVisible();
  effort.expectTaps(7);
  effort.expectCharacters(code.length + 'password-baru'.length);
});

test('after a scan of a box the login says what it is for', async ({ page }) => {
  await page.goto('/aktivasi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Masuk untuk mengaktifkan TV ini',
  );
});
