// "Untuk": what an order is for. A returning buyer touches nothing more than before.
import { signInAsNewCustomer } from '../support/api-session.ts';
import { expectUncovered } from '../support/layout.ts';
import { TV_LICENSE } from '../support/shop/shop-office.ts';
import {
  acceptTerms,
  addToCart,
  checkReadable,
  openCheckout,
} from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

test('the name tried on the clock is proposed first, the last choice afterwards, and another can be typed', async ({
  page,
  clock,
  effort,
}) => {
  await signInAsNewCustomer(page);
  await page.goto('/dashboard');
  // Stores the settings as the clock of the landing page does in this tab.
  await page.evaluate(() => {
    const tried = { mosque: 'Masjid Al-Ikhlas', town: 'Kota Bandung' };
    sessionStorage.setItem('jam-dicoba', JSON.stringify(tried));
  });
  const buy = async (expected: string, pick?: (choice: typeof untuk) => Promise<unknown>) => {
    await addToCart(page, clock, { variant: TV_LICENSE.name });
    effort.start();
    const checkout = await openCheckout(page);
    const untuk = checkout.getByRole('combobox', { name: 'Untuk' });
    await expect(untuk.locator('option:checked')).toHaveText(expected);
    await pick?.(untuk);
    await acceptTerms(page, checkout);
    await checkout.getByRole('button', { name: 'Checkout' }).click();
    const placed = page.getByRole('dialog', { name: 'Pesanan Berhasil Dibuat' });
    await placed.waitFor();
    await placed.getByRole('button', { name: 'Kembali ke Katalog' }).click();
    await expect(placed).toBeHidden();
  };
  const untuk = page.getByRole('combobox', { name: 'Untuk' });
  const bought = async () => {
    const { data } = await (await page.request.get('/transaction')).json();
    return data.map(({ mosque }: { mosque: { name: string } | null }) => mosque?.name ?? null);
  };

  await buy('Masjid Al-Ikhlas');
  expect(await bought()).toEqual(['Masjid Al-Ikhlas']);
  const { data } = await (await page.request.get('/my-mosques')).json();
  expect(data).toMatchObject([{ name: 'Masjid Al-Ikhlas', town: 'Kota Bandung', role: 'ketua' }]);

  // Beli, terms, Saya Setuju, Checkout, Kembali: as before there was a choice.
  await buy('Masjid Al-Ikhlas');
  effort.expectTaps(5);
  expect(await bought()).toEqual(['Masjid Al-Ikhlas', 'Masjid Al-Ikhlas']);

  await buy('Masjid Al-Ikhlas', (choice) => choice.selectOption('Diri sendiri'));
  expect(await bought()).toEqual([null, 'Masjid Al-Ikhlas', 'Masjid Al-Ikhlas']);

  // Another mosque is typed in the checkout.
  await addToCart(page, clock, { variant: TV_LICENSE.name });
  const checkout = await openCheckout(page);
  await expect(untuk.locator('option:checked')).toHaveText('Diri sendiri');
  await untuk.selectOption('Masjid lain…');
  await acceptTerms(page, checkout);
  await checkout.getByRole('button', { name: 'Checkout' }).click();
  await expect(checkout.getByRole('alert')).toHaveText('Nama minimal 2 karakter');
  await expectUncovered(checkout.getByRole('alert'));
  await checkReadable(page);
  await checkout.getByLabel('Nama masjid atau mushola').fill('Mushola An-Nur');
  await checkout.getByRole('button', { name: 'Checkout' }).click();
  await page.getByRole('dialog', { name: 'Pesanan Berhasil Dibuat' }).waitFor();
  expect((await bought())[0]).toBe('Mushola An-Nur');
});
