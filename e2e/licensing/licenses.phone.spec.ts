import type { ManagedProduct } from '@timesync/contract';
import { exportCsv } from '../support/admin/admin-lists.ts';
import { signInAsNewCustomer } from '../support/api-session.ts';
import {
  confirmWithReason,
  openManagedLicense,
  openOwnedProduct,
} from '../support/licensing/license-screens.ts';
import { startOfflineBox } from '../support/licensing/offline-box.ts';
import { PHONE_LICENSE } from '../support/shop/shop-office.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

test('a licence is found and exported, suspended, reinstated, and revoked for ever', async ({
  page,
  adminPage,
  clock,
  shop,
}) => {
  const customer = await signInAsNewCustomer(page);
  const { licenseKey } = await shop.buyLicense(page, clock);
  await adminPage.goto('/license');
  await adminPage.getByRole('button', { name: 'Filter' }).click();
  await adminPage.getByLabel('License key').fill(licenseKey);
  await adminPage.getByLabel('Email').fill(customer.email);
  await adminPage.getByLabel('Status').selectOption('Belum dipakai');
  await adminPage.getByLabel('Init').fill('hp');
  await adminPage.getByRole('button', { name: 'Cari' }).click();
  await expect(adminPage.getByRole('code')).toHaveText([licenseKey]);
  const file = (await exportCsv(adminPage)).join('\n');
  expect(file.match(/HP(-[0-9A-Z]{4}){4}/g)).toEqual([licenseKey]);
  await adminPage.getByLabel('Status').selectOption('Dicabut');
  await adminPage.getByRole('button', { name: 'Cari' }).click();
  await expect(adminPage.getByText('Tidak ada data')).toBeVisible();

  const dialog = await openManagedLicense(adminPage, licenseKey);
  await checkReadable(adminPage);
  await expect(dialog).toContainText('0 dari 3 terpakai');
  await expect(dialog.getByRole('button', { name: 'Pulihkan' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Tangguhkan' }).click();
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

test('gifts reach their receivers by links', async ({ page, adminPage, clock }) => {
  await signInAsNewCustomer(page);
  await adminPage.goto('/license');
  await adminPage.getByRole('button', { name: 'Beri Lisensi' }).click();
  const dialog = adminPage.getByRole('dialog', { name: 'Beri Lisensi' });
  await dialog.getByLabel('Produk dan variant').selectOption(variantIdOf(clock));
  await dialog.getByLabel('Jumlah', { exact: true }).fill('2');
  await dialog.getByRole('button', { name: 'Beri Lisensi' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Alasan wajib diisi');
  await dialog.getByLabel('Alasan').fill('Hadiah untuk masjid baru');
  await dialog.getByRole('button', { name: 'Beri Lisensi' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await checkReadable(adminPage);
  const first = dialog.getByRole('listitem').first();
  const givenKey = String(await first.getByRole('code').textContent());
  expect(givenKey).toMatch(/^HP(-[0-9A-Z]{4}){4}$/);
  const href = await first.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  const text = new URL(String(href)).searchParams.get('text') ?? '';

  await page.goto(/\/ambil#[\w.-]+/.exec(text)?.[0] ?? '');
  await page.getByRole('button', { name: 'Ambil lisensi ini' }).click();
  const shownKey = page.getByRole('code');
  await expect(shownKey).toHaveText(/^HP(-[0-9A-Z]{4}){4}$/);
  const licenseKey = String(await shownKey.textContent());
  // The maker of the link knows the other one.
  expect(licenseKey).not.toBe(givenKey);

  const detail = await openManagedLicense(adminPage, licenseKey);
  await expect(detail).toContainText(/Lisensi hadiah diberikan oleh Admin/);
  await expect(detail).toContainText('Catatan: Hadiah untuk masjid baru');
  await expect(detail).toContainText('Diambil penerima oleh');

  await page.goto('/my-product');
  const owned = page.getByRole('main');
  await expect(owned.getByRole('code')).toHaveText(licenseKey);
  await expect(owned).toContainText(`${clock.name}, ${PHONE_LICENSE.name}`);
  await expect(owned).not.toContainText('Tidak ada data');
  await owned.getByRole('button', { name: 'Perangkat dan aktivasi' }).click();
  const activation = owned.getByRole('link', { name: 'Aktivasi', exact: true });
  await expect(activation).toHaveAttribute('href', '/aktivasi');
  await checkReadable(page);
  await page.getByRole('button', { name: 'Semua lisensi' }).click();
  const all = page.getByRole('dialog', { name: 'Semua Lisensi' });
  await expect(all.getByRole('code')).toHaveText(licenseKey);
});

test('an admin activates for a customer on the phone', async ({
  page,
  adminPage,
  office,
  clock,
  shop,
}) => {
  await signInAsNewCustomer(page);
  const { licenseKey } = await shop.buyLicense(page, clock);
  const { codeRows, deviceId, expectedDigits } = await startOfflineBox(office, 'tablet');
  const dialog = await openManagedLicense(adminPage, licenseKey);
  await dialog.getByRole('button', { name: 'Aktifkan lewat telepon' }).click();
  const byPhone = adminPage.getByRole('dialog', { name: 'Aktifkan lewat telepon' });

  await byPhone.getByLabel('Kode Perangkat').fill(withWrongSymbol(codeRows, 3).join('\n'));
  await byPhone.getByRole('button', { name: 'Periksa kode' }).click();
  await expect(byPhone.getByRole('alert')).toContainText('salah ketik di baris 3');

  await byPhone.getByLabel('Kode Perangkat').fill(codeRows.join('\n').toLowerCase());
  await byPhone.getByRole('button', { name: 'Periksa kode' }).click();
  await expect(byPhone.getByRole('heading', { name: 'Aktifkan perangkat ini?' })).toBeFocused();
  await expect(byPhone).toContainText(deviceId);
  await byPhone.getByRole('button', { name: 'Ya, aktifkan' }).click();
  await expect(byPhone.getByText('Alasan wajib diisi')).toBeVisible();
  await checkReadable(adminPage);
  await byPhone.getByLabel('Alasan').fill('Kamera HP pelanggan rusak');
  await byPhone.getByRole('button', { name: 'Ya, aktifkan' }).click();
  const groups = byPhone.getByRole('listitem');
  await expect(groups).toHaveText(
    expectedDigits.split(' ').map((digits, index) => `Kelompok ${index + 1}${digits}`),
  );
  await checkReadable(adminPage);
  await byPhone.getByRole('button', { name: 'Selesai' }).click();
  await expect(dialog.getByText(/^Diaktifkan di Tablet oleh Admin/)).toBeVisible();
  await expect(dialog).toContainText('Catatan: Kamera HP pelanggan rusak');

  await dialog.getByRole('button', { name: 'Kode aktivasi' }).click();
  const again = adminPage.getByRole('dialog', { name: 'Kode aktivasi' });
  await expect(again.getByRole('listitem').first()).toContainText(expectedDigits.slice(0, 4));
});

function variantIdOf({ ProductVariant }: ManagedProduct): string {
  return String(ProductVariant[0]?.id);
}

/** Rows are counted from 1, as the screen counts. */
function withWrongSymbol(codeRows: string[], row: number): string[] {
  return codeRows.map((text, index) =>
    index === row - 1 ? (text.startsWith('A') ? 'B' : 'A') + text.slice(1) : text,
  );
}
