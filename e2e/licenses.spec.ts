import type { Page } from '@playwright/test';
import type { ManagedProduct, Order } from '@timesync/contract';
import { signInAsNewCustomer } from './support/api-session.ts';
import {
  askForTransfer,
  confirmWithReason,
  openManagedLicense,
  openOwnedProduct,
  transferRequest,
} from './support/license-screens.ts';
import { expect, test } from './support/license-test.ts';
import { activateOnBox, startOfflineBox } from './support/offline-box.ts';
import { PHONE_LICENSE } from './support/shop-office.ts';
import { buy } from './support/shop-orders.ts';
import { pictureOfReceipt } from './support/shop-receipt.ts';
import { checkReadable, readClipboard } from './support/shop-screens.ts';

const BROKEN = 'TV box mati total setelah listrik padam';

function onlyLicense(order: Order) {
  const license = order.details[0]?.licenses[0];
  if (!license) throw new Error('The order brought no licence');
  return license;
}

test('an admin suspends a licence and reinstates it', async ({
  page,
  adminPage,
  office,
  clock,
  bank,
}) => {
  await signInAsNewCustomer(page);
  const { licenseKey } = onlyLicense(await buy(page, [clock], { office, account: bank }));
  const dialog = await openManagedLicense(adminPage, licenseKey);
  await checkReadable(adminPage);
  await expect(dialog).toContainText('0 dari 3 terpakai');
  await expect(dialog.getByRole('button', { name: 'Pulihkan' })).toHaveCount(0);

  await dialog.getByRole('button', { name: 'Tangguhkan' }).click();
  await checkReadable(adminPage);
  await confirmWithReason(adminPage, {
    title: 'Tangguhkan lisensi ini?',
    reason: 'Laporan kunci tersebar',
    button: 'Ya, tangguhkan',
  });
  await expect(dialog.getByText('Ditangguhkan', { exact: true })).toBeVisible();
  await expect(dialog).toContainText('Catatan: Laporan kunci tersebar');
  await expect(await openOwnedProduct(page, clock.name)).toContainText('sedang ditangguhkan');

  await dialog.getByRole('button', { name: 'Pulihkan' }).click();
  await confirmWithReason(adminPage, {
    title: 'Pulihkan lisensi ini?',
    reason: 'Sudah jelas',
    button: 'Ya, pulihkan',
  });
  await expect(dialog.getByText('Belum dipakai', { exact: true })).toBeVisible();
  await expect(dialog.getByText(/^Dipulihkan oleh Admin/)).toBeVisible();
});

test('a revoked licence offers nothing more', async ({ page, adminPage, office, clock, bank }) => {
  await signInAsNewCustomer(page);
  const { licenseKey } = onlyLicense(await buy(page, [clock], { office, account: bank }));
  const dialog = await openManagedLicense(adminPage, licenseKey);
  await dialog.getByRole('button', { name: 'Cabut' }).click();
  const question = adminPage.getByRole('dialog', { name: 'Cabut lisensi ini untuk selamanya?' });
  await expect(question.getByRole('alert')).toContainText('TIDAK DAPAT dipulihkan');
  await question.getByRole('button', { name: 'Ya, cabut selamanya' }).click();
  await expect(question.getByText('Alasan wajib diisi')).toBeVisible();
  await checkReadable(adminPage);
  await question.getByLabel('Alasan').fill('Dijual lagi di toko lain');
  await question.getByRole('button', { name: 'Ya, cabut selamanya' }).click();
  await expect(dialog.getByText('Dicabut', { exact: true })).toBeVisible();
  for (const name of ['Aktifkan lewat telepon', 'Tangguhkan', 'Pulihkan', 'Cabut']) {
    await expect(dialog.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
});

test('a gift licence reaches its customer', async ({ page, adminPage, clock }) => {
  const customer = await signInAsNewCustomer(page);
  await adminPage.goto('/license');
  await adminPage.getByRole('button', { name: 'Beri Lisensi' }).click();
  const dialog = adminPage.getByRole('dialog', { name: 'Beri Lisensi' });
  await dialog.getByLabel('Email pelanggan').fill(customer.email);
  await dialog.getByRole('button', { name: 'Cari' }).click();
  await dialog.getByRole('radio', { name: customer.name }).check();
  await dialog.getByLabel('Produk dan variant').selectOption(variantIdOf(clock));
  await dialog.getByRole('button', { name: 'Beri Lisensi' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Alasan wajib diisi');
  await checkReadable(adminPage);
  await dialog.getByLabel('Alasan').fill('Hadiah untuk masjid baru');
  await dialog.getByRole('button', { name: 'Beri Lisensi' }).click();

  const detail = adminPage.getByRole('dialog', { name: 'Detail Lisensi' });
  await expect(detail).toContainText(/Lisensi hadiah diberikan oleh Admin/);
  await expect(detail).toContainText('Catatan: Hadiah untuk masjid baru');
  const licenseKey = String(await detail.getByRole('code').textContent());
  expect(licenseKey).toMatch(/^HP(-[0-9A-Z]{4}){4}$/);

  await page.goto('/my-product');
  await page.getByRole('button', { name: 'Semua lisensi' }).click();
  const owned = page.getByRole('dialog', { name: 'Semua Lisensi' });
  await expect(owned.getByRole('code')).toHaveText(licenseKey);
  await expect(owned).toContainText(`${clock.name}, ${PHONE_LICENSE.name}`);
  await owned.getByRole('button', { name: 'Perangkat dan aktivasi' }).click();
  await expect(owned.getByRole('link', { name: 'Aktivasi' })).toHaveAttribute('href', '/aktivasi');
  await checkReadable(page);
});

test('an admin activates for a customer on the phone', async ({
  page,
  adminPage,
  office,
  clock,
  bank,
}) => {
  await signInAsNewCustomer(page);
  const { licenseKey } = onlyLicense(await buy(page, [clock], { office, account: bank }));
  const { codeRows, expectedDigits } = await startOfflineBox(office, 'tablet');
  const dialog = await openManagedLicense(adminPage, licenseKey);
  await dialog.getByRole('button', { name: 'Aktifkan lewat telepon' }).click();
  const desk = adminPage.getByRole('dialog', { name: 'Aktifkan lewat telepon' });

  await desk.getByLabel('Kode Perangkat').fill(withWrongSymbol(codeRows, 3).join('\n'));
  await desk.getByRole('button', { name: 'Aktifkan' }).click();
  await expect(desk.getByRole('alert')).toContainText('salah ketik di baris 3');
  await checkReadable(adminPage);

  await desk.getByLabel('Kode Perangkat').fill(codeRows.join('\n').toLowerCase());
  await desk.getByRole('button', { name: 'Aktifkan' }).click();
  const groups = desk.getByRole('listitem');
  await expect(groups).toHaveText(
    expectedDigits.split(' ').map((digits, index) => `Kelompok ${index + 1}${digits}`),
  );
  await checkReadable(adminPage);
  await desk.getByRole('button', { name: 'Selesai' }).click();
  await expect(dialog.getByText(/^Diaktifkan di Tablet oleh Admin/)).toBeVisible();

  await dialog.getByRole('button', { name: 'Kode aktivasi' }).click();
  const again = adminPage.getByRole('dialog', { name: 'Kode aktivasi' });
  await expect(again.getByRole('listitem').first()).toContainText(expectedDigits.slice(0, 4));
});

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
  const { id, licenseKey } = onlyLicense(order);
  const box = await activateOnBox(page.request, id);

  const detail = await openOwnedProduct(page, clock.name);
  await expect(detail).toContainText('0 dari 3 terpakai, berlaku sampai');
  await expect(detail.getByText(box.expectedDigits)).toBeVisible();
  await detail.getByRole('button', { name: 'Salin token' }).click();
  await expect(page.getByText('Token disalin!')).toBeVisible();
  expect(await readClipboard(page)).toMatch(/^JM1-[0-9A-Z]+$/);
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
  await checkReadable(adminPage);
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
  const { id, licenseKey } = onlyLicense(order);
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
  await request.getByRole('button', { name: 'Setujui' }).click();
  const question = adminPage.getByRole('dialog', { name: 'Setujui pindah perangkat?' });
  await question.getByRole('radio', { name: 'Tidak dihitung' }).check();
  await question.getByRole('button', { name: 'Setujui pindah' }).click();
  await expect(question.getByText('Alasan wajib diisi')).toBeVisible();
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

function variantIdOf({ ProductVariant }: ManagedProduct): string {
  return String(ProductVariant[0]?.id);
}

/** Rows are counted from 1, as the screen counts. */
function withWrongSymbol(codeRows: string[], row: number): string[] {
  return codeRows.map((text, index) =>
    index === row - 1 ? (text.startsWith('A') ? 'B' : 'A') + text.slice(1) : text,
  );
}
