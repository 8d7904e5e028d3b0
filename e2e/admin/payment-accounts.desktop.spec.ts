import {
  askToDelete,
  expectNothingFound,
  expectRefused,
  expectToast,
  newMark,
  openAddDialog,
  openRowDialog,
  rowWith,
  search,
} from '../support/admin/admin-lists.ts';
import { admin } from '../support/people.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, officeTest as test } from '../support/test.ts';

test('an account is added, and its number changes only after asking again', async ({
  page,
  office,
  consoleGuard,
}) => {
  const name = `Bank ${newMark()}`;
  await page.goto('/payment-account');
  // Found by its name from the start: other tests' accounts come to the top of the list too.
  await search(page, { Nama: name });
  await expectNothingFound(page);
  const form = await openAddDialog(page, 'Tambah Payment Account');
  await expectRefused(form, 'Tambah', 'Nama minimal 2 karakter');
  await form.getByLabel('Nama', { exact: true }).fill(name);
  await form.getByLabel('Nomor rekening atau ID').fill('12');
  await expectRefused(form, 'Tambah', 'Nomor rekening tidak valid');
  await form.getByLabel('Nomor rekening atau ID').fill('7000111222');
  await expectRefused(form, 'Tambah', 'Nama akun minimal 2 karakter');
  await checkReadable(page);
  await form.getByLabel('Atas nama').fill('Yayasan Waktu');
  await expect(form.getByLabel('Jenis akun')).toHaveValue('bank');
  await form.getByLabel('Aktif').uncheck();
  await form.getByRole('button', { name: 'Tambah' }).click();
  await expectToast(page, 'Data berhasil ditambahkan');
  const row = rowWith(page, name);
  await expect(row).toContainText('Nonaktif');
  for (const [kind, found] of [
    ['ewallet', 0],
    ['bank', 1],
  ] as const) {
    await page.getByRole('combobox', { name: 'Jenis' }).selectOption(kind);
    await search(page, {});
    await expect(row).toHaveCount(found);
  }

  const editing = await openRowDialog(page, row, 'Edit Payment Account');
  await editing.getByLabel('Nomor rekening atau ID').fill('7000999888');
  await editing.getByRole('button', { name: 'Update' }).click();
  const question = page.getByRole('alertdialog', { name: 'Nomor rekening berubah' });
  await expect(question).toContainText('7000111222 → 7000999888');
  await question.getByRole('button', { name: 'Batal' }).click();
  await expect(question).toBeHidden();
  const found = await office.get(`/admin/payment-accounts?name=${encodeURIComponent(name)}`);
  const [account] = (await found.json()).data;
  expect(account.accountNumber).toBe('7000111222');

  // As the server answers when the login is older than ten minutes.
  const askForPassword = (code: string, message: string) =>
    page.route(
      '**/admin/payment-accounts/*',
      (route) => {
        consoleGuard.allowRefusal(422, new URL(route.request().url()).pathname);
        return route.fulfill({ status: 422, json: { message, code, field: 'currentPassword' } });
      },
      { times: 1 },
    );
  const sentence = 'Nomor rekening berubah. Masukkan password Anda untuk memastikan.';
  await askForPassword('ACCOUNT_NUMBER_CHANGE', sentence);
  await editing.getByRole('button', { name: 'Update' }).click();
  await question.getByRole('button', { name: 'Ya, ubah nomor' }).click();
  const asked = page.getByRole('dialog', { name: 'Pastikan ini Anda' });
  await expect(asked).toContainText(sentence);
  await expect(page.getByRole('alert')).toHaveCount(0);
  const password = asked.getByLabel('Password Anda saat ini');
  await expect(password).toBeFocused();
  await checkReadable(page);
  // Closing it changes nothing, and nothing has failed.
  await asked.getByRole('button', { name: 'Batal' }).click();
  await expect(asked).toBeHidden();
  await expect(editing.getByLabel('Nomor rekening atau ID')).toHaveValue('7000999888');
  await expect(page.getByRole('alert')).toHaveCount(0);

  await askForPassword('ACCOUNT_NUMBER_CHANGE', sentence);
  await editing.getByRole('button', { name: 'Update' }).click();
  await expect(asked).toBeVisible();
  const wrong = 'Password Anda tidak sesuai. Silakan coba lagi.';
  await askForPassword('OLD_PASSWORD_WRONG', wrong);
  await password.fill('bukan ini');
  await asked.getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(asked.getByRole('alert')).toHaveText([wrong]);
  await password.fill(admin.password);
  await asked.getByRole('button', { name: 'Lanjutkan' }).click();
  await expectToast(page, 'Data berhasil diperbarui');
  await expect(row).toContainText('7000999888');

  const demand = 'Tujuan pembayaran akan berubah. Masukkan password Anda untuk memastikan.';
  await askForPassword('ACCOUNT_CHANGE', demand);
  await askToDelete(page, row, name);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(asked).toContainText(demand);
  await password.fill(admin.password);
  await asked.getByRole('button', { name: 'Lanjutkan' }).click();
  await expectToast(page, 'Data berhasil dihapus');
  await expectNothingFound(page);

  await page.goto(`/audit?subject=payment+account&subjectId=${account.id}`);
  await rowWith(page, 'Nomor rekening diganti').getByRole('button', { name: 'Detail' }).click();
  const change = page.getByRole('dialog', { name: 'Detail Perubahan' });
  await expect(change.getByRole('row', { name: /Nomor rekening/ })).toContainText(/7000999888/);
});
