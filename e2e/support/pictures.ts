import { join } from 'node:path';
import { type Locator, type Page, test } from '@playwright/test';

/** Takes pictures whose names begin with the part of the product they show. */
export function picturesOf(part: string) {
  async function take(page: Page, name: string, options: { fullPage?: boolean } = {}) {
    const scheme = await page.evaluate(() =>
      matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    );
    const file = `${part}-${name}-${test.info().project.name}-${scheme}.png`;
    await page.waitForLoadState('networkidle');
    // From further down, the sticky parts would be drawn in the middle of the picture.
    if (options.fullPage) await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({ ...options, path: join(process.env.SCREENSHOTS_DIR ?? '', file) });
  }

  /** A dialog taller than the screen: its beginning, and its end. */
  async function takeDialog(page: Page, dialog: Locator, name: string) {
    await take(page, name);
    const [below] = await dialog.locator('.overflow-y-auto').all();
    const isLong = await below?.evaluate((body) => {
      body.scrollTop = body.scrollHeight;
      return body.scrollTop > 0;
    });
    if (isLong) await take(page, `${name}-end`);
  }

  return { take, takeDialog };
}
