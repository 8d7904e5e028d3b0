// Which screens have which guard: apps/portal/routes.test.ts.
import type { Page } from '@playwright/test';
import { signInAsNewCustomer } from '../support/api-session.ts';
import { accountButton } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

async function expectLedHome(page: Page, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/');
  }
}

test('a visitor is led from the screens of a customer to the landing page, and a customer from those of an admin', async ({
  page,
}) => {
  await expectLedHome(page, ['/my-product', '/masjid/serah-terima', '/transaction']);
  await page.goto('/sales');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/sales');

  await signInAsNewCustomer(page);
  await expectLedHome(page, ['/user', '/transaction/periksa', '/pengaturan']);
  for (const address of ['/login', '/forgot-password']) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/dashboard');
  }
  await page.goto('/dashboard?tab=ringkasan');
  await expect(page.getByText('Transaksi Terbaru')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await accountButton(page).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Account', 'Logout']);
});
