import { signInAsNewCustomer } from '../support/api-session.ts';
import { openAccountDialog } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const DAY_SECONDS = 24 * 60 * 60;

test('Ctrl+B folds the sidebar to icons with their names for a week, and is left to fields', async ({
  page,
  context,
}) => {
  await signInAsNewCustomer(page);
  await page.goto('/dashboard');
  const sidebar = page.getByRole('complementary', { name: 'TimeSync', includeHidden: true });
  await expect(sidebar).toHaveCSS('width', '256px');

  await page.keyboard.press('Control+b');
  await expect(sidebar).toHaveCSS('width', '48px');
  const readCookie = async () =>
    (await context.cookies()).find(({ name }) => name === 'sidebar_state');
  // The page hands it to the browser's own process, which may be later than the paint.
  await expect.poll(async () => (await readCookie())?.value).toBe('false');
  const cookie = await readCookie();
  const lifetimeSeconds = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(lifetimeSeconds).toBeGreaterThan(6.9 * DAY_SECONDS);
  expect(lifetimeSeconds).toBeLessThanOrEqual(7 * DAY_SECONDS + 1);

  await page.reload();
  await expect(sidebar).toHaveCSS('width', '48px');
  const entry = page.getByRole('link', { name: 'Produk Saya' });
  // The tooltip's code comes with the first folding; a mouse that rests meanwhile says nothing.
  await expect(entry).toHaveAttribute('data-state', 'closed');
  await entry.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Produk Saya');
  await page.mouse.move(600, 600);
  await page.keyboard.press('Meta+b');
  await expect(sidebar).toHaveCSS('width', '256px');

  // The key is left to fields, editors and dialogs.
  const dialog = await openAccountDialog(page);
  await page.keyboard.press('Control+b');
  await dialog.getByLabel('Nama').press('Control+b');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Control+b');
  await expect(sidebar).toHaveCSS('width', '256px');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.evaluate(() => {
    const editor = document.createElement('p');
    editor.contentEditable = 'true';
    document.querySelector('main')?.append(editor);
  });
  // Focused with the key: a closing dialog gives the focus back a moment later.
  await page.locator('main [contenteditable]').press('Control+b');
  await expect(sidebar).toHaveCSS('width', '256px');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Control+b');
  await expect(sidebar).toHaveCSS('width', '48px');
});
