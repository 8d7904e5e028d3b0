import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

const sections = [
  '1. Pengertian',
  '2. Masa Coba dan Lisensi Permanen',
  '3. Satu Lisensi untuk Satu Perangkat',
  '4. Jenis Lisensi',
  '5. Pemindahan Lisensi',
  '6. Pembayaran dan Verifikasi',
  '7. Pembatalan dan Pengembalian Dana',
  '8. Garansi TimeSync Box',
  '9. Privasi, Hukum, dan Perubahan Syarat',
];

test('everyone can read the nine sections of the terms and their version', async ({ page }) => {
  await page.goto('/syarat');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Syarat dan Ketentuan');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(sections);
  await expect(
    page.getByText(/^Versi \d{4}-\d{2}-\d{2}, berlaku sejak \d+ \S+ \d{4}$/),
  ).toBeVisible();
  await checkReadable(page);
});
