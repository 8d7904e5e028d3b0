import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

for (const path of ['/login', '/dashboard', '/cek']) {
  test(`without JavaScript ${path} says what is needed`, async ({ page }) => {
    await page.goto(path);
    // Playwright reads no text inside <noscript>.
    const words = page.locator('noscript p').first();
    await expect(words).toBeVisible();
    expect(await words.evaluate((paragraph) => paragraph.innerHTML)).toContain('JavaScript');
  });
}
