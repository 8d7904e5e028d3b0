import type { Page } from '@playwright/test';
import { signInAsAdmin, signInAsNewCustomer } from '../support/api-session.ts';
import { inBothWidths } from '../support/both-widths.ts';
import { expectDoubleTextWraps } from '../support/layout.ts';
import { adminScreens, customerScreens, publicScreens } from '../support/screens.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

async function checkScreens(page: Page, addresses: string[]) {
  for (const address of addresses) {
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, address).toHaveCount(1);
    await expect(heading, address).toBeVisible();
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(/\S/);
    await inBothWidths(page, () => checkReadable(page));
    await expectDoubleTextWraps(page);
  }
}

test('a visitor can read every public screen', async ({ page, consoleGuard }) => {
  consoleGuard.allowRefusal(404, '/alamat-yang-tidak-ada');
  await checkScreens(page, publicScreens);
});

test('a customer can read every screen of theirs', async ({ page }) => {
  await signInAsNewCustomer(page);
  await checkScreens(page, customerScreens);
});

test('an admin can read every screen', async ({ page }) => {
  await signInAsAdmin(page);
  await checkScreens(page, ['/dashboard', ...adminScreens]);
});
