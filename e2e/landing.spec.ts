import { expect, test } from './support/test.ts';

test('the landing page leads to sign-up, login and the privacy policy', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await main.getByRole('link', { name: 'Daftar' }).click();
  await expect(page).toHaveURL('/signup');
  await page.goBack();

  await main.getByRole('link', { name: 'Masuk' }).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();

  await page.getByRole('link', { name: 'Kebijakan Privasi' }).click();
  await expect(page).toHaveURL('/privasi');
  await expect(page.getByRole('heading', { name: 'Kebijakan Privasi' })).toBeVisible();
});
