import type { Page } from '@playwright/test';
import { signInAsNewCustomer } from '../support/api-session.ts';
import { adminScreens, customerScreens } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { wakePage } from '../support/wake-page.ts';

/** As "back" would, without loading everything anew: the guard is the same. */
function goWithin(page: Page, address: string): Promise<void> {
  return page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

async function expectLedHome(page: Page, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await goWithin(page, address);
    await expect(page, address).toHaveURL('/');
  }
}

test('every guarded screen sends a visitor to the landing page, and back past it', async ({
  page,
}) => {
  for (const address of ['/dashboard', '/transaction']) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/');
  }
  await wakePage(page);
  await expectLedHome(page, [...customerScreens, ...adminScreens]);
  await page.goto('/sales');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/sales');
});

test('a customer is led away from admin screens, login and recovery', async ({ page }) => {
  await signInAsNewCustomer(page);
  await page.goto('/user');
  await expect(page).toHaveURL('/');
  await wakePage(page);
  await expectLedHome(page, adminScreens);
  for (const address of ['/login', '/forgot-password']) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/dashboard');
  }
});
