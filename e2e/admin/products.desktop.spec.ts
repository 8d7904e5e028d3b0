import { pasteHtml } from '../support/admin/admin-editor.ts';
import {
  askToDelete,
  expectNothingFound,
  expectRefused,
  expectToast,
  exportCsv,
  newMark,
  openAddDialog,
  openRowDialog,
  readAgain,
  rowWith,
} from '../support/admin/admin-lists.ts';
import { changeProduct, createClock, withdrawProduct } from '../support/shop/shop-office.ts';
import { pictureOfReceipt } from '../support/shop/shop-receipt.ts';
import { checkReadable, openProduct } from '../support/shop/shop-screens.ts';
import { expect, officeTest as test } from '../support/test.ts';

test('a product is described, priced and read by the customer', async ({
  page,
  office,
  customer,
  consoleGuard,
}) => {
  // The pasted handler never comes alive, and the browser says so.
  consoleGuard.allow(/inline event handler violates/);
  const name = `Jam ${newMark()}`;
  await page.goto(`/product?name=${encodeURIComponent(name)}`);
  const form = await openAddDialog(page, 'Tambah Product');
  await expectRefused(form, 'Tambah', 'Nama produk minimal 2 karakter');
  await form.getByLabel('Nama produk').fill(name);
  await form.getByLabel('Harga default').fill('-5');
  await expectRefused(form, 'Tambah', 'Harga minimal 0');
  await form.getByLabel('Harga default').fill('149.000');
  await expect(form.getByRole('alert')).toHaveCount(0);
  await form.getByRole('button', { name: 'Tambah variant' }).click();
  // From here on customers pay the variant's price; the field stays and says so.
  await expect(form.getByLabel('Harga default')).toHaveValue('149.000');
  await expect(form).toContainText('Pelanggan membayar harga variant: Rp 149.000.');
  await form.getByLabel('Harga', { exact: true }).fill('249.000');
  await expect(form).toContainText('Pelanggan membayar harga variant: Rp 249.000.');
  await expectRefused(form, 'Tambah', 'Nama variant minimal 2 karakter');
  await form.getByLabel('Nama variant').fill('TV Box');
  await expectRefused(form, 'Tambah', 'Init wajib diisi');
  await form.getByLabel('Init').selectOption('TV');

  const editor = form.getByRole('textbox', { name: 'Deskripsi' });
  const tool = (label: string) => form.getByRole('button', { name: label, exact: true });
  await editor.click();
  await pasteHtml(editor, '<p onclick="x()">Dari <b>Word</b><script>x()</script></p>');
  await page.keyboard.press('Enter');
  await tool('Daftar poin').click();
  await page.keyboard.type('Tanpa internet, lihat ');
  await tool('Tautan').click();
  await form.getByLabel('Alamat tautan').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert').last()).toContainText('Alamat tidak valid');
  await form.getByLabel('Alamat tautan').fill('contoh.id');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Alamat tautan')).toBeHidden();
  await checkReadable(page);
  await form.getByRole('button', { name: 'Tambah', exact: true }).click();
  await expectToast(page, 'Product berhasil ditambahkan');
  await expect(rowWith(page, name)).toContainText('Rp 249.000Ya1');

  // The seller's picture replaces the drawing.
  const editing = await openRowDialog(page, rowWith(page, name), 'Edit Product');
  const picture = await pictureOfReceipt(page, { invoiceNumber: name, payableAmount: 0 });
  await editing.getByLabel('Pilih gambar').setInputFiles(picture);
  await expectToast(page, 'Gambar produk disimpan');
  await expect(editing.getByRole('img', { name: `Gambar ${name}` })).toBeVisible();
  await checkReadable(page);
  await page.keyboard.press('Escape');

  await customer.page.goto('/dashboard');
  const shown = customer.page.locator('img[src^="/files/products/"]');
  const seen = await openProduct(customer.page, { name });
  await expect(shown).not.toHaveJSProperty('naturalWidth', 0);
  await expect(seen.getByRole('strong')).toHaveText('Word');
  await expect(seen.getByRole('listitem').first()).toHaveText(/^Tanpa internet, lihat/);
  const link = seen.getByRole('link');
  await expect(link).toHaveAttribute('href', 'https://contoh.id');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(seen.locator('script, [onclick]')).toHaveCount(0);
  const { data } = await (
    await office.get(`/admin/products?name=${encodeURIComponent(name)}`)
  ).json();
  await withdrawProduct(office, data[0].id);
});

test('variants are saved and deleted, a price is changed beside a colleague, and the product is exported and deleted', async ({
  page,
  office,
  seed,
  consoleGuard,
}) => {
  const clock = await createClock(office);
  const init = `Z${newMark().slice(0, 4)}`.toUpperCase();
  const [initId] = await seed('/admin/init-device', [{ init, deviceType: ['tv box'] }]);
  await page.goto(`/product?name=${encodeURIComponent(clock.name)}`);
  const row = rowWith(page, clock.name);
  const detail = await openRowDialog(page, row, 'Detail Product');
  await expect(detail).toContainText('berjalan tanpa internet');
  await expect(detail).toContainText('Harga defaultRp 149.000');
  await expect(detail).toContainText('Harga untuk pelangganRp 149.000 – Rp 249.000');
  await detail.getByRole('button', { name: 'Tambah variant' }).click();
  await detail.getByLabel('Nama variant').nth(2).fill('Layar LED');
  await detail.getByLabel('Init').nth(2).selectOption(init);
  await detail.getByLabel('Harga').nth(2).fill('499.000');
  await checkReadable(page);

  // Someone else deletes the init before the variant that needs it is saved.
  consoleGuard.allowRefusal(422, `/admin/products/${clock.id}`);
  await office.delete(`/admin/init-device/${initId}`);
  await expectRefused(detail, 'Simpan variants', 'Init belum terdaftar');
  await expectToast(page, 'Gagal menyimpan variant');
  await expectToast(page, 'Init belum terdaftar');
  await detail.getByLabel('Init').nth(2).selectOption('TV');
  const save = detail.getByRole('button', { name: 'Simpan variants' });
  await save.click();
  await expectToast(page, 'Variants berhasil disimpan');
  await expect(save).toBeFocused();

  await page.reload();
  await expect(detail.getByLabel('Nama variant')).toHaveCount(3);
  await expect(detail.getByLabel('Harga').nth(2)).toHaveValue('499.000');
  const question = page.getByRole('alertdialog', { name: 'Hapus variant' });
  await detail.getByRole('button', { name: 'Hapus variant 3' }).click();
  await expect(question).toContainText('Yakin ingin menghapus variant ini?');
  await question.getByRole('button', { name: 'Batal' }).click();
  await expect(detail.getByLabel('Nama variant')).toHaveCount(3);
  await detail.getByRole('button', { name: 'Hapus variant 3' }).click();
  await question.getByRole('button', { name: 'Hapus' }).click();
  await expectToast(page, 'Variant berhasil dihapus');
  await expect(detail.getByLabel('Nama variant')).toHaveCount(2);
  // A variant deleted on the server is saved: closing the form shows no question.
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();

  const opened = await openRowDialog(page, row, 'Edit Product');
  const oldNote = await opened.getByLabel('Catatan internal').inputValue();
  await opened.getByLabel('Harga default').fill('35.000');
  await opened.getByLabel('Catatan internal').fill('Belum disimpan');
  // What was typed before a reload is dropped where a colleague has changed it meanwhile.
  await changeProduct(office, clock.id, { price: 45_000 });
  await page.reload();
  const editing = await openRowDialog(page, row, 'Edit Product');
  await expect(editing.getByLabel('Catatan internal')).toHaveValue('Belum disimpan');
  await expect(editing.getByLabel('Harga default')).toHaveValue('45.000');
  await editing.getByLabel('Catatan internal').fill(oldNote);
  // A colleague changes it meanwhile, and the page reads that behind the form: nothing is undone.
  await changeProduct(office, clock.id, { note: 'Dari rekan' });
  await readAgain(page, `/admin/products/${clock.id}`);
  await editing.getByLabel('Harga default').fill('30.000');
  const sending = page.waitForRequest((request) => request.method() === 'PATCH');
  await editing.getByRole('button', { name: 'Update' }).click();
  expect((await sending).postDataJSON()).toEqual({ price: 30_000 });
  await expectToast(page, 'Product berhasil diperbarui');
  expect(await exportCsv(page)).toHaveLength(2);
  const deletion = await askToDelete(page, row, clock.name);
  await deletion.getByRole('button', { name: 'Hapus' }).click();
  await expectToast(page, 'Product berhasil dihapus');
  await expectNothingFound(page);
});
