import { forgetSession, signIn, signInAsNewCustomer } from '../support/api-session.ts';
import { inBothWidths } from '../support/both-widths.ts';
import { expectUncovered, screenSizes } from '../support/layout.ts';
import { newPerson } from '../support/people.ts';
import { openAccountDialog } from '../support/shell.ts';
import { PHONE_LICENSE, TV_LICENSE } from '../support/shop/shop-office.ts';
import {
  addToCart,
  cartLine,
  cartOf,
  checkReadable,
  openProduct,
  productCard,
} from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

test('the catalogue shows what a product costs; one is put into the cart only once its variant is chosen', async ({
  page,
  clock,
  guide,
}) => {
  await signInAsNewCustomer(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(request.url());
  });
  await page.goto('/dashboard');
  await expect(productCard(page, clock)).toContainText('Rp 149.000 – Rp 249.000');
  await expect(productCard(page, guide)).toContainText('Rp 25.000');
  // Prefetched URLs equal those of the queries, so nothing is requested twice.
  await expect.poll(() => asked.length).toBeGreaterThan(4);
  expect(asked).toEqual([...new Set(asked)]);
  const columns: number[] = [];
  await inBothWidths(page, async () => {
    columns.push(
      await productCard(page, clock).evaluate(
        ({ parentElement }) =>
          getComputedStyle(parentElement as Element).gridTemplateColumns.split(' ').length,
      ),
    );
  });
  expect(columns).toEqual([1, 2]);
  await checkReadable(page);

  await cartOf(page).getByRole('button', { name: 'Beli' }).click();
  await expect(cartOf(page).getByRole('alert')).toHaveText('Keranjang kosong!');
  // What is only looked at stays out of the cart.
  const looked = await openProduct(page, guide);
  await looked.getByRole('button', { name: 'Batal' }).click();
  await expect(looked).toBeHidden();
  await openProduct(page, guide);
  await page.goBack();
  await expect(looked).toBeHidden();
  await expect(page).toHaveURL('/dashboard');
  await expect(cartOf(page)).toContainText('Keranjang masih kosong');

  const dialog = await openProduct(page, clock);
  await expect(dialog.getByText('berjalan tanpa internet')).toBeVisible();
  const variants = dialog.getByRole('group', { name: 'Pilih Produk Untuk' });
  await expect(variants.getByRole('radio')).toHaveCount(2);
  await expect(variants).toContainText(`${PHONE_LICENSE.name}Rp 149.000`);
  await expect(variants).toContainText(`${TV_LICENSE.name}Rp 249.000`);
  await expect(dialog.getByLabel('Qty:')).toHaveValue('1');
  // On every screen the buttons are in sight, and so is what a press answers.
  for (const size of screenSizes) {
    await page.setViewportSize(size);
    for (const name of ['Add to Cart', 'Beli sekarang']) {
      await dialog.getByText('berjalan tanpa internet').scrollIntoViewIfNeeded();
      const button = dialog.getByRole('button', { name });
      await expectUncovered(button);
      await button.click();
      await expect(dialog.getByRole('alert')).toHaveText('Pilih variant dulu!');
      await expectUncovered(dialog.getByRole('alert'));
    }
  }
  await checkReadable(page);
  await variants.getByRole('radio', { name: TV_LICENSE.name }).check();
  await expect(dialog.getByRole('alert')).toBeHidden();
  await dialog.getByLabel('Qty:').fill('0');
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(dialog.getByText('Jumlah minimal 1')).toBeVisible();
  await dialog.getByLabel('Qty:').fill('1');
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${clock.name} ditambahkan ke keranjang`)).toBeVisible();
  await expect(cartLine(page, clock.name)).toContainText('Rp 249.000');
});

test('the same variant adds up, another is a line of its own, and the total follows every change', async ({
  page,
  clock,
  guide,
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
  await phoneLine.getByRole('button', { name: 'Hapus' }).click();
  await expect(cartOf(page)).toContainText('Total Rp 249.000');

  await addToCart(page, guide);
  const guideLine = cartLine(page, guide.name);
  const pieces = guideLine.getByRole('spinbutton');
  await guideLine.getByRole('button', { name: `Tambah jumlah ${guide.name}` }).click();
  await expect(pieces).toHaveValue('2');
  await expect(cartOf(page)).toContainText('Total Rp 299.000');
  await pieces.fill('1000');
  await expect(pieces).toHaveValue('999');
  await expect(guideLine.getByText('Maksimal 999 per produk.')).toBeVisible();
  await pieces.fill('0');
  await cartOf(page).getByRole('button', { name: 'Beli' }).click();
  await expect(guideLine.getByText('Jumlah minimal 1')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await pieces.fill('10');
  await expect(cartOf(page)).toContainText('Total Rp 499.000');
  await checkReadable(page);
});

test('a reload and a new email keep the cart, and the next user of the device does not see it', async ({
  page,
  guide,
}) => {
  const owner = await signInAsNewCustomer(page);
  await page.goto('/dashboard');
  await addToCart(page, guide, { qty: 4 });
  await page.reload();
  const pieces = cartLine(page, guide.name).getByRole('spinbutton');
  await expect(pieces).toHaveValue('4');
  const { email } = newPerson();
  const account = await openAccountDialog(page);
  await account.getByLabel('Email').fill(email);
  await account.getByRole('button', { name: 'Simpan' }).click();
  await expect(account).toBeHidden();
  await expect(pieces).toHaveValue('4');

  await forgetSession(page);
  await signInAsNewCustomer(page);
  await page.goto('/dashboard');
  await expect(cartOf(page)).toContainText('Keranjang masih kosong');
  await forgetSession(page);
  await signIn(page, { ...owner, email });
  await page.goto('/dashboard');
  await expect(pieces).toHaveValue('4');
});
