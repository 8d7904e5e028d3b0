import { type BrowserContext, expect, type Page } from '@playwright/test';

export interface OfflineBox {
  page: Page;
  /** A photo of the whole screen, as a phone would take it. */
  photo: () => Promise<{ name: string; mimeType: string; buffer: Buffer }>;
  /** The Kode Perangkat, row by row as on the screen. */
  readRows: () => Promise<string[]>;
}

/** A separate TV page that goes offline as soon as it is loaded. */
export async function startOfflineBox(context: BrowserContext): Promise<OfflineBox> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/simulator', { waitUntil: 'networkidle' });
  await expect(page.getByRole('img', { name: 'QR untuk aktivasi lewat HP' })).toBeVisible();
  await context.setOffline(true);
  return {
    page,
    photo: async () => ({
      name: 'layar.png',
      mimeType: 'image/png',
      buffer: await page.screenshot(),
    }),
    readRows: async () => {
      const rows = page.getByRole('region', { name: 'Kode Perangkat' }).getByRole('code');
      await expect(rows).toHaveCount(12);
      return rows.allTextContents();
    },
  };
}

export async function expectPermanent(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Permanen' })).toBeVisible();
}
