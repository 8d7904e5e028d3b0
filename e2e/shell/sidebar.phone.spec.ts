import { checkAccessibility } from '../support/accessibility.ts';
import { signInAsNewCustomer } from '../support/api-session.ts';
import { menuButton, openMainMenu } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test('the menu is a sheet of 18rem that Back, Escape, Ctrl+B and choosing a screen close, and no double tap', async ({
  page,
}) => {
  await signInAsNewCustomer(page);
  await page.goto('/dashboard');
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(menuButton(page)).toBeVisible();
  await expect(sheet).toBeHidden();
  // iPhones count every tap as a first one: there only the time tells the second half of a double tap.
  const isStillOpen = await menuButton(page).evaluate(async (button: HTMLElement) => {
    const frame = () => new Promise(requestAnimationFrame);
    const menu = () => document.querySelector('[role=dialog]');
    const focused = new Promise((resolve) => addEventListener('focusin', resolve, { once: true }));
    // Both halves of one moment, however long the machine takes between them.
    const timeStamp = { value: performance.now() };
    button.click();
    await focused;
    const close = menu()?.querySelector('[aria-label=Tutup]');
    if (!close) throw new Error('The menu has no button to close it');
    const tap = { bubbles: true, cancelable: true };
    close.dispatchEvent(new PointerEvent('pointerdown', { ...tap, pointerType: 'touch' }));
    const click = new MouseEvent('click', { ...tap, detail: 1 });
    close.dispatchEvent(Object.defineProperties(click, { timeStamp }));
    for (let frames = 0; frames < 5; frames += 1) await frame();
    return menu() !== null;
  });
  expect(isStillOpen).toBe(true);
  await expect(sheet).toHaveCSS('width', '288px');
  await sheet.getByRole('button', { name: 'Tutup' }).click();
  await expect(sheet).toBeHidden();

  // Also when Back comes before the menu is drawn, as on a slow phone.
  await menuButton(page).evaluate((button: HTMLElement) => {
    button.click();
    history.back();
  });
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/dashboard');
  await page.keyboard.press('Control+b');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Control+b');
  await expect(sheet).toBeHidden();
  await menuButton(page).press('Enter');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuButton(page)).toBeFocused();

  const links = await openMainMenu(page, true);
  await expect(links).toHaveText(['Dashboard', 'Transaksi Saya', 'Produk Saya']);
  await checkAccessibility(page);
  await sheet.getByRole('link', { name: 'Produk Saya' }).click();
  await expect(page).toHaveURL('/my-product');
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(sheet).toBeHidden();
});
