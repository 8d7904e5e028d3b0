import { placeOrder } from '../support/shop/shop-orders.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, officeTest as test } from '../support/test.ts';

test('a caller is found in two taps, and Ctrl+K leads to the search, which finds tools as well', async ({
  page,
  customer,
  clock,
  effort,
}) => {
  const order = await placeOrder(customer.page, [clock]);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Hari ini' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Chat admin' })).toHaveCount(0);
  effort.start();
  const field = page.getByRole('combobox', { name: /^Cari pelanggan/ });
  const results = page.getByRole('listbox', { name: 'Hasil pencarian' }).getByRole('option');
  await effort.type(field, customer.person.email);
  await results.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(customer.person.name);
  effort.expectTaps(2);
  await expect(page.getByRole('link', { name: /Chat WhatsApp/ })).toBeVisible();
  await checkReadable(page);

  await page.goto('/init-device');
  await field.waitFor();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await field.fill(customer.person.email);
  await expect(results.first()).toContainText(customer.person.name);
  await checkReadable(page);
  // By the keys alone, and by what a seller calls the task.
  await field.fill('rekening');
  await expect(results.first()).toHaveText('Payment Account');
  await expect(results.first()).toHaveAttribute('aria-selected', 'true');
  await field.press('ArrowDown');
  await expect(results.nth(1)).toHaveAttribute('aria-selected', 'true');
  await field.press('Escape');
  await expect(results).toHaveCount(0);
  await field.fill('ongkir');
  await expect(results.first()).toHaveText('Pengaturan: Ongkos kirim');
  await field.press('Enter');
  await expect(page).toHaveURL('/pengaturan/pengiriman');
  await expect(page.getByRole('heading', { name: 'Ongkos kirim' })).toBeVisible();
  await expect(field).toHaveValue('');
  await field.fill(order.invoiceNumber);
  await expect(results.first()).toContainText(order.invoiceNumber);
  await field.press('Enter');
  await expect(page).toHaveURL(`/transaction/${order.id}`);
});

test('a role that was changed elsewhere changes what the search finds', async ({ page }) => {
  await page.goto('/dashboard');
  const field = page.getByRole('combobox', { name: /^Cari/ });
  await field.waitFor();
  // Until the server answers, the tab goes by the role that it remembers.
  const { promise: found, resolve: find } = Promise.withResolvers<void>();
  await page.route('**/auth/session', async (route) => {
    const { user } = await (await route.fetch()).json();
    await found;
    await route.fulfill({ json: { user: { ...user, adminRole: 'kasir' } } });
  });
  await page.reload();
  await field.fill('kunci');
  const tool = page.getByRole('option', { name: 'Kunci API' });
  await expect(tool).toBeVisible();
  find();
  await expect(tool).toBeHidden();
});
