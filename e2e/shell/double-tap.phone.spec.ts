// iPhones count every tap as a first one: there only the time tells the second half of a double tap.
import { signInAsNewCustomer } from '../support/api-session.ts';
import { menuButton } from '../support/shell.ts';
import { expect, test } from '../support/shop/shop-test.ts';

test('a double tap on the menu button does not press what slides under it', async ({ page }) => {
  await signInAsNewCustomer(page);
  await page.goto('/user/transaction');
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
  // What is pressed on purpose works.
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
