import { expect, type Locator, type Page } from '@playwright/test';

/** From the list, found by its key: other tests issue licences meanwhile. */
export async function openManagedLicense(adminPage: Page, licenseKey: string): Promise<Locator> {
  await adminPage.goto(`/license?licenseKey=${licenseKey}`);
  await adminPage.getByRole('button', { name: `Detail ${licenseKey}` }).click();
  const dialog = adminPage.getByRole('dialog', { name: 'Detail Lisensi' });
  await expect(dialog.getByText('Riwayat lisensi')).toBeVisible();
  return dialog;
}

/** Confirms the open question about a licence with a reason. */
export async function confirmWithReason(
  page: Page,
  { title, reason, button }: { title: string; reason: string; button: string },
): Promise<void> {
  const question = page.getByRole('dialog', { name: title });
  await question.getByLabel('Alasan').fill(reason);
  await question.getByRole('button', { name: button }).click();
  await expect(question).toBeHidden();
}

export async function openOwnedProduct(page: Page, productName: string): Promise<Locator> {
  await page.goto('/my-product');
  await page.getByRole('button', { name: `Detail ${productName}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Detail Produk' });
  await expect(dialog.getByText('Pindah perangkat:')).toBeVisible();
  return dialog;
}

/** Asks for a transfer in the open detail of a product with one licence. */
export async function askForTransfer(
  page: Page,
  note: string,
  photo: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await page.getByRole('button', { name: 'Perangkat rusak atau diganti?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajukan pindah perangkat' });
  await dialog.getByLabel('Apa yang rusak?').fill(note);
  await dialog.getByLabel('Pilih foto perangkat yang rusak').setInputFiles(photo);
  await expect(dialog.getByRole('img', { name: 'Perangkat yang Anda foto' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Kirim permohonan' }).click();
  await expect(page.getByText('Permohonan pindah perangkat terkirim')).toBeVisible();
}

export function transferRequest(adminPage: Page, licenseKey: string): Locator {
  return adminPage.getByRole('region', { name: `Permohonan ${licenseKey}` });
}
