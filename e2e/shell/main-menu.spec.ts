import { checkAccessibility } from '../support/accessibility.ts';
import { signInAsAdmin, signInAsNewCustomer } from '../support/api-session.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { menuButton, openMainMenu } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test('a customer finds three entries and an admin eight, also in the folded menu', async ({
  page,
  isMobile,
}) => {
  const addressesOf = async () => {
    await page.goto('/dashboard');
    const links = await openMainMenu(page, isMobile);
    await links.first().waitFor();
    return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  };
  await signInAsNewCustomer(page);
  expect(await addressesOf()).toEqual(['/dashboard', '/user/transaction', '/my-product']);
  await signInAsAdmin(page);
  expect(await addressesOf()).toEqual([
    '/dashboard',
    '/user',
    '/payment-account',
    '/product',
    '/transaction',
    '/my-product',
    '/license',
    '/init-device',
  ]);
  if (!isMobile) await menuButton(page).click();
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);
});
