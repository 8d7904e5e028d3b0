// On a slow line people go on while something is being saved: they press Back, open the next thing, type.
import type { Page } from '@playwright/test';
import { newMark, numbersFrom } from '../support/admin/admin-lists.ts';
import { offerOf } from '../support/admin/admin-orders.ts';
import { createAccount, signInAsNewCustomer } from '../support/api-session.ts';
import { newPerson } from '../support/people.ts';
import { openAccountDialog } from '../support/shell.ts';
import { expect, officeTest, test } from '../support/test.ts';

/** Holds back the answers of a call until it is let go. */
async function hold(page: Page, path: string, method: string) {
  let letGo = () => {};
  let arrive = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    arrive();
    await gone;
    return route.fallback();
  });
  return { arrived, letGo };
}

test('a trial sent by two taps while its rules are on their way shows its password', async ({
  page,
}) => {
  const rules = await hold(page, '**/assets/trial-rules-*.js', 'GET');
  await page.goto('/sales');
  const form = page.locator('form[data-trial]');
  // Its script is there.
  await expect(form).toHaveJSProperty('noValidate', true);
  const { name, email, whatsapp } = newPerson();
  for (const [field, value] of Object.entries({ name, email, whatsapp })) {
    await form.locator(`[name=${field}]`).fill(value);
  }
  await rules.arrived;
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/public/sales-page')) sent += 1;
  });
  const button = form.locator('[type=submit]');
  await button.click();
  // As the second tap; a real one on a button that is disabled by now would be waited for.
  await button.dispatchEvent('click');
  rules.letGo();
  const result = page.locator('[data-trial-result]');
  await expect(result.locator('[data-outcome=new] [data-say=password]')).toHaveText(/\S{8}/);
  expect(sent).toBe(1);
});

test('who has gone back to the login is not fetched from there by his code', async ({ page }) => {
  const sending = await hold(page, '**/auth/request-otp', 'POST');
  await page.goto('/forgot-password');
  await page.getByText('Minta kode OTP lewat admin').click();
  await page.getByLabel('Email').fill(newPerson().email);
  await page.getByRole('button', { name: 'Kirim kode OTP' }).click();
  await sending.arrived;
  await page.getByRole('link', { name: 'Kembali ke login' }).click();
  await page.getByLabel('Password', { exact: true }).fill('teringat lagi');
  const answered = page.waitForResponse('**/auth/request-otp');
  sending.letGo();
  await (await answered).finished();
  await page.getByRole('link', { name: 'Lupa password?' }).click();
  await expect(page.getByText('Langkah 1 dari 3')).toBeVisible();
});

test('what is left by Back while it is saved takes nobody further back, and tells what became of it', async ({
  page,
  consoleGuard,
}) => {
  await signInAsNewCustomer(page);
  await page.goto('/my-product');
  await page.goto('/dashboard');
  const dialog = await openAccountDialog(page);
  const saveAndLeave = async (name: string) => {
    await dialog.getByLabel('Nama').fill(name);
    const saving = await hold(page, '**/profile', 'PATCH');
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    await saving.arrived;
    await page.goBack();
    await expect(dialog).toBeHidden();
    saving.letGo();
  };
  await saveAndLeave('Siti Aminah');
  await expect(page.getByText('Profil berhasil diperbarui')).toBeVisible();
  await expect(page.getByText('Selamat datang, Siti Aminah')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');

  await openAccountDialog(page);
  await page.unroute('**/profile');
  await page.route('**/profile', (route) => route.abort());
  consoleGuard.allow(/net::ERR_FAILED/);
  await saveAndLeave('Siti Rahma');
  await expect(page.getByText(/Tidak dapat terhubung ke server/)).toBeVisible();
  await openAccountDialog(page);
  await expect(dialog.getByLabel('Nama')).toHaveValue('Siti Rahma');
});

officeTest(
  'a slow list keeps what is typed after its search, and one way back for two taps',
  async ({ page }) => {
    const mark = newMark();
    const people = numbersFrom(1).map((number) => newPerson({ name: `Haji ${mark} ${number}` }));
    await Promise.all(people.map(createAccount));
    await page.goto('/user?limit=20');
    await page.getByRole('button', { name: 'Filter' }).click();
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 12 });
    await page.getByRole('searchbox', { name: 'Nama' }).click();
    await page.keyboard.type(mark);
    await page.keyboard.press('Enter');
    await page.keyboard.type(' 7');
    await expect(page).toHaveURL(`/user?limit=20&name=${mark}`);
    await expect(page.getByRole('row')).toHaveCount(people.length + 1);
    await expect(page.getByRole('searchbox', { name: 'Nama' })).toHaveValue(`${mark} 7`);

    await page.goto(`/user?name=${mark}`);
    await page.getByRole('button', { name: 'Halaman berikutnya' }).dblclick();
    await expect(page).toHaveURL(`/user?name=${mark}&page=2`);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.goBack();
    await expect(page).toHaveURL(`/user?name=${mark}`);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  },
);

officeTest('letters typed while a setting is saved stay', async ({ page, office }) => {
  const { values } = await (await office.get('/admin/settings')).json();
  await page.goto('/pengaturan/penjual');
  const name = page.getByLabel('Nama penjual');
  await name.fill('Toko Waktu');
  const saving = await hold(page, '**/admin/settings', 'PATCH');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await saving.arrived;
  await name.press('End');
  await page.keyboard.type(' Masjid');
  saving.letGo();
  await expect(page.getByText('Data berhasil diperbarui')).toBeVisible();
  await expect(name).toHaveValue('Toko Waktu Masjid');
  await expect(page.getByText('Perubahan belum disimpan')).toBeVisible();
  const { sellerName } = values;
  expect((await office.patch('/admin/settings', { data: { sellerName } })).status()).toBe(200);
});

officeTest(
  'what was done is told also where it opens a dialog',
  async ({ page, shop, customer, clock }) => {
    const id = await shop.userIdOf(customer.person.email);
    await page.goto(`/pelanggan/${id}`);
    await page.getByRole('link', { name: 'Buat Pesanan' }).last().click();
    const form = page.getByRole('dialog', { name: 'Buat Pesanan' });
    await form.getByLabel('Produk').selectOption(offerOf(clock));
    await form.getByRole('button', { name: 'Buat Pesanan', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Detail Transaksi' })).toBeFocused();
    const toast = page.locator('[data-sonner-toast][data-removed=false]');
    await expect(toast).toHaveText('Pesanan berhasil dibuat');
  },
);
