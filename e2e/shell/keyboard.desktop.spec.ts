import type { Locator, Page } from '@playwright/test';
import { createAccount } from '../support/api-session.ts';
import { newPerson } from '../support/people.ts';
import { accountButton } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const FURTHEST_TABS = 25;

test('logging in and opening the account dialog need no pointer, and the first stop jumps over the menu', async ({
  page,
}) => {
  const person = newPerson();
  await createAccount(person);
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Langsung ke isi halaman' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(person.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');

  await tabTo(page, accountButton(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Account' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Account' });
  await expect(dialog).toBeFocused();

  await tabTo(page, dialog.getByRole('tab', { name: 'Profil' }));
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('tab', { name: 'Password' })).toBeFocused();
  await expect(dialog.getByLabel('Password lama')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(accountButton(page)).toBeFocused();

  // The second time its code is already there and it opens at once.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Account' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(accountButton(page)).toBeFocused();
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < FURTHEST_TABS; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} cannot be reached by Tab`);
}
