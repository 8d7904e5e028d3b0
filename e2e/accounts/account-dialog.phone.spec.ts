import { type APIRequestContext, request } from '@playwright/test';
import { expectOnlyAlert, logIn, readStoredUser } from '../support/accounts/account-screens.ts';
import { createAccount, forgetSession, signInAsNewCustomer } from '../support/api-session.ts';
import { newPerson, type Person } from '../support/people.ts';
import { openAccountDialog } from '../support/shell.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

test('profile, email and password open with what is known and keep what is changed', async ({
  page,
  consoleGuard,
}) => {
  const [taken, next] = [newPerson(), newPerson({ password: 'password-yang-baru' })];
  await createAccount(taken);
  const person = await signInAsNewCustomer(page);
  consoleGuard.allowRefusal(409, '/profile');
  consoleGuard.allowRefusal(422, '/profile/password');
  await page.goto('/dashboard');
  const dialog = await openAccountDialog(page);
  const save = dialog.getByRole('button', { name: 'Simpan' });
  await expect(dialog.getByLabel('Nama')).toHaveValue(person.name);
  await expect(dialog.getByLabel('Email')).toHaveValue(person.email);
  await expect(dialog.getByLabel('Nomor WhatsApp')).toHaveValue('0812-3456-7890');
  await dialog.getByLabel('Nama').fill('S');
  await dialog.getByLabel('Nomor WhatsApp').fill('0812');
  await save.click();
  await expectOnlyAlert(page, 'Nama minimal 2 karakter');
  await dialog.getByLabel('Nama').fill('Siti Aminah');
  await dialog.getByLabel('Nomor WhatsApp').fill('0857 1111 2222');
  await dialog.getByLabel('Email').fill(taken.email);
  await save.click();
  const reason = 'Email sudah terdaftar. Gunakan email lain.';
  await expectOnlyAlert(page, `Gagal update profil${reason}`);
  await checkReadable(page);
  await dialog.getByRole('tab', { name: 'Password' }).click();
  await expect(dialog.getByLabel('Nama')).toBeHidden();
  await checkReadable(page);
  await dialog.getByRole('tab', { name: 'Profil' }).click();
  await dialog.getByLabel('Email').fill(next.email);
  await save.click();
  await expect(page.getByText('Profil berhasil diperbarui')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Selamat datang, Siti Aminah')).toBeVisible();
  expect(await readStoredUser(page)).toMatchObject({
    name: 'Siti Aminah',
    whatsapp: '+6285711112222',
  });

  await page.reload();
  await openAccountDialog(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/dashboard');
  await openAccountDialog(page);
  await expect(dialog.getByLabel('Nama')).toHaveValue('Siti Aminah');
  await expect(dialog.getByLabel('Nomor WhatsApp')).toHaveValue('0857-1111-2222');

  await dialog.getByRole('tab', { name: 'Password' }).click();
  await dialog.getByLabel('Password lama').fill('bukan-ini');
  await dialog.getByLabel('Password baru').fill(next.password);
  await dialog.getByRole('button', { name: 'Ubah password' }).click();
  await expectOnlyAlert(page, 'Gagal update passwordPassword lama tidak sesuai.');
  await dialog.getByLabel('Password lama').fill(person.password);
  await dialog.getByRole('button', { name: 'Ubah password' }).click();
  await expect(page.getByText('Password berhasil diubah')).toBeVisible();
  await forgetSession(page);
  await logIn(page, next);
});

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

async function signInElsewhere({ email, password }: Person): Promise<APIRequestContext> {
  const baseURL = String(process.env.E2E_BASE_URL);
  const elsewhere = await request.newContext({ baseURL, userAgent: phone });
  await elsewhere.post('/auth/login', { data: { email, password } });
  return elsewhere;
}

test('a person sees where the account is signed in and ends it', async ({ page }) => {
  const person = await signInAsNewCustomer(page);
  const others = [await signInElsewhere(person), await signInElsewhere(person)];
  await page.goto('/dashboard');
  const dialog = await openAccountDialog(page);
  await dialog.getByRole('tab', { name: 'Perangkat' }).click();
  const rows = dialog.getByRole('list', { name: 'Perangkat yang masuk' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('Perangkat ini');
  await expect(rows.nth(1)).toContainText('Chrome di Android');
  await expect(rows.nth(1)).toContainText('Jaringan 127.0.0.x');
  await checkReadable(page);
  await rows.nth(1).getByRole('button', { name: 'Keluarkan Chrome di Android' }).click();
  await expect(page.getByText('Perangkat telah dikeluarkan')).toBeVisible();
  await expect(rows).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Keluarkan semua perangkat lain' }).click();
  await expect(page.getByText('Semua perangkat lain telah dikeluarkan')).toBeVisible();
  await expect(rows).toHaveCount(1);
  for (const elsewhere of others) {
    expect((await elsewhere.get('/auth/profile')).status()).toBe(401);
    await elsewhere.dispose();
  }
  expect((await page.request.get('/auth/profile')).status()).toBe(200);
});
