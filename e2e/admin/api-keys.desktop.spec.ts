import { newMark } from '../support/admin/admin-lists.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, officeTest as test } from '../support/test.ts';

test('a key is made, shown once and revoked', async ({ page }) => {
  const name = `Pembukuan ${newMark()}`;
  await page.goto('/kunci-api');
  const make = page.getByRole('button', { name: 'Buat Kunci' });
  await make.click();
  const dialog = page.getByRole('dialog', { name: 'Buat Kunci' });
  await dialog.getByLabel('Nama').fill(name);
  await dialog.getByRole('checkbox').first().check();
  await checkReadable(page);
  await dialog.getByRole('button', { name: 'Buat kunci' }).click();
  const shown = page.getByRole('dialog', { name: 'Simpan Kunci Ini' });
  await expect(shown.getByRole('button', { name: 'Salin Kunci' })).toBeVisible();
  await checkReadable(page);
  await shown.getByRole('button', { name: 'Sudah saya simpan' }).click();
  await expect(make).toBeFocused();
  const key = page.getByRole('listitem').filter({ hasText: name });
  await key.getByRole('button', { name: 'Cabut' }).click();
  await page.getByRole('button', { name: 'Cabut kunci ini' }).click();
  await expect(key).toHaveCount(0);
});
