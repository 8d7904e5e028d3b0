// The picture in the README: the landing page on a desktop and on a phone, side by side. Made on request like
// the screenshots; copy it from SCREENSHOTS_DIR to docs/images/landing.png.
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const HEIGHT = 800;
const WIDTHS = [360, 1200];
const GAP = 24;

test('the landing page at two widths', async ({ browser, baseURL, page }) => {
  const images: string[] = [];
  for (const width of WIDTHS) images.push(await takeLanding(browser, `${baseURL}`, width));
  const drawn = images.map((image) => `<img src="data:image/png;base64,${image}">`).join('');
  await page.setViewportSize({
    width: WIDTHS.reduce((sum, width) => sum + width + GAP, GAP),
    height: HEIGHT + 2 * GAP,
  });
  await page.setContent(
    `<body style="margin:0;padding:${GAP}px;display:flex;gap:${GAP}px;background:#d9d4c7">${drawn}`,
  );
  await page.screenshot({ path: join(process.env.SCREENSHOTS_DIR ?? '', 'landing.png') });
});

async function takeLanding(browser: Browser, baseURL: string, width: number): Promise<string> {
  const context = await browser.newContext({ baseURL, viewport: { width, height: HEIGHT } });
  const page = await context.newPage();
  await page.goto('/');
  // The clock runs once its cities have arrived.
  await expect(page.getByRole('combobox', { name: 'Kota atau kabupaten' })).toBeEnabled();
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot();
  await context.close();
  return picture.toString('base64');
}
