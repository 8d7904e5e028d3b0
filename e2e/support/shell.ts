import type { Locator, Page } from '@playwright/test';

export function accountButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Menu akun' });
}

export async function chooseFromUserMenu(
  page: Page,
  entry: 'Account' | 'Kirim WA' | 'Logout',
): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

export async function openAccountDialog(page: Page): Promise<Locator> {
  await chooseFromUserMenu(page, 'Account');
  const dialog = page.getByRole('dialog', { name: 'Account' });
  await dialog.waitFor();
  return dialog;
}

export function menuButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Buka atau tutup menu' });
}

/** The links of the sidebar; on a phone they are in a sheet that is opened first. */
export async function openMainMenu(page: Page, isMobile: boolean): Promise<Locator> {
  if (isMobile) await menuButton(page).click();
  return page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link');
}
