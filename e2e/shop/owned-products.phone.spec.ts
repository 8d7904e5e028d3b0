import { signInAsNewCustomer } from '../support/api-session.ts';
import { PHONE_LICENSE } from '../support/shop/shop-office.ts';
import { checkReadable, readClipboard } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

test('a customer without a purchase is led to the catalogue; then a key is shown in groups and copied whole, and a file is offered', async ({
  page,
  context,
  clock,
  guide,
  shop,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsNewCustomer(page);
  await page.goto('/my-product');
  await expect(page.getByText('Tidak ada data')).toBeVisible();
  await page.getByRole('link', { name: 'Lihat produk' }).click();
  await expect(page).toHaveURL('/dashboard');

  const order = await shop.buy(page, [clock, guide]);
  const key = String(order.details[0]?.licenses[0]?.licenseKey);
  expect(key).toMatch(/^HP(-[0-9A-Z]{4}){4}$/);
  await page.goto('/my-product');
  const row = page.getByRole('row').filter({ hasText: clock.name });
  await expect(row).toContainText(PHONE_LICENSE.name);
  await expect(row).toContainText('Belum dipakai');
  const height = async () => (await row.boundingBox())?.height;
  await expect.poll(height, 'four short lines').toBeLessThan(210);
  await checkReadable(page);
  await row.getByRole('button', { name: 'Detail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Detail Produk' });
  await expect(dialog.getByRole('code')).toHaveText(key);
  await expect(dialog.getByRole('code').locator('span')).toHaveText(key.match(/[^-]+-?/g) ?? []);
  await dialog.getByRole('button', { name: `Salin ${key}` }).click();
  await expect(page.getByText('License key disalin!')).toBeVisible();
  expect(await readClipboard(page)).toBe(key);
  await page.goBack();
  await expect(dialog).toBeHidden();

  const file = page.getByRole('row').filter({ hasText: guide.name });
  await expect(file).toContainText('Tanpa lisensi');
  await file.getByRole('button', { name: `Detail ${guide.name}` }).click();
  await expect(dialog).toContainText(order.invoiceNumber);
  await expect(dialog).toContainText('Produk ini dapat dipakai tanpa lisensi.');
  await expect(dialog.getByRole('button', { name: 'Salin' })).toHaveCount(0);
  const download = dialog.getByRole('link', { name: `Download ${guide.name}` });
  await expect(download).toHaveAttribute('href', 'https://unduh.example/panduan.pdf');
  await checkReadable(page);
});

test('many licences are copied all at once', async ({ page, context, clock, shop }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsNewCustomer(page);
  const order = await shop.buy(page, [clock], 5);
  const keys = order.details[0]?.licenses.map(({ licenseKey }) => licenseKey) ?? [];

  await page.goto('/my-product');
  const row = page.getByRole('row').filter({ hasText: clock.name });
  await expect(row).toContainText('Belum dipakai (5)');
  await row.getByRole('button', { name: 'Detail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Detail Produk' });
  await expect(dialog.getByRole('code')).toHaveText(keys);
  await dialog.getByRole('button', { name: 'Salin semua (5)' }).click();
  await expect(page.getByText('License key disalin!')).toBeVisible();
  expect(await readClipboard(page)).toBe(keys.join('\n'));
  await checkReadable(page);

  // The product has no file of its own: those of the app belong to every licence.
  const files = dialog.getByRole('group').filter({ hasText: 'Download' });
  await files.getByText('Download', { exact: true }).first().click();
  await expect(files.getByRole('listitem')).toContainText(['TimeSync Display', 'TimeSync Remote']);
});
