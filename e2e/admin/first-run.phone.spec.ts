// A fresh portal, from the printed password to a shop that sells, and to pages that name its seller.
import { sendLogin } from '../support/accounts/account-screens.ts';
import { admin } from '../support/people.ts';
import { type MailServer, startMailServer } from '../support/server/mail-server.ts';
import { type RunningServer, startServer } from '../support/server/server.ts';
import { openTool } from '../support/shell.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

let server: RunningServer;
const servers: RunningServer[] = [];
const mailServers: MailServer[] = [];
test.beforeEach(async () => {
  const environment = { ADMIN_PASSWORD: '' };
  server = await startServer({ isFresh: true, environment });
  servers.push(server);
});
// After the pages are closed, so that no open download delays the end.
test.afterAll(async () => {
  await Promise.all(servers.splice(0).map((each) => each.stop()));
  for (const mails of mailServers.splice(0)) mails.stop();
});

/** Ends after the portals, whose last mails may be late on a busy machine. */
async function newMailServer(user: string): Promise<MailServer> {
  const mails = await startMailServer(user, 'sandi');
  mailServers.push(mails);
  return mails;
}

const NEXT = 'Simpan dan lanjut';

test('a shop that can sell and sends mails takes twelve taps, with one button a step', async ({
  page,
  effort,
}) => {
  await page.goto(`${server.url}/login`);
  const password = server.printedPassword();
  await sendLogin(page, { email: admin.email, password });
  await expect(page).toHaveURL(/\/mulai$/);
  const step = (title: string) => page.getByRole('heading', { level: 2, name: title });
  const next = page.getByRole('button', { name: NEXT });
  const form = page.locator('main form');

  effort.start();
  await expect(step('Password Anda sendiri')).toBeVisible();
  await effort.type(page.getByLabel('Password lama'), password);
  await effort.type(page.getByLabel('Password baru'), 'sandi-pilihan-sendiri');
  await expect(form.getByRole('button', { name: /Simpan|Tambah|Ubah/ })).toHaveCount(1);
  await next.click();

  await expect(step('Penjual dan kontak')).toBeVisible();
  // Each step but the first has the focus in its first field.
  const typeFirst = async (label: string, text: string) => {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toBeFocused();
    await field.fill(text);
  };
  await typeFirst('Nama penjual', 'CV Waktu Tepat');
  await effort.type(page.getByLabel('Nomor WhatsApp'), '081234567890');
  await expect(form.getByRole('button', { name: /Simpan|Tambah/ })).toHaveCount(1);
  await next.click();

  await expect(step('Rekening pembayaran')).toBeVisible();
  await typeFirst('Nama', 'BSI');
  await effort.type(page.getByLabel('Nomor rekening atau ID'), '7123456789');
  await expect(page.getByLabel('Atas nama')).toHaveValue('CV Waktu Tepat');
  await expect(form.getByRole('button', { name: /Simpan|Tambah/ })).toHaveCount(1);
  // Pressed twice by an impatient thumb: one touch more, and one account.
  await next.dblclick();

  await expect(step('Produk dan ongkos kirim')).toBeVisible();
  await next.click();
  await expect(step('File aplikasi')).toBeVisible();
  // The second press of the double click is no tap that is needed.
  effort.expectTaps(8 + 1);

  const shop = await (await page.request.get(`${server.url}/public/products`)).json();
  const accounts = await (await page.request.get(`${server.url}/public/payment-accounts`)).json();
  expect([shop.total, accounts.data.length]).toEqual([2, 1]);
  expect(accounts.data[0]).toMatchObject({ name: 'BSI', accountName: 'CV Waktu Tepat' });
  await page.getByRole('button', { name: 'Lewati' }).click();
  await expect(step('Email')).toBeVisible();
  const mails = await newMailServer('toko@contoh.id');
  await typeFirst('Server email (SMTP)', mails.host);
  // Only the server of a test has a port of its own.
  await page.getByLabel('Port').fill(mails.port);
  await effort.type(page.getByLabel('Username (opsional)'), 'toko@contoh.id');
  await effort.type(page.getByLabel('Password server email'), 'sandi');
  await expect(page.getByLabel('Email pengirim')).toHaveValue('toko@contoh.id');
  await next.click();
  await expect(page).toHaveURL(/\/dashboard\?tab=ringkasan$/);
  effort.expectTaps(12 + 1);
  expect([...new Set(mails.recipients)]).toEqual([admin.email]);
  await expect(page.getByText('Toko belum siap: 1 langkah lagi')).toBeVisible();

  // Coming back adds nothing: the account's step has no form any more.
  await page.goto(`${server.url}/mulai?langkah=account`);
  await expect(page.getByRole('button', { name: 'Lanjut', exact: true })).toBeVisible();
  await expect(form).toHaveCount(0);
});

test('the owner fills every step, and pages and terms say what he sets', async ({
  page,
  consoleGuard,
}) => {
  await page.goto(`${server.url}/login`);
  const password = server.printedPassword();
  await sendLogin(page, { email: admin.email, password });
  await expect(page).toHaveURL(/\/mulai$/);
  // By itself only once; afterwards the dashboard opens, and a card on it leads here.
  await expect(page.getByLabel('Password lama')).toBeVisible();
  await page.goto(`${server.url}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Hari ini' })).toBeVisible();
  await page.getByRole('link', { name: 'Siapkan toko' }).click();
  await expect(page).toHaveURL(/\/mulai$/);
  await page.getByRole('button', { name: 'Lewati' }).click();

  const next = page.getByRole('button', { name: NEXT });
  await page.getByLabel('Nama penjual').fill('CV Waktu Tepat');
  await page.getByLabel('NPWP (opsional)').fill('123');
  await page.getByLabel('Nomor WhatsApp').fill('081234567890');
  await page.getByLabel('Jam layanan').fill('setiap hari, 07:00–21:00 WIB');
  await next.click();
  await expect(page.getByText('NPWP terdiri dari 15 atau 16 angka').first()).toBeVisible();
  await checkReadable(page);
  await page.getByLabel('NPWP (opsional)').fill('');
  await next.click();
  await expect(page.getByLabel('Nomor rekening atau ID')).toBeVisible();
  await page.goto(`${server.url}/mulai?langkah=seller`);
  await expect(page.getByLabel('Nama penjual')).toHaveValue('CV Waktu Tepat');
  await expect(page.getByLabel('Jam layanan')).toHaveValue('setiap hari, 07:00–21:00 WIB');
  await next.click();

  await page.getByLabel('Nama', { exact: true }).fill('BSI');
  await page.getByLabel('Nomor rekening atau ID').fill('7123456789');
  await next.click();

  await page.getByLabel('TV Box / Smart TV').fill('275000');
  await page.getByLabel('Ongkos kirim', { exact: true }).selectOption('flat');
  await page.getByLabel('Tarif tetap').fill('35000');
  await checkReadable(page);
  await next.click();

  await page.getByLabel('Tautan TimeSync Display').fill('https://unduh.test/display.apk');
  await page.getByLabel('Tautan TimeSync Remote').fill('https://unduh.test/remote.apk');
  await checkReadable(page);
  await next.click();

  const mails = await newMailServer('toko');
  await page.getByLabel('Server email (SMTP)').fill(mails.host);
  await page.getByLabel('Port').fill(mails.port);
  await page.getByLabel('Username (opsional)').fill('toko');
  await page.getByLabel('Password server email').fill('salah');
  await page.getByLabel('Email pengirim').fill('toko@contoh.id');
  consoleGuard.allowRefusal(502, '/admin/first-steps/test-mail');
  await next.click();
  await expect(page.getByRole('alert')).toContainText('username atau password ditolak');
  await checkReadable(page);
  await page.getByLabel('Password server email').fill('sandi');
  await next.click();
  await expect(page).toHaveURL(/\/dashboard\?tab=ringkasan$/);
  expect([...new Set(mails.recipients)]).toEqual([admin.email]);
  await expect(page.getByText('Toko belum siap: 1 langkah lagi')).toBeVisible();

  await openTool(page, 'Pengaturan');
  const index = page.getByRole('navigation', { name: 'Bagian pengaturan' });
  await index.getByRole('link', { name: 'Ongkos kirim' }).click();
  await expect(page).toHaveURL(/\/pengaturan\/pengiriman$/);
  await expect(page.getByLabel('Tarif tetap (rupiah)')).toHaveValue('35000');
  await index.getByRole('link', { name: 'Pengaturan' }).click();
  await index.getByRole('link', { name: 'Syarat dan garansi' }).click();
  const terms = page.getByRole('region', { name: 'Syarat dan garansi' });
  await page.getByLabel('Lisensi boleh dikembalikan (hari)').fill('14');
  await expect(terms.getByRole('status')).toHaveText('Perubahan belum disimpan');
  await checkReadable(page);
  await index.getByRole('link', { name: 'Pengaturan' }).click();
  const unsaved = index.getByRole('link').filter({ hasText: 'Belum disimpan' });
  await expect(unsaved).toHaveText(/^Syarat dan garansi/);
  await unsaved.click();
  await expect(page.getByLabel('Lisensi boleh dikembalikan (hari)')).toHaveValue('14');
  const saved = page.waitForResponse('**/admin/settings');
  await terms.getByRole('button', { name: 'Simpan' }).click();
  expect((await saved).status()).toBe(200);

  await page.goto(`${server.url}/syarat`);
  await expect(page.getByText('dapat dikembalikan dalam 14 hari')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('CV Waktu Tepat');
  await page.goto(`${server.url}/`);
  await expect(page.getByText('Rp 275.000').first()).toBeVisible();
});
