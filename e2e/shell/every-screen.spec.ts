import type { Page } from '@playwright/test';
import { checkAccessibility } from '../support/accessibility.ts';
import { signInAsAdmin, signInAsNewCustomer } from '../support/api-session.ts';
import { expectDoubleTextWraps, expectNoSidewaysScroll } from '../support/layout.ts';
import { adminScreens, customerScreens, publicScreens } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

async function checkScreens(page: Page, addresses: string[], isMobile: boolean) {
  for (const address of addresses) {
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, address).toHaveCount(1);
    await expect(heading, address).toBeVisible();
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(/\S/);
    await checkAccessibility(page);
    await expectNoSidewaysScroll(page);
    if (isMobile) await expectDoubleTextWraps(page);
  }
}

test('a visitor can read every public screen', async ({ page, isMobile, consoleGuard }) => {
  consoleGuard.allowRefusal(404, '/alamat-yang-tidak-ada');
  await checkScreens(page, publicScreens, isMobile);
});

test('a customer can read every screen of theirs', async ({ page, isMobile }) => {
  await signInAsNewCustomer(page);
  await checkScreens(page, customerScreens, isMobile);
});

test('an admin can read every screen', async ({ page, isMobile }) => {
  await signInAsAdmin(page);
  await checkScreens(page, [...customerScreens, ...adminScreens], isMobile);
});
