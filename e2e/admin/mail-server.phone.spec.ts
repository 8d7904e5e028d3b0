// A shop without a mail server says so everywhere; the owner sets one in Pengaturan and tries it.
import { sendLogin } from '../support/accounts/account-screens.ts';
import { admin } from '../support/people.ts';
import { startMailServer } from '../support/server/mail-server.ts';
import { type RunningServer, startServer } from '../support/server/server.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

const UNAVAILABLE = 'Email belum bisa dikirim: isi server email';
let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

test('the owner sets the mail server without a shell, and no screen claims more than is true', async ({
  page,
  otherContext,
  consoleGuard,
  effort,
}) => {
  await page.goto(`${server.url}/forgot-password`);
  await expect(page.getByText('jadi kode OTP tidak akan sampai')).toBeVisible();
  const help = page.getByRole('link', { name: 'WhatsApp admin' });
  await expect(help).toHaveAttribute('href', /^https:\/\/wa\.me\/6281234567890\?text=/);

  await page.goto(`${server.url}/login`);
  await sendLogin(page, admin);
  await expect(page).toHaveURL(/dashboard/);
  await page.goto(`${server.url}/dashboard?tab=kesehatan`);
  await expect(page.getByRole('alert').filter({ hasText: UNAVAILABLE })).toBeVisible();
  await expect(page.getByText('WhatsApp belum terkirim sendiri')).toBeVisible();
  await expect(page.getByText('Semua berjalan baik.')).toBeHidden();
  await checkReadable(page);
  await page.goto(`${server.url}/kirim-wa`);
  await expect(page.getByText(UNAVAILABLE)).toBeVisible();
  await expect(page.getByText('WhatsApp tidak terkirim sendiri')).toBeVisible();

  await page.goto(`${server.url}/email`);
  const notice = page.getByRole('status').filter({ hasText: UNAVAILABLE });
  await expect(notice).toBeVisible();
  effort.start();
  await notice.getByRole('link', { name: 'Buka Pengaturan' }).click();
  const card = page.getByRole('region', { name: 'Server email' });
  await expect(card).toBeInViewport();

  const password = 'sandi-server-email';
  const mails = await startMailServer('toko', password);
  await effort.type(card.getByLabel('Server email (SMTP)'), mails.host);
  await effort.type(card.getByLabel('Port'), mails.port);
  await effort.type(card.getByLabel('Username (opsional)'), 'toko');
  await effort.type(card.getByLabel('Password server email'), 'salah');
  await effort.type(card.getByLabel('Email pengirim'), 'toko@contoh.id');
  await card.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Data berhasil diperbarui').first()).toBeVisible();
  await expect(card.getByText(UNAVAILABLE)).toBeHidden();
  consoleGuard.allowRefusal(502, '/admin/first-steps/test-mail');
  await card.getByRole('button', { name: 'Kirim email uji' }).click();
  await expect(card.getByRole('alert')).toHaveText(
    'Email uji tidak terkirim: username atau password ditolak server email.',
  );
  await checkReadable(page);
  // The link, five fields, the two buttons.
  effort.expectTaps(8);

  await expect(card.getByLabel('Password server email')).toHaveValue('');
  await card.getByLabel('Password server email').fill(password);
  const saved = page.waitForResponse('**/admin/mail-server');
  await card.getByRole('button', { name: 'Simpan' }).click();
  expect((await saved).status()).toBe(200);
  await expect(card.getByText('Belum diuji.')).toBeVisible();
  await card.getByRole('button', { name: 'Kirim email uji' }).click();
  await expect(card.getByText(`Email uji dikirim ke ${admin.email}`)).toBeVisible();
  expect(mails.recipients).toEqual([admin.email]);
  await page.goto(`${server.url}/email`);
  await expect(page.getByText('Tidak ada data')).toBeVisible();
  await expect(page.getByText(UNAVAILABLE)).toBeHidden();

  const guest = await otherContext.newPage();
  await guest.goto(`${server.url}/forgot-password`);
  await guest.getByLabel('Email').fill(admin.email);
  await guest.getByRole('button', { name: 'Kirim kode OTP' }).click();
  await expect(guest.getByRole('status')).toContainText(
    'Jika email terdaftar, kode OTP telah dikirim.',
  );
  await expect(guest.getByText(`Kode dikirim ke ${admin.email}.`)).toBeVisible();
  await expect.poll(() => mails.recipients).toHaveLength(2);
  mails.stop();
});
