import { expect, type Locator, type Page } from '@playwright/test';
import { expectUncovered } from '../layout.ts';
import type { Person } from '../people.ts';

export async function fillSignUp(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Nama lengkap').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Nomor WhatsApp').fill(person.whatsapp);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
}

export async function sendLogin(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Masuk' }).click();
}

export async function logIn(page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.goto('/login');
  await sendLogin(page, person);
  await expect(page).toHaveURL('/dashboard');
}

/** What the form complains about: one sentence, in the only alert on the page. */
export async function expectOnlyAlert(page: Page, sentence: string): Promise<void> {
  await expect(page.getByRole('alert')).toHaveText([sentence]);
  await expectUncovered(page.getByRole('alert'));
}

export async function fillTrialForm(
  page: Page,
  { name, email, whatsapp }: Pick<Person, 'name' | 'email' | 'whatsapp'>,
): Promise<void> {
  await page.getByLabel('Nama lengkap').fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Nomor WhatsApp').fill(whatsapp);
}

export function trialButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Daftar Coba Gratis' });
}

/** The session user as the tab keeps it; null when there is none. */
export function readStoredUser(page: Page): Promise<Record<string, unknown> | null> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('user') ?? 'null'));
}
