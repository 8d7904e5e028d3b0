import { expect, type Page } from '@playwright/test';
import type { ManagedProduct } from '@timesync/contract';
import type { OfflineBox } from './simulator.ts';

/** The same product, sold for TVs only: an order takes the first variant. */
export function forTv(clock: ManagedProduct): ManagedProduct {
  return { ...clock, ProductVariant: clock.ProductVariant.filter(({ init }) => init === 'TV') };
}

export async function scanByPhoto(page: Page, box: OfflineBox): Promise<void> {
  await page.goto('/aktivasi');
  await page.getByLabel('Pilih foto QR').setInputFiles(await box.photo());
  await expect(page).toHaveURL(/\/aktivasi\/[0-9A-Z]{144}$/);
  await expect(page.getByRole('heading', { name: 'TV Box' })).toBeVisible();
}

export async function confirmActivation(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Aktifkan perangkat ini' }).click();
}

/** Returns the digits that the phone shows, without the gaps. */
export async function readDigits(page: Page): Promise<string> {
  const groups = page.getByRole('list', { name: '20 angka' }).getByRole('listitem');
  await expect(groups).toHaveCount(5);
  const texts = await groups.locator('span:not([aria-hidden])').allTextContents();
  return texts.join('');
}
