import { expect, type Page } from '@playwright/test';

/** Compared with the device, not with `innerWidth`: a phone widens that when content sticks out. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const contentWidth = await page.evaluate(() => document.scrollingElement?.scrollWidth);
  expect
    .soft(contentWidth, `width of ${page.url()}`)
    .toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
