import { expect, type Page } from '@playwright/test';

export async function openRecoveryCodeStep(page: Page, email: string): Promise<void> {
  await page.goto('/forgot-password');
  await askForCode(page, email);
  await expect(page.getByLabel('Kode OTP')).toBeVisible();
}

/** The portal of these tests has no mail server: the form is folded below the way to the admin. */
export async function askForCode(page: Page, email: string): Promise<void> {
  await expect(page.getByLabel('Email')).toBeHidden();
  await page.getByText('Minta kode OTP lewat admin').click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Kirim kode OTP' }).click();
}
