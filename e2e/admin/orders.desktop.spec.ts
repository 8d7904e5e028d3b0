import { formatRupiah } from '@timesync/contract';
import {
  expectRefused,
  expectToast,
  exportCsv,
  readAgain,
  rowWith,
  search,
} from '../support/admin/admin-lists.ts';
import { openManagedOrder, placeWaitingOrder, proofOn } from '../support/admin/admin-orders.ts';
import { placeOrder, readOrder, sendProof } from '../support/shop/shop-orders.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, officeTest as test } from '../support/test.ts';

test('an order is found, approved, refunded and listed in the audit', async ({
  page,
  customer,
  clock,
  bank,
}) => {
  const order = await placeWaitingOrder(customer.page, clock, bank);
  const unpaid = await placeOrder(customer.page, [clock]);
  await page.goto('/transaction');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Invoice',
    'Nama',
    'Email',
    'Total',
    'Status',
    'Aksi',
  ]);
  await search(page, { Email: customer.person.email });
  await expect(rowWith(page, customer.person.email)).toHaveCount(2);
  await expect(rowWith(page, unpaid.invoiceNumber).locator('td[data-label=Total]')).toHaveText(
    `${formatRupiah(149_000)}Jumlah transfer ${formatRupiah(unpaid.payableAmount)}`,
  );
  await page.getByRole('combobox', { name: 'Status' }).selectOption('confirm');
  await search(page, {});
  await expect(rowWith(page, customer.person.email)).toHaveCount(1);
  await page.reload();
  await expect(rowWith(page, customer.person.email)).toHaveCount(1);
  expect(await exportCsv(page)).toHaveLength(2);
  const tabs = page.getByRole('navigation', { name: 'Transaksi menurut status' });
  await expect(tabs.getByRole('link', { name: /^Diperiksa [1-9]/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await tabs.getByRole('link', { name: /^Belum dibayar [1-9]/ }).click();
  await expect(rowWith(page, unpaid.invoiceNumber)).toBeVisible();
  // Anywhere in the row, as by its button.
  await rowWith(page, unpaid.invoiceNumber).getByText('pending').click();
  await expect(page.getByRole('dialog', { name: 'Detail Transaksi' })).toContainText(
    unpaid.invoiceNumber,
  );
  await page.goBack();
  await tabs.getByRole('link', { name: 'Semua' }).click();

  const detail = await openManagedOrder(page, order);
  // Lines, proof and Approve are in sight at once, the rest is folded below.
  await expect(detail.getByRole('row', { name: clock.name })).toBeInViewport({ ratio: 1 });
  await expect(proofOn(detail)).toBeInViewport({ ratio: 1 });
  const approve = detail.getByRole('button', { name: 'Approve' });
  await expect(approve).toBeInViewport({ ratio: 1 });
  await expect(detail.getByRole('button', { name: 'Catat Pembayaran' })).toBeHidden();
  await detail.getByText('Uang yang diterima').click();
  await expect(detail.getByRole('button', { name: 'Catat Pembayaran' })).toBeVisible();
  // On a phone, or when the order is longer than the screen, Approve stays at the lower edge.
  for (const size of [
    { width: 360, height: 800 },
    { width: 1280, height: 500 },
  ]) {
    await page.setViewportSize(size);
    await page.reload();
    await expect(detail.getByRole('row', { name: clock.name })).toBeInViewport({ ratio: 1 });
    await expect(proofOn(detail)).toBeInViewport({ ratio: size.height === 800 ? 1 : 0.1 });
    await expect(approve).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(detail.getByRole('table')).toContainText(`${clock.name}Smartphone/Tablet`);
  await expect(detail).toContainText(`a.n. ${bank.accountName}`);
  await expect(proofOn(detail)).not.toHaveJSProperty('naturalWidth', 0);
  await detail.getByRole('button', { name: 'Perbesar' }).click();
  await detail.getByRole('button', { name: 'Putar' }).click();
  await expect(proofOn(detail)).toHaveAttribute('style', /rotate\(90deg\)/);
  const fullSize = await detail.getByRole('link', { name: 'Ukuran penuh' }).getAttribute('href');
  expect((await page.request.get(String(fullSize))).headers()['content-type']).toMatch(/^image/);
  await checkReadable(page);

  await approve.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Yakin ingin approve transaksi ini?');
  await expect(question).toContainText(order.invoiceNumber);
  await checkReadable(page);
  await question.getByRole('button', { name: 'Approve' }).click();
  await expectToast(page, 'Transaksi berhasil di-approve');
  await expect(detail.getByText('paid', { exact: true })).toBeVisible();
  await expect(detail.getByRole('button', { name: 'Approve' })).toBeHidden();

  await detail.getByRole('button', { name: 'Refund' }).click();
  const refund = page.getByRole('dialog', { name: /^Refund Rp/ });
  await expect(refund).toContainText('1 lisensinya dicabut');
  await expectRefused(refund, 'Refund dan cabut lisensi', 'Alasan wajib diisi');
  await checkReadable(page);
  await refund.getByLabel('Alasan').fill('Salah beli');
  await refund.getByRole('button', { name: 'Refund dan cabut lisensi' }).click();
  await expectToast(page, 'Transaksi berhasil di-refund');
  await expect(detail.getByText('refunded', { exact: true })).toBeVisible();
  expect((await readOrder(customer.page, order.id)).status).toBe('refunded');

  await detail.getByRole('link', { name: 'Lihat di Audit' }).click();
  await expect(page).toHaveURL(`/audit?subject=order&subjectId=${order.id}`);
  await expect(rowWith(page, 'Dana dikembalikan')).toContainText('Salah beli');
  await rowWith(page, 'Di-approve').getByRole('button', { name: 'Detail' }).click();
  const change = page.getByRole('dialog', { name: 'Detail Perubahan' });
  await expect(change.getByRole('row', { name: /^Status/ })).toHaveText('Statuspaid');
  await checkReadable(page);
  await page.goto('/audit');
  const { email } = customer.person;
  await search(page, { 'Email pelaku': email });
  await expect(page).toHaveURL(`/audit?email=${encodeURIComponent(email)}`);
  await expect(page.getByRole('button', { name: 'Cari', exact: true })).toBeFocused();
  await expect(rowWith(page, email).first()).toBeVisible();
});

test('a newer proof is shown again, and refused with a reason', async ({
  page,
  customer,
  clock,
  bank,
  consoleGuard,
}) => {
  const order = await placeWaitingOrder(customer.page, clock, bank);
  await page.goto(`/transaction/${order.id}`);
  const detail = page.getByRole('dialog', { name: 'Detail Transaksi' });
  const firstProof = await proofOn(detail).getAttribute('src');
  await detail.getByRole('button', { name: 'Approve' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(order.invoiceNumber);
  await sendProof(customer.page, order, bank);
  await readAgain(page, `/admin/transactions/${order.id}`);
  await expect(page.locator(`img[src="${firstProof}"]`)).toBeHidden();
  consoleGuard.allowRefusal(409, '/admin/transactions/approve');
  await question.getByRole('button', { name: 'Approve' }).click();
  await expect(detail.getByRole('alert')).toHaveText(
    'Pelanggan baru saja mengirim bukti lain. Periksa bukti yang terbaru.',
  );
  await expect(proofOn(detail)).not.toHaveAttribute('src', String(firstProof));

  await detail.getByRole('button', { name: 'Tolak' }).click();
  const refusal = page.getByRole('dialog', { name: 'Tolak bukti pembayaran' });
  await expect(refusal.getByRole('radio')).toHaveCount(6);
  await refusal.getByRole('radio', { name: 'Lainnya' }).check();
  await expectRefused(refusal, 'Tolak bukti', 'Alasan wajib diisi');
  await checkReadable(page);
  await refusal.getByLabel('Keterangan untuk pelanggan').fill('Nama pengirim terpotong');
  await refusal.getByRole('button', { name: 'Tolak bukti' }).click();
  await expectToast(page, 'Bukti pembayaran ditolak');
  await expect(detail).toContainText('Bukti terakhir ditolak: Nama pengirim terpotong');
  const { status, rejectionReason } = await readOrder(customer.page, order.id);
  expect({ status, rejectionReason }).toEqual({
    status: 'pending',
    rejectionReason: 'Nama pengirim terpotong',
  });
});

const MISSING_COST = 'Isi ongkos kirim, atau pilih "Gratis ongkir".';

test('the shipping cost is typed, and free only by its own option', async ({
  page,
  customer,
  box,
}) => {
  const shippingAddress = {
    name: 'Haji Karim',
    whatsapp: '081298765432',
    street: 'Jl. Masjid Raya No. 7',
    kelurahan: 'Gambir',
    kecamatan: 'Gambir',
    city: 'Jakarta Pusat',
    province: 'DKI Jakarta',
    postcode: '10110',
  };
  const open = async () => {
    const order = await placeOrder(customer.page, [box], 1, shippingAddress);
    await page.goto('/transaction');
    return openManagedOrder(page, order);
  };
  const paid = await open();
  const cost = paid.getByLabel('Ongkos kirim');
  await expect(cost).toHaveValue('');
  await expectRefused(paid, 'Simpan dan minta pembayaran', MISSING_COST);
  await cost.fill('0');
  await expectRefused(paid, 'Simpan dan minta pembayaran', MISSING_COST);
  await cost.fill('25.000');
  await paid.getByRole('button', { name: 'Simpan dan minta pembayaran' }).click();
  await expectToast(page, 'Ongkos kirim tersimpan');

  const free = await open();
  await free.getByLabel('Gratis ongkir').check();
  await expect(free.getByLabel('Ongkos kirim')).toHaveCount(0);
  await free.getByRole('button', { name: 'Simpan dan minta pembayaran' }).click();
  await expect(free.getByRole('button', { name: 'Simpan dan minta pembayaran' })).toHaveCount(0);
});
