import {
  askToDelete,
  checkListReadable,
  checkPages,
  chooseFromListMenu,
  expectNothingFound,
  expectRefused,
  expectToast,
  exportCsv,
  newMark,
  numbersFrom,
  openAddDialog,
  openRowDialog,
  rowWith,
  search,
} from '../support/admin/admin-lists.ts';
import { call } from '../support/call.ts';
import { newPerson } from '../support/people.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, officeTest as test } from '../support/test.ts';

test('a user is added, changed and deleted; users are paged, found again and exported', async ({
  page,
  seed,
  consoleGuard,
}) => {
  const person = newPerson({ name: `Budi ${newMark()}` });
  await page.goto('/user');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Nama',
    'Email',
    'WA',
    'Email Verified',
    'WA Verified',
    'Aksi',
  ]);
  // Found by its email from the start: other tests' users come to the top of the list too.
  await search(page, { Email: person.email });
  await expect(page).toHaveURL(`/user?email=${encodeURIComponent(person.email)}`);
  await expectNothingFound(page);
  const form = await openAddDialog(page, 'Tambah User');
  await expectRefused(form, 'Tambah', 'Nama minimal 2 karakter');
  await form.getByLabel('Nama').fill(person.name);
  await form.getByLabel('Email', { exact: true }).fill(person.email);
  await form.getByLabel('Nomor WhatsApp').fill(person.whatsapp);
  await form.getByLabel('Password', { exact: true }).fill('abc');
  await expectRefused(form, 'Tambah', 'Password wajib diisi minimal 4 karakter');
  await checkReadable(page);
  // A click beside the dialog closes nothing, so nothing is lost.
  await page.mouse.click(4, 4);
  await expect(form.getByLabel('Nama')).toHaveValue(person.name);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByLabel('Email Verified').check();
  await form.getByRole('button', { name: 'Tambah' }).click();
  await expectToast(page, 'Data berhasil ditambahkan');
  const row = rowWith(page, person.email);
  await expect(row.getByRole('cell').nth(3)).toHaveText('Ya');
  await expect(row.getByRole('cell').nth(4)).toHaveText('Tidak');

  const editing = await openRowDialog(page, row, 'Edit User');
  await expect(editing.getByLabel('Nama')).toHaveValue(person.name);
  await page.goBack();
  await expect(editing).toBeHidden();
  await expect(row).toBeVisible();

  await openRowDialog(page, row, 'Edit User');
  await editing.getByLabel('Nama').fill(`${person.name} Santoso`);
  // What was typed is given up only when that is confirmed.
  await page.keyboard.press('Escape');
  const lastQuestion = page.getByRole('alertdialog', { name: 'Tutup tanpa menyimpan?' });
  await expect(lastQuestion).toContainText('Perubahan belum disimpan.');
  await lastQuestion.getByRole('button', { name: 'Kembali' }).click();
  await expect(editing.getByLabel('Nama')).toHaveValue(`${person.name} Santoso`);
  const sending = page.waitForRequest((request) => request.method() === 'PATCH');
  await editing.getByRole('button', { name: 'Update' }).click();
  expect((await sending).postDataJSON()).toEqual({ name: `${person.name} Santoso` });
  await expectToast(page, 'Data berhasil diperbarui');
  await expect(row).toContainText(`${person.name} Santoso`);

  const question = await askToDelete(page, row, `${person.name} Santoso`);
  await question.getByRole('button', { name: 'Batal' }).click();
  await expect(row).toBeVisible();
  await askToDelete(page, row, person.name);
  await question.getByRole('button', { name: 'Hapus' }).click();
  await expectToast(page, 'Data berhasil dihapus');
  await expectNothingFound(page);

  const mark = newMark();
  await seed(
    '/admin/users',
    numbersFrom(10).map((number) => ({
      ...newPerson({ name: `Jamaah ${mark} ${number}` }),
      emailVerified: true,
      whatsappVerified: false,
    })),
  );
  await checkPages(page, `/user?name=${mark}`);

  await search(page, { Nama: `${mark} 20` });
  await expect(rowWith(page, mark)).toHaveCount(1);
  await checkListReadable(page);
  const lines = await exportCsv(page);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`Jamaah ${mark} 20`);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL('/user?limit=25');
  await expect(rowWith(page, `${mark} 19`)).toHaveCount(1);

  // A file that is refused says why, like every other call.
  consoleGuard.allowRefusal(401, '/admin/users');
  await page.context().clearCookies();
  await chooseFromListMenu(page, 'Export CSV');
  await expect(page).toHaveURL('/#sesi-berakhir');
  await expect(page.getByText('Sesi Anda sudah berakhir')).toBeVisible();
});

test('who has no email yet is changed without one', async ({ page, office }) => {
  const name = `Haji ${newMark()}`;
  const whatsapp = `0814${String(Date.now()).slice(-8)}`;
  await call(() => office.post('/admin/callers', { data: { name, whatsapp, email: null } }));
  await page.goto('/user');
  await search(page, { Nama: name });
  const form = await openRowDialog(page, rowWith(page, name), 'Edit');
  await expect(form.getByLabel('Email', { exact: true })).toHaveValue('');
  await form.getByLabel('Nama').fill(`${name} Karim`);
  await form.getByRole('button', { name: 'Update' }).click();
  await expectToast(page, 'Data berhasil diperbarui');
  await expect(rowWith(page, `${name} Karim`)).toContainText('Belum ada email');
});
