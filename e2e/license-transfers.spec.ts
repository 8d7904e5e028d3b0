import type { Page } from '@playwright/test';
import { signInAsNewCustomer } from './support/api-session.ts';
import { boughtLicense } from './support/bought-license.ts';
import {
  askForTransfer,
  openManagedLicense,
  openOwnedProduct,
  transferRequest,
} from './support/license-screens.ts';
import { expect, test } from './support/license-test.ts';
import { activateOnBox } from './support/offline-box.ts';
import { buy } from './support/shop-orders.ts';
import { pictureOfReceipt } from './support/shop-receipt.ts';
import { checkReadable, readClipboard } from './support/shop-screens.ts';

const BROKEN = 'TV box mati total setelah listrik padam';

test('a customer moves a licence away from a broken box', async ({
  page,
  context,
  adminPage,
  office,
  clock,
  bank,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsNewCustomer(page);
  const order = await buy(page, [clock], { office, account: bank });
  const { id, licenseKey } = boughtLicense(order);
  const box = await activateOnBox(page.request, id);

  const detail = await openOwnedProduct(page, clock.name);
  await expect(detail).toContainText('0 dari 3 terpakai, berlaku sampai');
  await expect(detail.getByText(box.expectedDigits)).toBeVisible();
  await detail.getByRole('button', { name: 'Salin token' }).click();
  await expect(page.getByText('Token disalin!')).toBeVisible();
  const token = await readClipboard(page);
  expect(token).toMatch(/^JM1-[0-9A-Z]+$/);
  await expect(detail.getByText(token)).toBeVisible();
  await expect(detail.getByRole('img', { name: 'QR berisi token' })).toBeVisible();
  await expect(detail.getByRole('link', { name: 'Aktivasi lagi' })).toBeVisible();
  await checkReadable(page);

  await askForTransfer(page, BROKEN, await pictureOfReceipt(page, order, 'jpeg'));
  await expect(detail.getByText(/sedang kami periksa/)).toBeVisible();
  await expect(detail.getByRole('button', { name: 'Ajukan pindah perangkat' })).toHaveCount(0);

  await adminPage.goto('/license');
  await adminPage.getByRole('link', { name: /^Pindah Perangkat/ }).click();
  const request = transferRequest(adminPage, licenseKey);
  await expect(request).toContainText(BROKEN);
  const photo = request.getByRole('img', { name: 'Perangkat rusak, foto dari pelanggan' });
  await expect(photo).toHaveJSProperty('complete', true);
  await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
  await checkReadable(adminPage);
  await request.getByRole('button', { name: 'Setujui' }).click();
  const question = adminPage.getByRole('dialog', { name: 'Setujui pindah perangkat?' });
  await question.getByRole('button', { name: 'Setujui pindah' }).click();
  await expect(request).toHaveCount(0);
  await expect(adminPage.getByRole('region', { name: 'Antrean' })).toBeFocused();

  const after = await openOwnedProduct(page, clock.name);
  await expect(after).toContainText('1 dari 3 terpakai, berlaku sampai');
  await expect(after).toContainText('disetujui');
  await expect(after.getByRole('link', { name: 'Aktivasi' })).toBeVisible();
  await expect(await openManagedLicense(adminPage, licenseKey)).toContainText('1 dari 3 terpakai');
});

test('a refused move tells the customer why, and one of ours costs nothing', async ({
  page,
  adminPage,
  office,
  clock,
  bank,
}) => {
  await signInAsNewCustomer(page);
  const order = await buy(page, [clock], { office, account: bank });
  const { id, licenseKey } = boughtLicense(order);
  await activateOnBox(page.request, id);
  const detail = await openOwnedProduct(page, clock.name);
  await askForTransfer(page, BROKEN, await pictureOfReceipt(page, order));
  const request = transferRequest(adminPage, licenseKey);

  await adminPage.goto('/license/pindah');
  await request.getByRole('button', { name: 'Tolak' }).click();
  await confirmRejection(adminPage, 'Fotonya buram, kirim yang lebih jelas');
  await expect(request).toHaveCount(0);
  await page.reload();
  await expect(detail.getByRole('alert')).toContainText('Fotonya buram, kirim yang lebih jelas');

  await askForTransfer(page, BROKEN, await pictureOfReceipt(page, order));
  await adminPage.goto('/license/pindah');
  const earlier = request.getByRole('region', { name: 'Permohonan sebelumnya' });
  await expect(earlier.getByRole('listitem')).toHaveCount(1);
  await expect(earlier).toContainText('Ditolak');
  await expect(earlier).toContainText('Fotonya buram, kirim yang lebih jelas');
  await request.getByRole('button', { name: 'Setujui' }).click();
  const question = adminPage.getByRole('dialog', { name: 'Setujui pindah perangkat?' });
  await question.getByRole('radio', { name: 'Tidak dihitung' }).check();
  await question.getByRole('button', { name: 'Setujui pindah' }).click();
  await expect(question.getByText('Alasan wajib diisi')).toBeVisible();
  await checkReadable(adminPage);
  await question.getByRole('textbox', { name: 'Alasan' }).fill('Ganti garansi');
  await question.getByRole('button', { name: 'Setujui pindah' }).click();
  await expect(request).toHaveCount(0);
  await expect(await openOwnedProduct(page, clock.name)).toContainText('0 dari 3 terpakai');
});

async function confirmRejection(adminPage: Page, reason: string): Promise<void> {
  const question = adminPage.getByRole('dialog', { name: 'Tolak pindah perangkat?' });
  await question.getByLabel('Alasan penolakan').fill(reason);
  await question.getByRole('button', { name: 'Tolak permohonan' }).click();
  await expect(question).toBeHidden();
}
