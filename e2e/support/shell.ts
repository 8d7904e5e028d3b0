import type { Locator, Page } from '@playwright/test';

export function accountButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Menu akun' });
}

export async function chooseFromUserMenu(page: Page, entry: 'Account' | 'Logout'): Promise<void> {
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

/** The entries of the sidebar, without their tools; on a phone in a sheet that is opened first. */
export async function openMainMenu(page: Page, isMobile: boolean): Promise<Locator> {
  if (isMobile) await menuButton(page).click();
  return page.getByRole('navigation', { name: 'Menu utama' }).locator(':scope > ul > li > a');
}

/** A tool of the menu: on a phone in its sheet, on a wide screen below its entry or the group Toko. */
export async function openTool(page: Page, tool: string, entry?: string): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  if (isPhone) await menuButton(page).click();
  else if (entry)
    await page
      .getByRole('link', { name: new RegExp(`^${entry}`) })
      .first()
      .click();
  await page.getByRole('link', { name: tool }).first().click();
}
