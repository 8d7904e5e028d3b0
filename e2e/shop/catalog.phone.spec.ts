import { signInAsNewCustomer } from '../support/api-session.ts';
import { inBothWidths } from '../support/both-widths.ts';
import { expectUncovered, screenSizes } from '../support/layout.ts';
import { changeProduct, PHONE_LICENSE, TV_LICENSE } from '../support/shop/shop-office.ts';
import {
  cartLine,
  cartOf,
  checkReadable,
  openProduct,
  productCard,
} from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/shop/shop-test.ts';

test('the catalogue shows what a product costs, in one column or two', async ({
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
});

test('a product is put into the cart only once its variant is chosen', async ({ page, clock }) => {
  await signInAsNewCustomer(page);
  await page.goto('/dashboard');
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
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${clock.name} ditambahkan ke keranjang`)).toBeVisible();
  await expect(cartLine(page, clock.name)).toContainText('Rp 249.000');
});

test('a product that is only looked at stays out of the cart', async ({ page, guide }) => {
  await signInAsNewCustomer(page);
  await page.goto('/dashboard');
  const dialog = await openProduct(page, guide);
  await dialog.getByRole('button', { name: 'Batal' }).click();
  await expect(dialog).toBeHidden();
  await openProduct(page, guide);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/dashboard');
  await expect(cartOf(page)).toContainText('Keranjang masih kosong');
});

test('a description brings its words, never a script', async ({ page, office, guide }) => {
  await changeProduct(office, guide.id, {
    description: '<p>Isi <em>panduan</em></p><img src="x" onerror="document.title=`x`">',
  });
  await signInAsNewCustomer(page);
  await page.goto('/dashboard');
  const dialog = await openProduct(page, guide);
  await expect(dialog.getByText('Isi panduan')).toBeVisible();
  await expect(dialog.locator('em')).toHaveText('panduan');
  await expect(dialog.locator('img')).toHaveCount(0);
});
