import { expect, type Page } from '@playwright/test';

/** Public pages stand without their app until somebody is there: a key that does nothing else. */
export async function wakePage(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-alive]')).toBeAttached();
}
