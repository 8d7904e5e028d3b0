// A phone unloads pages in the background: what was typed is there after a reload, until it is sent.
import type { Locator, Page } from '@playwright/test';
import { newMark, openAddDialog } from '../support/admin/admin-lists.ts';
import { expect, test } from '../support/admin/admin-test.ts';
import { createBox, withdrawProduct } from '../support/shop/shop-office.ts';
import { addToCart, checkReadable, openCheckout } from '../support/shop/shop-screens.ts';

interface DraftForm {
  title: string;
  open: (page: Page) => Promise<Locator>;
  /** A text into each of these. */
  labels: string[];
  /** Never kept. */
  password?: string;
}

const openAt = (path: string, dialog: string) => async (page: Page) => {
  await page.goto(path);
  return openAddDialog(page, dialog);
};

const whole = (path: string, heading: string) => async (page: Page) => {
  await page.goto(path);
  await page.getByRole('heading', { name: heading }).first().waitFor();
  return page.getByRole('main').first();
};

const forms: DraftForm[] = [
  {
    title: 'a product',
    open: openAt('/product', 'Tambah Product'),
    labels: ['Nama produk', 'Catatan internal'],
  },
  {
    title: 'a user',
    open: openAt('/user', 'Tambah User'),
    labels: ['Nama', 'Email'],
    password: 'Password',
  },
  {
    title: 'a payment account',
    open: openAt('/payment-account', 'Tambah Payment Account'),
    labels: ['Nama', 'Atas nama'],
  },
  { title: 'settings', open: whole('/pengaturan', 'Penjual'), labels: ['Alamat', 'Jam layanan'] },
];

for (const { title, open, labels, password } of forms) {
  test(`${title}: what was typed is there after a reload`, async ({ page }) => {
    const mark = newMark();
    const typed = (index: number) => `${mark} ${index}`;
    const form = await open(page);
    for (const [index, label] of labels.entries()) {
      await form.getByLabel(label, { exact: true }).fill(typed(index));
    }
    if (password) await form.getByLabel(password, { exact: true }).fill('rahasia sekali');
    await page.reload();
    const again = await open(page);
    for (const [index, label] of labels.entries()) {
      await expect(again.getByLabel(label, { exact: true })).toHaveValue(typed(index));
    }
    if (password) await expect(again.getByLabel(password, { exact: true })).toHaveValue('');
    const stored = await page.evaluate(() =>
      JSON.stringify({ ...sessionStorage, ...localStorage }),
    );
    expect(stored).not.toContain('rahasia sekali');
    await checkReadable(page);
  });
}

test('a draft that is thrown away stays away', async ({ page }) => {
  const open = openAt('/product', 'Tambah Product');
  const form = await open(page);
  await form.getByLabel('Nama produk').fill('Jam yang tidak jadi');
  await form.getByRole('button', { name: 'Tutup' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Tutup tanpa menyimpan' })
    .click();
  await expect(form).toBeHidden();
  await expect((await open(page)).getByLabel('Nama produk')).toHaveValue('');
});

test('sign-up and trial: what was typed is there after a reload, the password is not', async ({
  otherContext,
}) => {
  const page = await otherContext.newPage();
  await page.goto('/signup');
  await page.getByLabel('Nama lengkap').fill('Haji Sulaiman');
  await page.getByLabel('Nomor WhatsApp').fill('081299887766');
  await page.getByLabel('Password', { exact: true }).fill('rahasia sekali');
  await page.reload();
  await expect(page.getByLabel('Nama lengkap')).toHaveValue('Haji Sulaiman');
  await expect(page.getByLabel('Nomor WhatsApp')).toHaveValue('081299887766');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');

  await page.goto('/sales');
  const name = page.locator('form[data-trial] [name="name"]');
  await name.fill('Haji Sulaiman');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('draft:trial')))
    .toContain('Haji Sulaiman');
  await page.goto('/unduh');
  await page.goto('/sales');
  await expect(name).toHaveValue('Haji Sulaiman');
});

test("an address and a profile: what was typed is there after a reload; an address's mistakes come before the terms", async ({
  customer: { page },
  office,
}) => {
  const box = await createBox(office);
  await page.goto('/dashboard');
  await addToCart(page, box, { variant: 'Box RAM 2 GB' });
  const checkout = await openCheckout(page);
  await checkout.getByLabel('Jalan, nomor, RT/RW').fill('Jl. Masjid Raya No. 7');
  // Marked as disabled until the terms are accepted, and it explains what is missing.
  await checkout.getByRole('button', { name: 'Checkout' }).press('Enter');
  await expect(checkout.getByRole('alert')).toHaveCount(1);
  await expect(checkout.getByRole('alert')).not.toContainText('syarat dan ketentuan');
  await page.reload();
  const again = await openCheckout(page);
  await expect(again.getByLabel('Jalan, nomor, RT/RW')).toHaveValue('Jl. Masjid Raya No. 7');
  await withdrawProduct(office, box.id);

  const openProfile = async () => {
    await page.goto('/my-product');
    await page.getByRole('button', { name: 'Menu akun' }).click();
    await page.getByRole('menuitem', { name: 'Account' }).click();
    return page.getByRole('dialog', { name: 'Account' });
  };
  await (await openProfile()).getByLabel('Nama').fill('Haji Sulaiman');
  await page.reload();
  await expect((await openProfile()).getByLabel('Nama')).toHaveValue('Haji Sulaiman');
});
