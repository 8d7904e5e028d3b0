import { checkAccessibility } from '../support/accessibility.ts';
import { signInAsAdmin, signInAsNewCustomer } from '../support/api-session.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { menuButton, openMainMenu } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test('an admin finds eight entries', async ({ page, isMobile }) => {
  await signInAsAdmin(page);
  await page.goto('/dashboard');
  const links = await openMainMenu(page, isMobile);
  await expect(links).toHaveCount(8);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual([
    '/dashboard',
    '/user',
    '/payment-account',
    '/product',
    '/transaction',
    '/my-product',
    '/license',
    '/init-device',
  ]);
});

test('a customer finds three entries', async ({ page, isMobile }) => {
  await signInAsNewCustomer(page);
  await page.goto('/dashboard');
  const links = await openMainMenu(page, isMobile);
  await expect(links).toHaveCount(3);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['/dashboard', '/user/transaction', '/my-product']);
});

test('the sidebar in its other state, folded or on a phone open, is readable', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/dashboard');
  await menuButton(page).click();
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);
});
