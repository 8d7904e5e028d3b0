// A customer says yes to WhatsApp when he signs up and gets a licence; the owner sends the prepared
// message with his own phone, sees on the customer's page what became of it, and sets up a gateway and
// a webhook.
import { fillSignUp } from '../support/accounts/account-screens.ts';
import { expectToast, newMark, rowWith } from '../support/admin/admin-lists.ts';
import { call } from '../support/call.ts';
import { expectUncovered } from '../support/layout.ts';
import { newPerson } from '../support/people.ts';
import { openAccountDialog, openTool } from '../support/shell.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, officeTest as test } from '../support/test.ts';

test('a prepared message is sent by hand, and a customer withdraws consent', async ({
  page,
  otherContext,
  clock,
  consoleGuard,
  shop,
}) => {
  const person = newPerson({ name: `Haji ${newMark()}` });
  const own = await otherContext.newPage();
  await own.goto('/signup');
  await fillSignUp(own, person);
  await own.getByLabel('Kabari saya juga lewat WhatsApp').check();
  await own.getByRole('button', { name: 'Daftar' }).click();
  await expect(own).toHaveURL(/dashboard/);

  const userId = await shop.userIdOf(person.email);
  const { url } = await shop.gift(clock);
  const token = new URL(url).hash.slice(1);
  await call(() => own.request.post('/license-handouts/take', { data: { token } }));

  await page.goto('/dashboard');
  await openTool(page, 'Kirim WA');
  await expect(page).toHaveURL('/kirim-wa');
  const row = rowWith(page, person.name);
  await expect(row).toContainText('Anda menerima lisensi');
  // No request leaves this machine.
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  const [chat] = await Promise.all([
    page.waitForEvent('popup'),
    row.getByRole('link', { name: 'Kirim WA' }).click(),
  ]);
  expect(chat.url()).toContain('https://wa.me/6281234567890?text=Assalamu');
  await chat.close();
  await expect(row).toBeHidden();

  await page.goto(`/pelanggan/${userId}`);
  const notices = page.getByRole('region', { name: 'Kabar ke pelanggan' });
  const message = notices.getByRole('listitem').filter({ hasText: 'WhatsApp,' });
  await expect(message).toContainText('Terkirim');
  await checkReadable(page);
  await message.getByRole('button', { name: 'Kirim ulang' }).click();
  await expectToast(page, 'Kabar dikirim ulang');
  await expect(message).toContainText('Kirim manual');

  const account = await openAccountDialog(own);
  await expect(account.getByLabel('Kabari saya juga lewat WhatsApp')).toBeChecked();
  await checkReadable(own);
  await account.getByLabel('Kabari saya juga lewat WhatsApp').uncheck();
  await account.getByRole('button', { name: 'Simpan' }).click();
  await expectToast(own, 'Profil berhasil diperbarui');
  await page.reload();
  // No mail can leave the portal of these tests.
  await expect(notices).not.toContainText('atas izinnya');
  await expect(notices).toContainText('Toko belum bisa mengirim email.');

  await page.goto('/pengaturan/whatsapp');
  const settings = page.getByRole('region', { name: 'Pesan WhatsApp' });
  await settings.getByLabel('Cara kirim').selectOption('wa-cloud');
  await settings.getByLabel('Phone number ID').fill('10665500');
  consoleGuard.allowRefusal(400, '/admin/whatsapp');
  await settings.getByRole('button', { name: 'Simpan' }).click();
  await expect(settings.getByRole('alert')).toHaveText('Isi token dari penyedia WhatsApp.');
  await expectUncovered(settings.getByRole('alert'));
  await checkReadable(page);

  const receiver = `https://${newMark()}.contoh.invalid/kabar`;
  await page.goto('/pengaturan/webhook');
  await page.getByRole('button', { name: 'Tambah alamat' }).click();
  await page.getByRole('textbox', { name: 'Alamat' }).fill(receiver);
  await page.getByLabel('Pesanan lunas').check();
  // No later answer contains the secret, so it waits for no other one.
  const { promise: seen, resolve: see } = Promise.withResolvers<void>();
  await page.route('**/admin/webhooks', async (route) => {
    if (route.request().method() === 'GET') await seen;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Simpan' }).click();
  const secret = page.getByRole('dialog', { name: 'Kunci rahasia' });
  await expect(secret).toContainText('whsec_');
  see();
  await checkReadable(page);
  await secret.getByRole('button', { name: 'Sudah saya simpan' }).click();
  await expect(page.getByRole('button', { name: 'Tambah alamat' })).toBeFocused();
  const address = page.getByRole('listitem').filter({ hasText: receiver });
  await expect(address).toContainText('Pesanan lunas');
  await address.getByRole('button', { name: 'Hapus' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(address).toBeHidden();
});
