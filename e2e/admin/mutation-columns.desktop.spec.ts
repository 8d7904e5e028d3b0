import { newMark, rowWith } from '../support/admin/admin-lists.ts';
import { expect, test } from '../support/admin/admin-test.ts';
import { createPaymentAccount } from '../support/shop/shop-office.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';

test('the columns of an unknown bank are chosen once', async ({ page, office, consoleGuard }) => {
  consoleGuard.allowRefusal(422, '/admin/bank-statements');
  const mark = newMark();
  const account = await createPaymentAccount(office, {
    name: `Daerah ${mark}`,
    accountNumber: '1234567',
    accountName: 'Yayasan',
    type: 'bank',
  });
  await page.goto('/transaction/mutasi');
  await page.getByLabel('Rekening').selectOption(`${account.name} 1234567`);
  // Before that, a file would still go to the account that was shown first.
  await expect(page).toHaveURL(/paymentAccountId=/);
  const rows = [
    'Laporan',
    'Tgl;Catatan;Masuk;Keluar;Sisa',
    `01/08/2026;Sewa ${mark};5.000;;15.000`,
  ];
  await page.getByLabel('Letakkan berkas mutasi').setInputFiles({
    name: 'daerah.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  });
  const columns = page.getByRole('dialog', { name: 'Tunjukkan kolomnya' });
  await expect(columns.getByLabel('Uang masuk')).toHaveValue('2');
  await checkReadable(page);
  await columns.getByRole('button', { name: 'Simpan dan baca berkas' }).click();
  await expect(page.getByRole('status').filter({ hasText: '1 baris baru' })).toBeVisible();
  await page.getByRole('button', { name: /^Belum/ }).click();
  await expect(rowWith(page, `Sewa ${mark}`)).toContainText('Rp 5.000');
});
