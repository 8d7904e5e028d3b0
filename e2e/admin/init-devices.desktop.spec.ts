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
import { expect, test } from '../support/admin/admin-test.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';

const newInit = () => `Z${newMark().slice(0, 3)}`.toUpperCase();

test('an init is added with its device types, changed and deleted', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409/);
  const init = newInit();
  await page.goto('/init-device');
  const form = await openAddDialog(page, 'Tambah Init Device');
  await expectRefused(form, 'Tambah', 'Init minimal 2 karakter');
  await form.getByLabel('Init').fill(init.toLowerCase());
  await expectRefused(form, 'Tambah', 'Pilih minimal 1 deviceType');
  const types = form.getByLabel('Device Type', { exact: true });
  await types.fill('smartphone,,tablet');
  await expectRefused(form, 'Tambah', 'DeviceType tidak boleh kosong');
  await types.press('Enter');
  await expect(form.getByRole('alert')).toHaveText(['DeviceType tidak boleh kosong']);
  await types.fill('tablet');
  await expect(form.getByRole('alert')).toHaveCount(0);
  await types.pressSequentially(', tv box,');
  await expect(form.getByRole('listitem')).toHaveText(['tablet', 'tv box']);
  await form.getByRole('button', { name: 'Hapus tablet' }).click();
  // The last word counts without a comma.
  await types.fill('smart tv');
  await checkReadable(page);
  await form.getByRole('button', { name: 'Tambah' }).click();
  await expectToast(page, 'Data berhasil ditambahkan');

  await search(page, { Init: init });
  const row = rowWith(page, init);
  await expect(row.getByRole('listitem')).toHaveText(['tv box', 'smart tv']);
  const editing = await openRowDialog(page, row, 'Edit Init Device');
  await editing.getByLabel('Init').fill('HP');
  await expectRefused(editing, 'Update', 'Init sudah terdaftar. Gunakan init lain.');
  await editing.getByLabel('Init').fill(init);
  await expect(editing.getByRole('alert')).toHaveCount(0);
  await editing.getByRole('button', { name: 'Hapus tv box' }).click();
  await editing.getByRole('button', { name: 'Update' }).click();
  await expectToast(page, 'Data berhasil diperbarui');
  await expect(row.getByRole('listitem')).toHaveText(['smart tv']);

  const question = await askToDelete(page, row, init);
  await question.getByRole('button', { name: 'Hapus' }).click();
  await expectToast(page, 'Data berhasil dihapus');
  await expectNothingFound(page);
});
