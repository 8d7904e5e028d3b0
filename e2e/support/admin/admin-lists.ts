// What all lists of the back office do alike.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectUncovered } from '../layout.ts';
import { checkReadable } from '../shop/shop-screens.ts';

/** A word that no other test's rows have. */
export function newMark(): string {
  return randomUUID().slice(0, 8);
}

const MORE_THAN_A_PAGE = 11;

export function numbersFrom(first: number): number[] {
  return Array.from({ length: MORE_THAN_A_PAGE }, (_, index) => first + index);
}

export function rowWith(page: Page, words: string): Locator {
  return page.getByRole('row').filter({ hasText: words });
}

export async function openAddDialog(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Tambah', exact: true }).click();
  return page.getByRole('dialog', { name: title });
}

/** On a desktop a row shows its actions; on a phone they are in a menu. */
export async function pressInRow(page: Page, row: Locator, action: string): Promise<void> {
  const button = row.getByRole('button', { name: action });
  const menu = row.getByRole('button', { name: 'Aksi' });
  await expect(button.or(menu)).toBeVisible();
  if (await button.isVisible()) return button.click();
  await menu.click();
  await page.getByRole('menuitem', { name: action }).click();
}

export async function openRowDialog(page: Page, row: Locator, title: string): Promise<Locator> {
  await pressInRow(page, row, String(title.split(' ')[0]));
  return page.getByRole('dialog', { name: title });
}

/** Sends the form; of everything that is wrong it names the first. */
export async function expectRefused(form: Locator, submit: string, sentence: string) {
  await form.getByRole('button', { name: submit, exact: true }).click();
  await expect(form.getByRole('alert')).toHaveText([sentence]);
  await expectUncovered(form.getByRole('alert'));
}

export async function expectToast(page: Page, sentence: string): Promise<void> {
  const toasts = page.getByRole('region', { name: 'Pemberitahuan' });
  await expect(toasts.getByText(sentence, { exact: true })).toBeVisible();
}

export async function askToDelete(page: Page, row: Locator, itemName: string): Promise<Locator> {
  await pressInRow(page, row, 'Hapus');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Yakin ingin menghapus data ini?');
  await expect(question).toContainText(itemName);
  return question;
}

export async function search(page: Page, words: Record<string, string>): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Filter' });
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  for (const [label, word] of Object.entries(words)) {
    await page.getByRole('searchbox', { name: label, exact: true }).fill(word);
  }
  await page.getByRole('button', { name: 'Cari', exact: true }).click();
}

/** As when the admin comes back from another tab: the page refetches, also behind a dialog. */
export async function readAgain(page: Page, path: string): Promise<void> {
  const reading = page.waitForResponse(`**${path}`);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await (await reading).finished();
}

export async function checkListReadable(page: Page): Promise<void> {
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  await checkReadable(page);
}

export async function expectNothingFound(page: Page): Promise<void> {
  await expect(page.getByRole('table')).toContainText('Tidak ada data');
}

/** Of a filtered list with `MORE_THAN_A_PAGE` rows, each with a button of this name. */
export async function checkPages(page: Page, address: string, button = 'Hapus'): Promise<void> {
  const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: button }) });
  const pageSize = page.getByLabel('Baris per halaman');
  await page.goto(address);
  await expect(rows).toHaveCount(10);
  await page.getByRole('button', { name: 'Halaman 2', exact: true }).click();
  await expect(page).toHaveURL(`${address}&page=2`);
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(rows).toHaveCount(1);

  // Another page size starts at the first page.
  await pageSize.selectOption('25');
  await expect(page).toHaveURL(`${address}&limit=25`);
  await expect(rows).toHaveCount(MORE_THAN_A_PAGE);
  await page.reload();
  await expect(rows).toHaveCount(MORE_THAN_A_PAGE);
  await expect(pageSize).toHaveValue('25');
}

export async function chooseFromListMenu(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: 'Lainnya' }).click();
  await page.getByRole('menuitem', { name: label }).click();
}

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** The lines of the list's file. Excel reads UTF-8 only behind a byte order mark. */
export async function exportCsv(page: Page): Promise<string[]> {
  const downloading = page.waitForEvent('download');
  await chooseFromListMenu(page, 'Export CSV');
  const file = await readFile(await (await downloading).path());
  expect([...file.subarray(0, 3)]).toEqual(BYTE_ORDER_MARK);
  return file.subarray(3).toString('utf8').trimEnd().split('\r\n');
}
