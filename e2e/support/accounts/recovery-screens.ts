import { expect, type Page } from '@playwright/test';

export async function openRecoveryCodeStep(page: Page, email: string): Promise<void> {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Kirim kode OTP' }).click();
  await expect(page.getByLabel('Kode OTP')).toBeVisible();
}
