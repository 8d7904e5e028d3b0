import { signInAsNewCustomer } from '../support/api-session.ts';
import { menuButton } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test('the menu is a sheet of 18rem that Back closes, and so does choosing a screen', async ({
  page,
}) => {
  await signInAsNewCustomer(page);
  await page.goto('/dashboard');
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet).toBeHidden();

  await menuButton(page).click();
  await expect(sheet).toHaveCSS('width', '288px');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/dashboard');

  await menuButton(page).click();
  await sheet.getByRole('link', { name: 'Produk Saya' }).click();
  await expect(page).toHaveURL('/my-product');
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(sheet).toBeHidden();
});

test('Ctrl+B opens and closes the sheet', async ({ page }) => {
  await signInAsNewCustomer(page);
  await page.goto('/dashboard');
  await expect(menuButton(page)).toBeVisible();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await page.keyboard.press('Control+b');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Control+b');
  await expect(sheet).toBeHidden();

  await menuButton(page).press('Enter');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuButton(page)).toBeFocused();
});
