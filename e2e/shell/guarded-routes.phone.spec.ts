import { signInAsNewCustomer } from '../support/api-session.ts';
import { adminScreens, customerScreens } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

test('every guarded screen sends a visitor to the landing page, and back past it', async ({
  page,
}) => {
  for (const address of [...customerScreens, ...adminScreens]) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/');
  }
  await page.goto('/sales');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/sales');
});

test('a customer is led away from admin screens, login and recovery', async ({ page }) => {
  await signInAsNewCustomer(page);
  for (const address of adminScreens) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/');
  }
  for (const address of ['/login', '/forgot-password']) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/dashboard');
  }
});
