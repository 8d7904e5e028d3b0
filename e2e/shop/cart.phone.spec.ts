import { forgetSession, signIn, signInAsNewCustomer } from '../support/api-session.ts';
import { newPerson } from '../support/people.ts';
import { openAccountDialog } from '../support/shell.ts';
import { PHONE_LICENSE, TV_LICENSE } from '../support/shop/shop-office.ts';
import {
  addToCart,
  cartLine,
  cartOf,
  checkReadable,
  openProduct,
} from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/shop/shop-test.ts';

test('the same product and variant add up, another variant is a line of its own', async ({
  page,
  clock,
}) => {
  await signInAsNewCustomer(page);
  await page.goto('/dashboard');
  await addToCart(page, clock, { variant: PHONE_LICENSE.name, qty: 2 });
  await addToCart(page, clock, { variant: PHONE_LICENSE.name });
  await addToCart(page, clock, { variant: TV_LICENSE.name });

  await expect(cartOf(page).getByRole('listitem')).toHaveCount(2);
  const phoneLine = cartLine(page, PHONE_LICENSE.name);
  await expect(phoneLine.getByRole('spinbutton')).toHaveValue('3');
  await expect(phoneLine).toContainText('Rp 447.000');
  await expect(cartOf(page)).toContainText('Total Rp 696.000');
  await checkReadable(page);
});

test('a quantity is edited and a line removed, and the total follows', async ({
  page,
  clock,
  guide,
}) => {
  await signInAsNewCustomer(page);
  await page.goto('/dashboard');
  await addToCart(page, clock, { variant: PHONE_LICENSE.name });
  await addToCart(page, guide);
  await expect(cartOf(page)).toContainText('Total Rp 174.000');

  const guideLine = cartLine(page, guide.name);
  await guideLine.getByRole('button', { name: `Tambah jumlah ${guide.name}` }).click();
  await expect(guideLine.getByRole('spinbutton')).toHaveValue('2');
  await expect(cartOf(page)).toContainText('Total Rp 199.000');
  await guideLine.getByRole('spinbutton').fill('10');
  await expect(cartOf(page)).toContainText('Total Rp 399.000');
  await guideLine.getByRole('spinbutton').fill('1000');
  await expect(guideLine.getByRole('spinbutton')).toHaveValue('999');
  await expect(guideLine.getByText('Maksimal 999 per produk.')).toBeVisible();
  await guideLine.getByRole('spinbutton').fill('10');
  await expect(guideLine.getByText('Maksimal 999 per produk.')).toBeHidden();

  await guideLine.getByRole('spinbutton').fill('0');
  await cartOf(page).getByRole('button', { name: 'Beli' }).click();
  await expect(guideLine.getByText('Jumlah minimal 1')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await guideLine.getByRole('spinbutton').fill('10');

  await cartLine(page, clock.name).getByRole('button', { name: 'Hapus' }).click();
  await expect(cartOf(page)).toContainText('Total Rp 250.000');
  await expect(cartLine(page, clock.name)).toHaveCount(0);
});

test('a reload and a new email keep the cart, and the next user of the device does not see it', async ({
  page,
  guide,
}) => {
  const owner = await signInAsNewCustomer(page);
  await page.goto('/dashboard');
  await addToCart(page, guide, { qty: 4 });
  await page.reload();
  await expect(cartLine(page, guide.name).getByRole('spinbutton')).toHaveValue('4');

  const { email } = newPerson();
  const account = await openAccountDialog(page);
  await account.getByLabel('Email').fill(email);
  await account.getByRole('button', { name: 'Simpan' }).click();
  await expect(account).toBeHidden();
  await expect(cartLine(page, guide.name).getByRole('spinbutton')).toHaveValue('4');

  await forgetSession(page);
  await signInAsNewCustomer(page);
  await page.goto('/dashboard');
  await expect(cartOf(page)).toContainText('Keranjang masih kosong');

  await forgetSession(page);
  await signIn(page, { ...owner, email });
  await page.goto('/dashboard');
  await expect(cartLine(page, guide.name).getByRole('spinbutton')).toHaveValue('4');
});

test('an empty cart cannot be bought', async ({ page }) => {
  await signInAsNewCustomer(page);
  await page.goto('/dashboard');
  await cartOf(page).getByRole('button', { name: 'Beli' }).click();
  await expect(cartOf(page).getByRole('alert')).toHaveText('Keranjang kosong!');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await checkReadable(page);
});

test('a quantity of 0 is refused where a product is chosen', async ({ page, guide }) => {
  await signInAsNewCustomer(page);
  await page.goto('/dashboard');
  const product = await openProduct(page, guide);
  await product.getByLabel('Qty:').fill('0');
  await product.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(product.getByText('Jumlah minimal 1')).toBeVisible();
  await expect(product.getByLabel('Qty:')).toHaveValue('0');
  await product.getByLabel('Qty:').fill('2');
  await product.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(cartOf(page)).toContainText('Total Rp 50.000');
});
