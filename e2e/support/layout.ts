import { expect, type Page } from '@playwright/test';

/** Compared with the device, not with `innerWidth`: a phone widens that when content sticks out. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // Polled: what React draws for a new width comes a moment after it.
  await expect
    .configure({ soft: true })
    .poll(
      () => page.evaluate(() => document.scrollingElement?.scrollWidth),
      `width of ${page.url()}`,
    )
    .toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** For old eyes, as set in the phone: everything wraps. */
export async function expectDoubleTextWraps(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectNoSidewaysScroll(page);
}

/** The same, and what is hidden stays hidden. */
export async function expectRoomForDoubleText(page: Page): Promise<void> {
  await expectDoubleTextWraps(page);
  const skipLink = page.getByRole('link', { name: 'Langsung ke isi halaman' });
  await expect(skipLink).not.toBeInViewport();
  await skipLink.focus();
  await expect(skipLink).toBeInViewport();
}
