// Admins find orders, licences and customers by the name of the mosque that a caller says.
import { newMark, rowWith, search } from '../support/admin/admin-lists.ts';
import { expect, test } from '../support/admin/admin-test.ts';
import { boughtLicense } from '../support/licensing/bought-license.ts';
import { approvePayment } from '../support/shop/shop-office.ts';
import { sendProof } from '../support/shop/shop-orders.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';

test('orders, licences and customers are found by their mosque', async ({
  page,
  customer,
  office,
  clock,
  bank,
}) => {
  const name = `Masjid ${newMark()}`;
  const own = customer.page;
  const added = await own.request.post('/my-mosques', { data: { name } });
  const { id: mosqueId } = await added.json();
  const [variant] = clock.ProductVariant;
  const details = [{ productId: clock.id, productVariantId: variant?.id ?? null, qty: 1 }];
  const placed = await own.request.post('/transaction', { data: { details, mosqueId } });
  expect(placed.status(), await placed.text()).toBe(201);
  const order = await placed.json();
  await sendProof(own, order, bank);
  await approvePayment(office, order.id);
  const paid = await (await own.request.get(`/transaction/${order.id}`)).json();
  const { licenseKey } = boughtLicense(paid);

  await page.goto('/transaction');
  await search(page, { Masjid: name });
  await expect(rowWith(page, order.invoiceNumber)).toContainText(name);
  await expect(page.getByRole('row')).toHaveCount(2);

  await page.goto('/license');
  await search(page, { Masjid: name });
  await expect(rowWith(page, licenseKey)).toContainText(name);
  await expect(page.getByRole('row')).toHaveCount(2);
  await checkReadable(page);
  await search(page, { Masjid: `${name} yang lain` });
  await expect(rowWith(page, licenseKey)).toHaveCount(0);
});
