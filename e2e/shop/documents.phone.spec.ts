import type { Page } from '@playwright/test';
import { formatRupiah } from '@timesync/contract';
import { signInAsNewCustomer } from '../support/api-session.ts';
import { approvePayment } from '../support/shop/shop-office.ts';
import { placeOrder, readOrder, sendProof } from '../support/shop/shop-orders.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

const MOSQUE = 'Masjid Al-Ikhlas';
const UNKNOWN = 'b'.repeat(22);

async function download(page: Page, link: string): Promise<Buffer> {
  const address = await page.getByRole('link', { name: link }).getAttribute('href');
  const answer = await page.request.get(address ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  return answer.body();
}

test('an invoice in the name of the mosque becomes a numbered kwitansi, whose QR leads to number, sum and day, for its buyer alone', async ({
  page,
  otherContext,
  clock,
  bank,
  consoleGuard,
  office,
}) => {
  consoleGuard.allowRefusal(404, `/public/receipts/${UNKNOWN}`);
  const person = await signInAsNewCustomer(page);
  const order = await placeOrder(page, [clock], 10);
  await page.goto(`/user/transaction/${order.id}/kwitansi`);
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('heading', { name: 'Invoice' })).toBeVisible();
  await expect(sheet).toContainText(`${bank.accountNumber} a.n. ${bank.accountName}`);
  await page.getByRole('button', { name: 'Ganti nama' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Atas nama').fill(MOSQUE);
  await dialog.getByLabel('Alamat').fill('Jl. Melati No. 5, Bandung');
  await dialog.getByLabel('NPWP').fill('123');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(dialog.getByRole('alert')).toContainText('NPWP terdiri dari 15 atau 16 angka');
  await dialog.getByLabel('NPWP').fill('');
  await checkReadable(page);
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(sheet).toContainText(`Ditagihkan kepada${MOSQUE}Jl. Melati No. 5, Bandung`);
  await download(page, 'Unduh invoice (PDF)');
  await checkReadable(page);

  // A payment that is accepted meanwhile does not take away what is being typed.
  await page.getByRole('button', { name: 'Ganti nama' }).click();
  await dialog.getByLabel('Atas nama').fill('Yayasan Al-Ikhlas');
  // The files for the bendahara have the proof among them.
  await sendProof(page, order, bank);
  await approvePayment(office, order.id);
  const { receipt } = await readOrder(page, order.id);
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('article')).toContainText(String(receipt?.number));
  consoleGuard.allowRefusal(409, `/transaction/${order.id}/bill-to`);
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Kwitansi pesanan ini sudah terbit.');
  await page.reload();
  await expect(sheet.getByRole('heading', { name: 'Kwitansi' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ganti nama' })).toHaveCount(0);
  const file = await download(page, 'Unduh kwitansi (PDF)');
  await download(page, 'Berkas bendahara');
  await checkReadable(page);

  const [, link = ''] = /URI \((\S+)\)/.exec(file.toString('latin1')) ?? [];
  const visit = await otherContext.newPage();
  await visit.goto(new URL(new URL(link).pathname, page.url()).href);
  const main = visit.getByRole('main');
  await expect(main).toContainText(
    `Nomor${receipt?.number}Jumlah${formatRupiah(order.payableAmount)}Tanggal`,
  );
  await expect(main).not.toContainText(person.name);
  await checkReadable(visit);
  await visit.goto(`${new URL(page.url()).origin}/kwitansi/${UNKNOWN}`);
  await expect(main).toContainText('Kwitansi ini tidak kami kenal');

  await signInAsNewCustomer(visit);
  consoleGuard.allowRefusal(404, `/transaction/${order.id}`);
  await visit.goto(`/user/transaction/${order.id}/kwitansi`);
  await expect(main.getByRole('alert')).toContainText('Transaksi ini tidak dapat dimuat.');
  await expect(visit.getByText(order.invoiceNumber)).toHaveCount(0);
});
