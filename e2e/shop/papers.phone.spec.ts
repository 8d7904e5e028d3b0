import { formatRupiah } from '@timesync/contract';
import { signInAsNewCustomer } from '../support/api-session.ts';
import { buy, placeOrder } from '../support/shop/shop-orders.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/shop/shop-test.ts';

const MOSQUE = 'Masjid Al-Ikhlas';

test('the papers carry the mosque, and its treasurer gets them as files', async ({
  page,
  clock,
  bank: _bank,
}) => {
  await signInAsNewCustomer(page);
  const order = await placeOrder(page, [clock], 1);
  await page.goto(`/user/transaction/${order.id}/kwitansi`);
  const sheet = page.getByRole('article');
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
  const invoice = page.getByRole('link', { name: 'Invoice (PDF)' });
  const file = await page.request.get((await invoice.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
});

test('a paid order has a numbered kwitansi, and its QR leads to number, sum and day', async ({
  page,
  otherContext,
  office,
  clock,
  bank,
}) => {
  const person = await signInAsNewCustomer(page);
  const order = await buy(page, [clock], { office, account: bank });
  await page.goto(`/user/transaction/${order.id}/kwitansi`);
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText(/KW-\d{6}-\d{6}/);
  await expect(page.getByRole('button', { name: 'Ganti nama' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Kwitansi (PDF)' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Berkas bendahara (ZIP)' }).click();
  expect((await download).suggestedFilename()).toBe(`Berkas-${order.invoiceNumber}.zip`);
  await checkReadable(page);

  const [number = ''] = /KW-\d{6}-\d{6}/.exec((await sheet.textContent()) ?? '') ?? [];
  const paper = await (await page.request.get(`/transaction/${order.id}/kwitansi.pdf`)).body();
  const [, link = ''] = /URI \((\S+)\)/.exec(paper.toString('latin1')) ?? [];
  const visit = await otherContext.newPage();
  await visit.goto(new URL(new URL(link).pathname, page.url()).href);
  const main = visit.getByRole('main');
  await expect(main).toContainText(
    `Nomor${number}Jumlah${formatRupiah(order.payableAmount)}Tanggal`,
  );
  await expect(main).not.toContainText(person.name);
  await checkReadable(visit);
  await visit.goto(`${new URL(page.url()).origin}/kwitansi/${'b'.repeat(22)}`);
  await expect(main).toContainText('Kwitansi ini tidak kami kenal');
});
