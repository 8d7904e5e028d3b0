import type { Page } from '@playwright/test';
import { signInAsNewCustomer } from '../support/api-session.ts';
import { adminScreens, customerScreens } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

async function expectLedHome(page: Page, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/');
  }
}

test('every guarded screen sends a visitor to the landing page, and back past it', async ({
  page,
}) => {
  await expectLedHome(page, [...customerScreens, ...adminScreens]);
  await page.goto('/sales');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/sales');
});

test('a customer is led away from admin screens, login and recovery', async ({ page }) => {
  await signInAsNewCustomer(page);
  await expectLedHome(page, adminScreens);
  for (const address of ['/login', '/forgot-password']) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/dashboard');
  }
});
