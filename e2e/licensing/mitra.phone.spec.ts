// A mitra buys for several mosques, and sees what became of each licence.
import { signInAsNewCustomer } from '../support/api-session.ts';
import { inBothWidths } from '../support/both-widths.ts';
import { call } from '../support/call.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

test('a mitra reads what he bought, and hands one of it out', async ({
  page,
  clock,
  office,
  shop,
}) => {
  const { email } = await signInAsNewCustomer(page);
  const id = await shop.userIdOf(email);
  await call(() => office.patch(`/admin/users/${id}`, { data: { isMitra: true } }));
  const { details } = await shop.buy(page, [clock], 2);
  const [first] = details[0]?.licenses ?? [];
  await page.goto('/mitra');
  await expect(page.getByRole('row').filter({ hasText: clock.name })).toHaveCount(2);
  await inBothWidths(page, () => checkReadable(page));
  await page.getByRole('button', { name: first?.licenseKey }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Bagikan lisensi ini' }).click();
  await expect(dialog.getByRole('link', { name: 'Kirim lewat WhatsApp' })).toBeVisible();
  await checkReadable(page);
  await dialog.getByRole('button', { name: 'Tutup' }).click();
  await expect(page.getByText('Menunggu diambil')).toHaveCount(1);

  const several = page.getByRole('button', { name: 'Bagikan beberapa sekaligus' });
  await several.click();
  await dialog.getByRole('checkbox', { name: 'Semua (1)' }).check();
  await dialog.getByRole('button', { name: 'Buat 1 tautan' }).click();
  await expect(dialog.getByRole('link', { name: /^WhatsApp/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Tutup' }).click();
  await several.click();
  await expect(dialog).toContainText('Tidak ada lisensi yang dapat dibagikan');
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
});
