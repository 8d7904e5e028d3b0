import { expect, type Locator, type Page } from '@playwright/test';

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

/** From the smallest phone to the notebook of a mosque's office. */
export const screenSizes = [
  { width: 360, height: 440 },
  { width: 360, height: 640 },
  { width: 412, height: 915 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
];

/** `toBeVisible` and `toBeInViewport` are content with what lies below a sticky bar or a toast. */
export async function expectUncovered(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate(elementAbove), 'what a finger or an eye meets there')
    .toBe('itself');
}

function elementAbove(element: Element): string {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  // The corners are left out, because they are round.
  const points = [
    [middleX, middleY],
    [middleX, top + 2],
    [middleX, bottom - 2],
    [left + 2, middleY],
    [right - 2, middleY],
  ] as const;
  const met = points.map(([x, y]) => document.elementFromPoint(x, y));
  if (met.every((hit) => element.contains(hit))) return 'itself';
  const other = met.find((hit) => !element.contains(hit));
  return other?.outerHTML.slice(0, 200) ?? 'outside of the screen';
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
