// Pictures of every screen for people's eyes, not compared with anything:
// SCREENSHOTS_DIR=/tmp/pictures npx playwright test -c e2e/playwright.config.ts
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { signInAsAdmin, signInAsNewCustomer } from '../support/api-session.ts';
import { adminScreens, customerScreens, publicScreens } from '../support/screens.ts';
import { accountButton, menuButton, openAccountDialog } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ consoleGuard }) => consoleGuard.allowRefusal(404, '/alamat-yang-tidak-ada'));

async function take(page: Page, name: string) {
  const { project } = test.info();
  const scheme = await page.evaluate(() =>
    matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  );
  const file = `${name}-${project.name}-${scheme}.png`;
  await page.screenshot({ path: join(process.env.SCREENSHOTS_DIR ?? '', file) });
}

async function takeScreens(page: Page, who: string, addresses: string[]) {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await take(page, `${who}${address.replaceAll('/', '-').replace(/-$/, '-landing')}`);
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('public screens', async ({ page }) => {
      await takeScreens(page, 'public', publicScreens);
    });

    test('customer screens', async ({ page }) => {
      await signInAsNewCustomer(page);
      await takeScreens(page, 'customer', customerScreens);
    });

    test('admin screens', async ({ page }) => {
      await signInAsAdmin(page);
      await takeScreens(page, 'admin', ['/dashboard', ...adminScreens]);
      await menuButton(page).click();
      await take(page, 'admin-menu');
    });

    test('account menu, dialog, toast and chat', async ({ page }) => {
      await signInAsNewCustomer(page);
      await page.goto('/dashboard');
      await accountButton(page).click();
      await expect(page.getByRole('menuitem', { name: 'Account' })).toBeVisible();
      await take(page, 'user-menu');
      await page.keyboard.press('Escape');

      const dialog = await openAccountDialog(page);
      await take(page, 'account-profile');
      await dialog.getByRole('tab', { name: 'Password' }).click();
      await take(page, 'account-password');
      await dialog.getByRole('tab', { name: 'Perangkat' }).click();
      await expect(dialog.getByText('Perangkat ini')).toBeVisible();
      await take(page, 'account-sessions');
      await dialog.getByRole('tab', { name: 'Profil' }).click();
      await dialog.getByRole('button', { name: 'Simpan' }).click();
      await expect(page.getByText('Profil berhasil diperbarui')).toBeVisible();
      await take(page, 'toast');

      await page.getByRole('button', { name: 'Chat admin' }).click();
      await expect(page.getByLabel('Pesan Anda')).toBeVisible();
      await take(page, 'chat');
    });
  });
}
