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

const widths = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };
const schemes = ['light', 'dark'] as const;

/**
 * Takes the open page in both widths and colour schemes, and on the phone with double text size. For one
 * project (`--project=desktop`); of a dialog, its lower end as well.
 */
export function fourPicturesOf(part: string) {
  return async function takeFour(page: Page, name: string, dialog?: Locator): Promise<void> {
    for (const [width, size] of Object.entries(widths)) {
      await page.setViewportSize(size);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await takeWhole(page, `${part}-${name}-${width}-${colorScheme}`, dialog);
      }
    }
    await page.setViewportSize(widths.phone);
    await setTextSize(page, '200%');
    await takeWhole(page, `${part}-${name}-phone-double`, dialog);
    await setTextSize(page, '');
    await page.setViewportSize(widths.desktop);
    await page.emulateMedia({ colorScheme: 'light' });
  };
}

async function takeWhole(page: Page, name: string, dialog?: Locator): Promise<void> {
  const path = (end = '') => join(process.env.SCREENSHOTS_DIR ?? '', `${name}${end}.png`);
  await page.waitForLoadState('networkidle');
  const [body] = (await dialog?.locator('.overflow-y-auto').all()) ?? [];
  await (body ?? page.locator('html')).evaluate((scrolled) => scrolled.scrollTo(0, 0));
  await page.screenshot({ path: path(), fullPage: !dialog });
  const isLong = await body?.evaluate((scrolled) => {
    scrolled.scrollTop = scrolled.scrollHeight;
    return scrolled.scrollTop > 0;
  });
  if (isLong) await page.screenshot({ path: path('-end') });
}

async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}
