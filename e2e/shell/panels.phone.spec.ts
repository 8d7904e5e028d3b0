// States of a screen that a plain visit does not show.
import { expect, test } from '../support/test.ts';

test('a screen whose files are gone after a new release reloads once, then says what to do; a wrong address leads to the front page', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404/);
  await page.goto('/alamat-yang-tidak-ada');
  await page.getByRole('link', { name: 'Ke halaman depan' }).click();
  await expect(page).toHaveURL('/');
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
