// Below 768 px a row keeps every column and every action that the specification names.
import type { Page } from '@playwright/test';
import { newMark, rowWith } from '../support/admin/admin-lists.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { admin, newPerson } from '../support/people.ts';
import { changeProduct } from '../support/shop/shop-office.ts';
import { placeOrder } from '../support/shop/shop-orders.ts';
import { expect, officeTest as test } from '../support/test.ts';

interface SpecifiedList {
  columns: string[];
  actions: string[];
}

// Copied from the specification, "Screens and routes", in the words of the tables' heads.
const specified = {
  users: {
    columns: ['Nama', 'Email', 'WA', 'Email Verified', 'WA Verified', 'Aksi'],
    actions: ['Edit', 'Hapus'],
  },
  paymentAccounts: {
    columns: ['Nama', 'No. Rekening / ID', 'Atas Nama', 'Jenis', 'Status', 'Aksi'],
    actions: ['Edit', 'Hapus'],
  },
  products: {
    columns: ['Nama', 'Harga', 'Perlu Lisensi', 'Jumlah Variant', 'Aksi'],
    actions: ['Detail', 'Edit', 'Hapus'],
  },
  transactions: {
    columns: ['Invoice', 'Nama', 'Email', 'Total', 'Status', 'Aksi'],
    actions: ['Detail'],
  },
  initDevices: { columns: ['Init', 'Device Type', 'Aksi'], actions: ['Edit', 'Hapus'] },
  ownTransactions: {
    columns: ['Invoice', 'Total', 'Status', 'Tanggal', 'Aksi'],
    actions: ['Info Pembayaran'],
  },
  ownProducts: {
    columns: ['Nama produk', 'Variant', 'License key', 'Status', 'Aksi'],
    actions: ['Salin', 'Download', 'Detail'],
  },
} satisfies Record<string, SpecifiedList>;

/** Columns whose values say nothing without their name. */
const NEED_THEIR_NAME = ['Email Verified', 'WA Verified', 'Perlu Lisensi'];

async function expectWholeRow(page: Page, words: string, { columns, actions }: SpecifiedList) {
  const row = rowWith(page, words);
  await expect(row).toHaveCount(1);
  for (const column of columns) {
    const cell = row.locator(`td[data-label="${column}"]`);
    await expect(cell, `${column} of ${page.url()}`).toBeVisible();
    await expect(cell.locator('> div'), `${column} of ${page.url()}`).not.toBeEmpty();
    if (!NEED_THEIR_NAME.includes(column)) continue;
    const name = await cell.evaluate((td) => getComputedStyle(td, '::before').content);
    expect(name, `name of ${column}`).toContain(column);
  }
  for (const action of actions) {
    const button = row
      .getByRole('button', { name: action })
      .or(row.getByRole('link', { name: action }));
    await expect(button.filter({ visible: true }), `${action} of ${page.url()}`).toHaveCount(1);
    // The open filters of a searched list are above its rows.
    await button.filter({ visible: true }).scrollIntoViewIfNeeded();
    await expect(button.filter({ visible: true })).toBeInViewport({ ratio: 0.99 });
  }
  await expectNoSidewaysScroll(page);
}

test('lists keep their columns and actions on a phone, with one line of buttons above the first row', async ({
  page,
  seed,
  office,
  clock,
  customer,
  shop,
}) => {
  const mark = newMark();
  const init = mark.slice(0, 6).toUpperCase();
  const person = newPerson({ name: `Haji Abdurrahman ${mark}` });
  await seed('/admin/users', [{ ...person, emailVerified: true, whatsappVerified: false }]);
  await seed('/admin/payment-accounts', [
    {
      name: `Bank ${mark}`,
      accountNumber: '71-2345-6789',
      accountName: 'PT Waktu',
      type: 'bank',
      active: true,
      currentPassword: admin.password,
    },
  ]);
  await seed('/admin/init-device', [{ init, deviceType: ['smartphone', 'tablet'] }]);
  const order = await placeOrder(customer.page, [clock]);

  await page.goto(`/user?name=${mark}`);
  await expectWholeRow(page, mark, specified.users);
  await page.goto(`/payment-account?name=${mark}`);
  await expectWholeRow(page, mark, specified.paymentAccounts);
  await page.goto(`/product?name=${encodeURIComponent(clock.name)}`);
  await expectWholeRow(page, clock.name, specified.products);
  await page.goto(`/transaction?invoiceNumber=${order.invoiceNumber}`);
  await expectWholeRow(page, order.invoiceNumber, specified.transactions);
  await page.goto(`/init-device?init=${init}`);
  await expectWholeRow(page, init, specified.initDevices);

  const own = customer.page;
  await changeProduct(office, clock.id, { fileUrl: 'https://unduh.example/jam.apk' });
  await shop.buy(own, [clock]);
  await own.goto('/user/transaction');
  await expectWholeRow(own, order.invoiceNumber, specified.ownTransactions);
  await own.goto('/my-product');
  await expectWholeRow(own, clock.name, specified.ownProducts);
  // All rows are on the first page.
  await expect(own.getByLabel('Baris per halaman')).toHaveCount(0);

  const rest = page.getByRole('button', { name: 'Lainnya' });
  for (const { address, usual, others } of [
    { address: '/user', usual: 'Tambah', others: ['Impor CSV', 'Export CSV'] },
    { address: '/license', usual: 'Beri Lisensi', others: ['Export CSV'] },
    { address: '/transaction', usual: 'Buat Pesanan', others: ['Export CSV'] },
  ]) {
    await page.goto(address);
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    const buttons = page.getByRole('button', { name: /^(Filter|Lainnya)$/ });
    const line = [...(await buttons.all()), page.getByRole('button', { name: usual })];
    expect(line).toHaveLength(3);
    const tops = await Promise.all(line.map(async (button) => (await button.boundingBox())?.y));
    expect(new Set(tops).size, `one line: ${tops}`).toBe(1);
    const bottom = (tops[0] ?? 0) + ((await rest.boundingBox())?.height ?? 0);
    const table = await page.getByRole('table').boundingBox();
    expect((table?.y ?? 0) - bottom, 'room between the buttons and the list').toBeLessThan(40);
    await rest.click();
    await expect(page.getByRole('menuitem')).toHaveText(others);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('searchbox', { name: 'Invoice' }).fill(order.invoiceNumber);
  await page.getByRole('button', { name: 'Cari', exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await rest.click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export CSV' }).click();
  expect((await downloading).suggestedFilename()).toContain('.csv');
});
