import type { Page } from '@playwright/test';

export const PHONE = { width: 360, height: 740 };
export const WIDE = { width: 1280, height: 800 };

/**
 * Runs a check on the open page, and again at the other width and colour scheme, without repeating the
 * steps that led to it.
 */
export async function inBothWidths(page: Page, look: () => Promise<void>): Promise<void> {
  await look();
  const width = page.viewportSize() ?? WIDE;
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' });
  await page.setViewportSize(width.width === PHONE.width ? WIDE : PHONE);
  await waitForFrames(page);
  await look();
  await page.setViewportSize(width);
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
}

/** The shell answers a new width in the next frames; axe would otherwise look at two layouts at once. */
async function waitForFrames(page: Page): Promise<void> {
  // Without scripts there is no shell that answers, and a callback would never be called.
  if (await page.evaluate(() => !matchMedia('(scripting: enabled)').matches)) return;
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}
