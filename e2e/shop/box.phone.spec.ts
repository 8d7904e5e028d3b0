// A box is bought with an address: what that costs in touches, the first time and the second.
import { forgetSession, signInAsNewCustomer } from '../support/api-session.ts';
import { setRate } from '../support/shop/shop-office.ts';
import {
  acceptTerms,
  checkReadable,
  openCheckout,
  openProduct,
} from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

/** For a licence by way of the cart, up to the order. */
const TAPS_WITHOUT_ADDRESS = 7;

test('a box takes three touches more than a licence and none more the second time, and its postcode is known afterwards', async ({
  page,
  office,
  effort,
  box,
}) => {
  await setRate(office, { province: 'Jawa Barat', price: 18_000 });
  await signInAsNewCustomer(page);
  await page.goto('/dashboard');

  effort.start();
  const product = await openProduct(page, box);
  await expect(product.getByText('Sisa 3')).toBeVisible();
  await product.getByRole('radio').click();
  await product.getByRole('button', { name: 'Add to Cart' }).click();
  const checkout = await openCheckout(page);
  await expect(checkout.getByLabel('Nama penerima')).not.toHaveValue('');
  await expect(checkout.getByLabel('Nomor WhatsApp')).not.toHaveValue('');
  await effort.type(checkout.getByLabel('Jalan, nomor, RT/RW'), 'Jl. Masjid Raya No. 7');
  await page.keyboard.press('Tab');
  const kelurahan = checkout.getByLabel('Kelurahan / desa');
  await expect(kelurahan).toBeFocused();
  await page.keyboard.type('cihapit');
  await checkout.getByRole('option', { name: /Cihapit.*Kota Bandung/ }).click();
  await expect(checkout.getByLabel('Kecamatan')).toHaveValue('Bandung Wetan');
  await expect(checkout.getByLabel('Provinsi')).toHaveValue('Jawa Barat');
  // The postcode is the only one left, and has the focus.
  await expect(checkout.getByLabel('Kode pos')).toBeFocused();
  await page.keyboard.type('40114');
  await expect(checkout.getByText('Rp 917.000', { exact: true })).toBeVisible();
  await checkReadable(page);
  await acceptTerms(page, checkout);
  await checkout.getByRole('button', { name: 'Checkout' }).click();
  const placed = page.getByRole('dialog', { name: 'Pesanan Berhasil Dibuat' });
  await placed.waitFor();
  effort.expectTaps(TAPS_WITHOUT_ADDRESS + 3);

  await placed.getByRole('link', { name: 'Info Pembayaran' }).click();
  const payment = page.getByRole('dialog', { name: 'Info Pembayaran' });
  await expect(payment.getByText('Jl. Masjid Raya No. 7')).toBeVisible();
  await expect(payment.getByText('Rp 18.000')).toBeVisible();

  await page.goto('/dashboard');
  effort.start();
  const again = await openProduct(page, box);
  await expect(again.getByText('Sisa 2')).toBeVisible();
  await again.getByRole('radio').click();
  await again.getByRole('button', { name: 'Add to Cart' }).click();
  const second = await openCheckout(page);
  await expect(second.getByText('Jl. Masjid Raya No. 7')).toBeVisible();
  await checkReadable(page);
  await acceptTerms(page, second);
  await second.getByRole('button', { name: 'Checkout' }).click();
  await placed.waitFor();
  effort.expectTaps(TAPS_WITHOUT_ADDRESS);

  // The postcode of this parcel is known for the next customer of that place.
  await forgetSession(page);
  await signInAsNewCustomer(page);
  await page.goto('/dashboard');
  const third = await openProduct(page, box);
  await third.getByRole('radio').click();
  await third.getByRole('button', { name: 'Beli sekarang' }).click();
  await checkout.getByLabel('Kelurahan / desa').fill('cihapit');
  await checkout.getByRole('option', { name: /Cihapit.*Kota Bandung/ }).click();
  await expect(checkout.getByLabel('Kode pos')).toHaveValue('40114');
  await expect(checkout.getByText('Dari kiriman sebelumnya ke tempat ini.')).toBeVisible();
});
