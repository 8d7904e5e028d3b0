import type { Page } from '@playwright/test';
import { createAccount, signInAsAdmin, signInAsNewCustomer } from '../support/api-session.ts';
import { inBothWidths } from '../support/both-widths.ts';
import { expectDoubleTextWraps } from '../support/layout.ts';
import { newPerson } from '../support/people.ts';
import { adminScreens, customerScreens, publicScreens } from '../support/screens.ts';
import { accountButton } from '../support/shell.ts';
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

const longName = 'Muhammad'.repeat(12);

test('a customer can read every screen of theirs, also with a name of unusual length', async ({
  page,
}) => {
  await signInAsNewCustomer(page, { name: longName });
  await checkScreens(page, customerScreens);
  await accountButton(page).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await checkReadable(page);
});

test('an admin can read every screen', async ({ page }) => {
  const person = newPerson({ name: longName });
  await createAccount(person);
  await signInAsAdmin(page);
  const found = `/user?email=${encodeURIComponent(person.email)}`;
  await checkScreens(page, ['/dashboard', ...adminScreens, found]);
  await expect(page.getByText(longName).first()).toBeVisible();
});
