// The seller changes the offer while a customer has it in the cart.
import type { APIRequestContext } from '@playwright/test';
import type { ManagedProduct } from '@timesync/contract';
import { signInAsNewCustomer } from '../support/api-session.ts';
import {
  changeProduct,
  createGuide,
  PHONE_LICENSE,
  withdrawProduct,
} from '../support/shop/shop-office.ts';
import { countOrders } from '../support/shop/shop-orders.ts';
import {
  acceptTerms,
  addToCart,
  cartLine,
  cartOf,
  checkReadable,
  openCheckout,
} from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

const CHANGE = 'Harga berubah: Rp 149.000 → Rp 175.000';

async function raisePrice(office: APIRequestContext, { id, ProductVariant }: ManagedProduct) {
  const variants = ProductVariant.map((variant) => ({
    ...variant,
    price: variant.name === PHONE_LICENSE.name ? 175_000 : variant.price,
  }));
  await changeProduct(office, id, { variants });
}

test('what is no longer sold must leave the cart, and a price that changes during checkout stops the order and is shown', async ({
  page,
  office,
  clock,
  consoleGuard,
}) => {
  const guide = await createGuide(office);
  consoleGuard.allowRefusal(404, `/public/products/${guide.id}`);
  consoleGuard.allowRefusal(409, '/transaction');
  await signInAsNewCustomer(page);
  await page.goto('/dashboard');
  await addToCart(page, clock, { variant: PHONE_LICENSE.name });
  await addToCart(page, guide);
  await withdrawProduct(office, guide.id);
  await page.reload();
  await expect(cartLine(page, guide.name)).toContainText('Sudah tidak dijual.');
  await cartOf(page).getByRole('button', { name: 'Beli' }).click();
  await expect(cartOf(page).getByRole('alert')).toContainText('Hapus dari keranjang');
  await checkReadable(page);
  await cartLine(page, guide.name).getByRole('button', { name: 'Hapus' }).click();

  // "Beli" reads the prices again; this customer is faster than the answer.
  const answering = Promise.withResolvers<void>();
  await page.route('**/public/products**', async (route) => {
    await answering.promise;
    await route.continue();
  });
  const checkout = await openCheckout(page);
  await acceptTerms(page, checkout);
  await raisePrice(office, clock);
  await checkout.getByRole('button', { name: 'Checkout' }).click();

  await expect(checkout.getByRole('alert')).toContainText('Checkout gagal');
  await expect(checkout.getByRole('alert')).toContainText('Harga telah berubah.');
  answering.resolve();
  await expect(checkout).toContainText(CHANGE);
  expect(await countOrders(page)).toBe(0);
  await expect(cartLine(page, clock.name)).toContainText(CHANGE);
  await expect(cartOf(page)).toContainText('Total Rp 175.000');
  await checkReadable(page);

  await checkout.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByRole('dialog', { name: 'Pesanan Berhasil Dibuat' })).toContainText(
    /Transfer tepat Rp.175\.\d{3}/,
  );
});
