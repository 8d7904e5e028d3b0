// Pictures for people's eyes, not compared with anything: with SCREENSHOTS_DIR set, a story takes what it
// finds readable at both widths, in both colour schemes, and on the phone with double text size.
import { join } from 'node:path';
import { type Locator, type Page, test } from '@playwright/test';
import { PHONE, WIDE } from './both-widths.ts';

const folder = process.env.SCREENSHOTS_DIR;
export const isPicturing = folder !== undefined;

let story = '';
let count = 0;

export async function takePictures(page: Page): Promise<void> {
  const before = page.viewportSize() ?? WIDE;
  // The second look of `inBothWidths`.
  const other = test.info().project.name === 'phone' ? WIDE : PHONE;
  if (before.width === other.width && before.height === other.height) return;
  const name = nextName(page);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  for (const [width, size] of Object.entries({ phone: PHONE, desktop: WIDE })) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await takeWhole(page, `${name}-${width}-${colorScheme}`);
    }
  }
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
  await page.setViewportSize(PHONE);
  await setTextSize(page, '200%');
  await takeWhole(page, `${name}-phone-double`);
  await setTextSize(page, '');
  await page.setViewportSize(before);
}

/** Such as `handover.phone-136-2-serah-terima`: the story's file and line, and the screen. */
function nextName(page: Page): string {
  const { file, line, testId } = test.info();
  count = story === testId ? count + 1 : 1;
  story = testId;
  const spec = String(/([^/]+?)(\.spec)?\.ts$/.exec(file)?.[1]);
  const screen = new URL(page.url()).pathname.replaceAll(/\W+/g, '-').replace(/-$/, '');
  return `${spec}-${line}-${count}${screen.slice(0, 40)}`;
}

/** The whole page; of a dialog taller than the screen its beginning and its end. */
async function takeWhole(page: Page, name: string): Promise<void> {
  const path = (end = '') => join(String(folder), `${name}${end}.png`);
  await page.waitForLoadState('networkidle');
  const dialog = page.locator('[role="dialog"], [role="alertdialog"]').last();
  const isDialog = (await dialog.count()) > 0;
  const [body] = isDialog ? await dialog.locator('.overflow-y-auto').all() : [];
  await scrollTo(body ?? page.locator('html'), 'start');
  await page.screenshot({ path: path(), fullPage: !isDialog });
  if (body && (await scrollTo(body, 'end')) > 0) await page.screenshot({ path: path('-end') });
}

function scrollTo(body: Locator, end: 'start' | 'end'): Promise<number> {
  return body.evaluate((scrolled, to) => {
    scrolled.scrollTop = to === 'end' ? scrolled.scrollHeight : 0;
    return scrolled.scrollTop;
  }, end);
}

async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}
