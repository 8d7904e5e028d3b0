import { formatRupiah } from '@timesync/contract';
import { expectRefused, expectToast, pressInRow, rowWith } from '../support/admin/admin-lists.ts';
import { bankFile, openAccount } from '../support/admin/bank-files.ts';
import { readOrder } from '../support/shop/shop-orders.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, officeTest as test } from '../support/test.ts';

test('one of three licences goes back, the other two stay', async ({
  page,
  customer,
  clock,
  consoleGuard,
  shop,
}) => {
  const order = await shop.buy(customer.page, [clock], 3);
  const [line] = order.details;
  const [first] = line?.licenses ?? [];
  await page.goto(`/transaction/${order.id}`);
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
  // The chosen unit has gone back: asked again, nothing is chosen.
  await detail.getByRole('button', { name: 'Refund sebagian' }).click();
  await expect(page.getByRole('dialog', { name: 'Refund sebagian: Rp 0' })).toBeVisible();

  const own = await readOrder(customer.page, order.id);
  expect(own.details[0]?.licenses).toHaveLength(2);
  await customer.page.goto('/user/transaction');
  await expect(customer.page.getByText('Sebagian dikembalikan').first()).toBeVisible();
  await customer.page.goto(`/user/transaction/${order.id}/kwitansi`);
  const sheet = customer.page.getByRole('article');
  const left = formatRupiah(own.receivedAmount - 149_000);
  await expect(sheet).toContainText(`Dikembalikan-149.000Diterima${left}`);
  await checkReadable(customer.page);
});

test('the focus stays in the order when the button of a refund goes with it', async ({
  page,
  customer,
  clock,
  shop,
}) => {
  const order = await shop.buy(customer.page, [clock], 2);
  await page.goto(`/transaction/${order.id}`);
  const detail = page.getByRole('dialog', { name: 'Detail Transaksi' });
  await detail.getByRole('button', { name: 'Refund sebagian' }).click();
  const refund = page.getByRole('dialog', { name: /^Refund sebagian/ });
  await refund.getByLabel(order.details[0]?.licenses[0]?.licenseKey ?? '').check();
  await refund.getByLabel('Alasan').fill('Kelebihan satu');
  await refund.getByRole('button', { name: 'Refund unit ini' }).click();
  await expect(detail).toContainText('1 dikembalikan');
  await expect(detail.getByRole('button', { name: 'Refund sebagian' })).toBeHidden();
  await expect(detail).toBeFocused();
});

test('the line of the bank by which a refund left is proposed as its evidence', async ({
  page,
  customer,
  office,
  clock,
  shop,
}) => {
  const account = await openAccount(office);
  const order = await shop.buy(customer.page, [clock], 2, account);
  await shop.refund(order, order.details[0]?.licenses[0]);

  const list = `/transaction/mutasi?paymentAccountId=${account.id}&state=outgoing`;
  await page.goto(list);
  const file = bankFile(account.accountNumber, [
    ['SALDO', 900_000],
    ['KE PEMBELI', -149_000],
  ]);
  await page.getByLabel('Letakkan berkas mutasi').setInputFiles(file);
  await expect(page.getByRole('status').filter({ hasText: 'Saldo cocok' })).toBeVisible();
  await page.goto(list);
  const row = rowWith(page, 'KE PEMBELI');
  await expect(row).toContainText('Mungkin pengembalian dana pesanan ini');
  await expect(row).toContainText(order.invoiceNumber);
  await pressInRow(page, row, 'Pasangkan');
  const dialog = page.getByRole('dialog', { name: 'Pasangkan dengan pesanan' });
  await expect(dialog).toContainText('bukti pengembalian dana');
  await checkReadable(page);
  // Another story may have refunded the same sum.
  await dialog.getByRole('radio', { name: order.invoiceNumber }).check();
  await dialog.getByRole('button', { name: 'Pasangkan' }).click();
  await expectToast(page, 'Mutasi dipasangkan');
  await expect(row).toBeHidden();
});
