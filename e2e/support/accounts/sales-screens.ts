import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from '../people.ts';

export type Applicant = Pick<Person, 'name' | 'email' | 'whatsapp'>;

export async function fillTrialForm(page: Page, { name, email, whatsapp }: Applicant) {
  await page.getByLabel('Nama lengkap').fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Nomor WhatsApp').fill(whatsapp);
}

export function trialButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Daftar Coba Gratis' });
}

/** Sends the form and waits for the overlay, which is named by the server's sentence. */
export async function registerTrial(page: Page, applicant: Applicant): Promise<Locator> {
  await page.goto('/sales');
  await fillTrialForm(page, applicant);
  await trialButton(page).click();
  const overlay = page.getByRole('dialog');
  await expect(overlay).toBeVisible();
  return overlay;
}
