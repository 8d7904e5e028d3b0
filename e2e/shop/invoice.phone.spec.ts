import { formatRupiah, terbilang } from '@timesync/contract';
import { signInAsNewCustomer } from '../support/api-session.ts';
import { buy, placeOrder } from '../support/shop/shop-orders.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/shop/shop-test.ts';

test('a paid order has a receipt with the amount in words, printed alone on white paper', async ({
  page,
  office,
  clock,
  bank,
}) => {
  const person = await signInAsNewCustomer(page);
  const order = await buy(page, [clock], { office, account: bank });
  await page.goto(`/user/transaction/${order.id}/kwitansi`);
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('heading', { name: 'Kwitansi' })).toBeVisible();
  await expect(sheet).toContainText(order.invoiceNumber);
  await expect(sheet).toContainText(`Sudah terima dari${person.name}`);
  await expect(sheet).toContainText(`Total${formatRupiah(149_000)}Kode unik${order.uniqueCode}`);
  // The sum equals the one on the bank statement.
  await expect(sheet).toContainText(`Jumlah transfer${formatRupiah(149_000 + order.uniqueCode)}`);
  const words = `seratus empat puluh sembilan ribu ${terbilang(order.uniqueCode)} rupiah`;
  await expect(sheet).toContainText(new RegExp(words, 'i'));
  await expect(sheet).toContainText(`a.n. ${bank.accountName}`);
  await expect(sheet.getByText('LUNAS', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`Kwitansi ${order.invoiceNumber}`);
  await checkReadable(page);

  const printing = page.getByRole('button', { name: 'Cetak atau simpan PDF' });
  await expect(printing).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(printing).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Chat admin' })).toBeHidden();
  await expect(sheet).toBeVisible();
  await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  expect(countPages(await page.pdf())).toBe(1);
});

/** A PDF names each of its pages by this type. */
function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('before the payment the paper is an invoice, for its customer alone', async ({
  page,
  context,
  clock,
  bank,
  consoleGuard,
}) => {
  await signInAsNewCustomer(page);
  const order = await placeOrder(page, [clock], 10);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.goto(`/user/transaction/${order.id}/kwitansi`);
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('heading', { name: 'Invoice' })).toBeVisible();
  const words = `Satu juta empat ratus sembilan puluh ribu ${terbilang(order.uniqueCode)} rupiah`;
  await expect(sheet).toContainText(words);
  await expect(sheet).toContainText(`${bank.accountNumber} a.n. ${bank.accountName}`);
  await expect(sheet.getByText('LUNAS', { exact: true })).toHaveCount(0);
  await checkReadable(page);

  await page.getByRole('button', { name: 'Cetak atau simpan PDF' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');

  await context.clearCookies();
  await signInAsNewCustomer(page);
  consoleGuard.allowRefusal(404, `/transaction/${order.id}`);
  await page.goto(`/user/transaction/${order.id}/kwitansi`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Transaksi ini tidak dapat dimuat.',
  );
  await expect(page.getByText(order.invoiceNumber)).toHaveCount(0);
});
