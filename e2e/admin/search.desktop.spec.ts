import { expect, test } from '../support/admin/admin-test.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { countEffort } from '../support/taps.ts';

test('a caller is found in two taps, and Ctrl+K leads to the search, which finds tools as well', async ({
  page,
  context,
  customer,
}) => {
  const effort = await countEffort(context);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Hari ini' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Chat admin' })).toHaveCount(0);
  effort.start();
  await effort.type(
    page.getByRole('searchbox', { name: /^Cari pelanggan/ }),
    customer.person.email,
  );
  await page.getByRole('list', { name: 'Hasil pencarian' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(customer.person.name);
  effort.expectTaps(2);
  await expect(page.getByRole('link', { name: /Chat WhatsApp/ })).toBeVisible();
  await checkReadable(page);

  await page.goto('/init-device');
  const field = page.getByRole('searchbox', { name: /^Cari/ });
  await field.waitFor();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await field.fill(customer.person.email);
  const found = page.getByRole('list', { name: 'Hasil pencarian' });
  await expect(found.getByRole('link').first()).toContainText(customer.person.name);
  await checkReadable(page);
  await field.fill('mutasi');
  await page
    .getByRole('list', { name: 'Alat', exact: true })
    .getByRole('link', { name: 'Mutasi' })
    .click();
  await expect(page).toHaveURL('/transaction/mutasi');
  await expect(field).toHaveValue('');
});
