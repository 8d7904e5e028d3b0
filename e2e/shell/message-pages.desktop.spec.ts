import { signInAsNewCustomer } from '../support/api-session.ts';
import { expect, test } from '../support/test.ts';

test('an unknown address says so and leads to the front page', async ({ page, consoleGuard }) => {
  consoleGuard.allowRefusal(404, '/alamat-yang-tidak-ada');
  const answer = await page.goto('/alamat-yang-tidak-ada');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  await page.getByRole('link', { name: 'Ke halaman depan' }).click();
  await expect(page).toHaveURL('/');
});

test("/unauthorized shows '403 - Unauthorized'", async ({ page }) => {
  await signInAsNewCustomer(page);
  await page.goto('/unauthorized');
  await expect(page.getByRole('heading', { name: '403 - Unauthorized' })).toBeVisible();
});

test('a screen whose files are gone after a new release reloads once, then says what to do', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404/);
  await page.route(/\/assets\/login-/, (route) => route.fulfill({ status: 404 }));
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.goto('/login');
  await expect(page.getByText(/^Portal sedang diperbarui/)).toBeVisible();
  expect(loads).toBe(2);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Muat ulang halaman' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});
