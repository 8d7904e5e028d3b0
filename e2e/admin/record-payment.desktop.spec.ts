import { formatRupiah } from '@timesync/contract';
import { expectToast } from '../support/admin/admin-lists.ts';
import { openManagedOrder } from '../support/admin/admin-orders.ts';
import { placeOrder, readOrder } from '../support/shop/shop-orders.ts';
import { checkReadable, openOrder } from '../support/shop/shop-screens.ts';
import { expect, officeTest as test } from '../support/test.ts';

test('money without a photo is booked: first a part, which asks for the rest, then all of it', async ({
  page,
  customer,
  clock,
}) => {
  const order = await placeOrder(customer.page, [clock]);
  await page.goto('/transaction');
  const detail = await openManagedOrder(page, order);
  await detail.getByRole('button', { name: 'Catat Pembayaran' }).click();
  const form = page.getByRole('dialog', { name: 'Catat Pembayaran' });
  const amount = form.getByLabel('Jumlah diterima');
  await expect(amount).toHaveValue(formatRupiah(order.payableAmount, { symbol: false }));
  await checkReadable(page);
  await form.getByRole('radio', { name: 'Transfer' }).check();
  await amount.fill('100.000');
  await form.getByRole('button', { name: 'Catat' }).click();
  await expectToast(page, 'Pembayaran dicatat');
  const rest = formatRupiah(order.payableAmount - 100_000);
  await page.reload();
  await expect(detail).toContainText(`Masih kurang ${rest}`);

  const own = await openOrder(customer.page, order, 'Info Pembayaran');
  await expect(own).toContainText(`Sudah kami terima Rp 100.000. Tinggal kekurangannya:`);
  await expect(own).toContainText(`Transfer tepat${rest}`);
  await checkReadable(customer.page);

  // The usual case: the button, how it came, and done.
  await detail.getByRole('button', { name: 'Catat Pembayaran' }).click();
  await form.getByRole('radio', { name: 'Tunai' }).check();
  await form.getByRole('button', { name: 'Catat' }).click();
  await expectToast(page, 'Pembayaran dicatat, pesanan lunas');
  await expect(detail.getByText('paid', { exact: true })).toBeVisible();
  await expect(detail.getByRole('button', { name: 'Catat Pembayaran' })).toBeHidden();
  const paid = await readOrder(customer.page, order.id);
  expect(paid.details[0]?.licenses).toHaveLength(1);
});
