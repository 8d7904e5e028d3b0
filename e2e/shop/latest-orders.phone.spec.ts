import { formatDateTime } from '@timesync/contract';
import { signInAsNewCustomer } from '../support/api-session.ts';
import { placeOrder } from '../support/shop/shop-orders.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/shop/shop-test.ts';

test('the dashboard never calls a list empty that it could not read', async ({
  page,
  clock,
  consoleGuard,
}) => {
  await signInAsNewCustomer(page);
  const order = await placeOrder(page, [clock]);
  consoleGuard.allow(/^Gagal ambil transaksi/);
  consoleGuard.allow(/status of 403/);
  const orders = '**/transaction?**';
  await page.route(orders, (route) => route.fulfill({ status: 403, json: { message: 'Tutup.' } }));
  await page.goto('/dashboard');
  const latest = page.getByRole('region', { name: 'Transaksi Terbaru' });
  await expect(latest).toContainText('Transaksi gagal dimuat.');
  await expect(latest).not.toContainText('Belum ada transaksi.');
  await checkReadable(page);

  await page.unroute(orders);
  await latest.getByRole('button', { name: 'Coba muat lagi' }).click();
  const row = latest.getByRole('link', { name: order.invoiceNumber });
  await expect(row.getByText(`${formatDateTime(order.createdAt)} WIB`)).toBeVisible();
  // On one line, although what is to be transferred stands beside it.
  const number = await row.getByText(order.invoiceNumber).boundingBox();
  expect(number?.height).toBeLessThan(30);
  await checkReadable(page);
});
