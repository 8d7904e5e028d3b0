// The files that banks really give: Excel, and a file without a year.
import { readFileSync } from 'node:fs';
import { newMark, rowWith } from '../support/admin/admin-lists.ts';
import { csvFile, openAccount } from '../support/admin/bank-files.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, officeTest as test } from '../support/test.ts';

const LIVIN = 'apps/server/src/features/shop/payments/statements/reading/golden/livin.xlsx';

test('an Excel file is read, a file without a year asks for it, and the columns of an unknown bank are chosen once', async ({
  page,
  office,
  consoleGuard,
}) => {
  consoleGuard.allowRefusal(422, '/admin/bank-statements');
  const account = await openAccount(office, '1230012345678');
  await page.goto(`/transaction/mutasi?paymentAccountId=${account.id}`);
  const drop = page.getByLabel('Letakkan berkas mutasi');
  await drop.setInputFiles({
    name: 'e-statement.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: readFileSync(LIVIN),
  });
  await expect(page.getByRole('status').filter({ hasText: '8 baris baru' })).toBeVisible();

  const rows = [
    'Tanggal,Keterangan,Cabang,Jumlah,,Saldo',
    "'20/08,BUNGA,'0000,1000.00,CR,11880769.06",
    "'21/08,BIAYA ADM,'0000,500.00,DB,11880269.06",
  ];
  await drop.setInputFiles(csvFile(rows));
  await expect(page.getByText('Saldo cocok di 1 dari 2 baris.')).toBeVisible();
  await checkReadable(page);
  await page.getByRole('button', { name: /^Ya, tahun 20/ }).click();
  await expect(page.getByRole('status').filter({ hasText: '2 baris baru' })).toBeVisible();

  // A bank that nobody knows: its columns are chosen once.
  const mark = newMark();
  const unknown = await openAccount(office, '1234567');
  await page.goto(`/transaction/mutasi?paymentAccountId=${unknown.id}`);
  const report = [
    'Laporan',
    'Tgl;Catatan;Masuk;Keluar;Sisa',
    `01/08/2026;Sewa ${mark};5.000;;15.000`,
  ];
  await page.getByLabel('Letakkan berkas mutasi').setInputFiles(csvFile(report));
  const columns = page.getByRole('dialog', { name: 'Tunjukkan kolomnya' });
  await expect(columns.getByLabel('Uang masuk')).toHaveValue('2');
  await checkReadable(page);
  await columns.getByRole('button', { name: 'Simpan dan baca berkas' }).click();
  await expect(page.getByRole('status').filter({ hasText: '1 baris baru' })).toBeVisible();
  await page.getByRole('button', { name: /^Belum/ }).click();
  await expect(rowWith(page, `Sewa ${mark}`)).toContainText('Rp 5.000');
});
