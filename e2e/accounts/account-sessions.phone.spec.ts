// Where an account is signed in, seen and ended by its owner.
import type { Browser, Page } from '@playwright/test';
import { signIn, signInAsNewCustomer } from '../support/api-session.ts';
import type { Person } from '../support/people.ts';
import { openAccountDialog } from '../support/shell.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

async function signInElsewhere(browser: Browser, person: Person, baseURL?: string): Promise<Page> {
  const context = await browser.newContext({ userAgent: phone, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await signIn(page, person);
  return page;
}

const profileStatus = async (page: Page) => (await page.request.get('/auth/profile')).status();

test('a person sees where the account is signed in and ends it', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await signInAsNewCustomer(page);
  const others = [
    await signInElsewhere(browser, person, baseURL),
    await signInElsewhere(browser, person, baseURL),
    await signInElsewhere(browser, person, baseURL),
  ];
  await page.goto('/dashboard');
  const dialog = await openAccountDialog(page);
  await dialog.getByRole('tab', { name: 'Perangkat' }).click();
  const rows = dialog.getByRole('list', { name: 'Perangkat yang masuk' }).getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText('Perangkat ini');
  await expect(rows.nth(1)).toContainText('Chrome di Android');
  await expect(rows.nth(1)).toContainText('Jaringan 127.0.0.x');
  await checkReadable(page);

  await rows.nth(1).getByRole('button', { name: 'Keluarkan Chrome di Android' }).click();
  await expect(page.getByText('Perangkat telah dikeluarkan')).toBeVisible();
  await expect(rows).toHaveCount(3);

  await dialog.getByRole('button', { name: 'Keluarkan semua perangkat lain' }).click();
  await expect(page.getByText('Semua perangkat lain telah dikeluarkan')).toBeVisible();
  await expect(rows).toHaveCount(1);
  expect(await Promise.all(others.map(profileStatus))).toEqual([401, 401, 401]);
  expect(await profileStatus(page)).toBe(200);
});
