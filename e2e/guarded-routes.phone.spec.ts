import { signInAsAdmin, signInAsNewCustomer } from './support/api-session.ts';
import { adminScreens, customerScreens } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('every guarded screen sends a visitor to the landing page', async ({ page }) => {
  for (const address of [...customerScreens, ...adminScreens]) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/');
  }
});

test('the way back does not lead into a guarded screen again', async ({ page }) => {
  await page.goto('/sales');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/sales');
});

test('a customer at an admin screen goes to the landing page', async ({ page }) => {
  await signInAsNewCustomer(page);
  for (const address of adminScreens) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/');
  }
});

test('an admin may open every screen', async ({ page }) => {
  await signInAsAdmin(page);
  for (const address of [...customerScreens, ...adminScreens]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(address);
  }
});

test('login and recovery send who is signed in to the dashboard', async ({ page }) => {
  await signInAsNewCustomer(page);
  for (const address of ['/login', '/forgot-password']) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/dashboard');
  }
});
