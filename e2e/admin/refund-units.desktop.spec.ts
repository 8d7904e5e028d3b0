import { formatRupiah } from '@timesync/contract';
import { expectRefused, expectToast } from '../support/admin/admin-lists.ts';
import { expect, test } from '../support/admin/admin-test.ts';
import { buy, readOrder } from '../support/shop/shop-orders.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';

test('one of three licences goes back, the other two stay', async ({
  page,
  customer,
  office,
  clock,
  bank,
  consoleGuard,
}) => {
  const order = await buy(customer.page, [clock], { office, account: bank, qty: 3 });
  const [line] = order.details;
  const [first] = line?.licenses ?? [];
  await page.goto(`/transaction?detail=${order.id}`);
  const detail = page.getByRole('dialog', { name: 'Detail Transaksi' });
  await detail.getByRole('button', { name: 'Refund sebagian' }).click();
  const refund = page.getByRole('dialog', { name: /^Refund sebagian/ });
  await refund.getByLabel('Alasan').fill('Kelebihan satu');
  consoleGuard.allowRefusal(400, '/admin/transactions/refund');
  await expectRefused(refund, 'Refund unit ini', 'Pilih unit yang dikembalikan.');
  await refund.getByLabel(first?.licenseKey ?? '').check();
  await expect(page.getByRole('dialog', { name: 'Refund sebagian: Rp 149.000' })).toBeVisible();
  await checkReadable(page);
  await refund.getByRole('button', { name: 'Refund unit ini' }).click();
  await expectToast(page, 'Sebagian transaksi berhasil di-refund');
  await expect(detail).toContainText('Sebagian dikembalikan');
  await expect(detail).toContainText('1 dikembalikan');
  await expect(detail).toContainText(/Pengganti KW-/);

  const own = await readOrder(customer.page, order.id);
  expect(own.details[0]?.licenses).toHaveLength(2);
  await customer.page.goto('/user/transaction');
  await expect(customer.page.getByText('Sebagian dikembalikan').first()).toBeVisible();
  await customer.page.goto(`/user/transaction/${order.id}/kwitansi`);
  const paper = customer.page.getByRole('article');
  const left = formatRupiah(own.receivedAmount - 149_000);
  await expect(paper).toContainText(`Dikembalikan-149.000Diterima${left}`);
  await checkReadable(customer.page);
});
