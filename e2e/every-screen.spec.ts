import type { Page } from '@playwright/test';
import { checkAccessibility } from './support/accessibility.ts';
import { signInAsAdmin, signInAsNewCustomer } from './support/api-session.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { adminScreens, customerScreens, publicScreens } from './support/screens.ts';
import { expect, test } from './support/test.ts';

async function checkScreen(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/\S/);
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);
}

for (const address of publicScreens) {
  test(`a visitor can read ${address}`, async ({ page, consoleGuard }) => {
    consoleGuard.allowRefusal(404, '/alamat-yang-tidak-ada');
    await checkScreen(page, address);
  });
}

for (const address of customerScreens) {
  test(`a customer can read ${address}`, async ({ page }) => {
    await signInAsNewCustomer(page);
    await checkScreen(page, address);
  });
}

for (const address of ['/dashboard', ...adminScreens]) {
  test(`an admin can read ${address}`, async ({ page }) => {
    await signInAsAdmin(page);
    await checkScreen(page, address);
  });
}
