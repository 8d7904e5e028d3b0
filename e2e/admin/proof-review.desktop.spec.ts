// Fifty transfers a day are checked without the mouse.
import { expectToast } from '../support/admin/admin-lists.ts';
import { openReview, placeWaitingOrder, proofOn, walkTo } from '../support/admin/admin-orders.ts';
import { placeOrder, readOrder, sendProof } from '../support/shop/shop-orders.ts';
import { pictureOfReceipt } from '../support/shop/shop-receipt.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, officeTest as test } from '../support/test.ts';

test('proofs are seen beside what they must show, approved and refused by keyboard alone, and the letters can be switched off', async ({
  page,
  customer,
  clock,
  bank,
}) => {
  const first = await placeWaitingOrder(customer.page, clock, bank);
  const second = await placeOrder(customer.page, [clock], 25);
  // The picture of the first order's transfer.
  const picture = await pictureOfReceipt(customer.page, first);
  await sendProof(customer.page, second, bank, picture);
  const press = (key: string) => page.keyboard.press(key);
  const shown = page.getByRole('heading', { level: 2 });
  await openReview(page);
  await walkTo(page, first, () => press('j'));
  await expect(page.getByText('Rp 149.000').first()).toBeVisible();
  await expect(page.getByText(`a.n. ${bank.accountName}`)).toBeVisible();
  await expect(page.getByText(customer.person.email)).toBeVisible();
  await expect(proofOn(page)).not.toHaveJSProperty('naturalWidth', 0);
  await press('j');
  await expect(shown).not.toHaveText(first.invoiceNumber);
  await press('k');
  await expect(shown).toHaveText(first.invoiceNumber);

  await press('a');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Yakin ingin approve transaksi ini?');
  await expect(question).toContainText(first.invoiceNumber);
  await press('Escape');
  await expect(question).toBeHidden();
  await press('a');
  await expect(question.getByRole('button', { name: 'Approve' })).toBeFocused();
  // The letters rest while a question is open.
  await press('j');
  await press('Enter');
  await expectToast(page, 'Transaksi berhasil di-approve');
  await expect(shown).not.toHaveText(first.invoiceNumber);
  expect((await readOrder(customer.page, first.id)).status).toBe('paid');

  await walkTo(page, second, () => press('j'));
  const warnings = page.getByRole('list', { name: 'Perlu diperhatikan' });
  await expect(warnings).toContainText('25 buah dalam satu pesanan');
  await expect(warnings).toContainText('Gambar yang sama persis pernah dikirim');
  await checkReadable(page);
  const letters = page.getByLabel('Pintasan keyboard');
  await letters.uncheck();
  await press('a');
  await press('k');
  await expect(page.getByRole('heading', { name: second.invoiceNumber })).toBeVisible();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(letters).not.toBeChecked();
  await letters.check();
  await walkTo(page, second, () => press('j'));
  await press('r');
  const refusal = page.getByRole('dialog', { name: 'Tolak bukti pembayaran' });
  await expect(refusal.getByRole('radio', { name: 'Nominal tidak sesuai' })).toBeChecked();
  await checkReadable(page);
  await expect(refusal.getByRole('radio', { name: 'Nominal tidak sesuai' })).toBeFocused();
  await press('ArrowDown');
  await expect(refusal.getByRole('radio', { name: 'Rekening tujuan salah' })).toBeChecked();
  await press('Tab');
  // Where someone types, the letters are letters.
  await page.keyboard.type('jar');
  await expect(refusal.getByLabel('Keterangan untuk pelanggan')).toHaveValue('jar');
  await press('Tab');
  await press('Enter');
  await expectToast(page, 'Bukti pembayaran ditolak');
  await expect(page.getByRole('heading', { name: second.invoiceNumber })).toBeHidden();
  const { status, rejectionReason } = await readOrder(customer.page, second.id);
  expect({ status, rejectionReason }).toEqual({
    status: 'pending',
    rejectionReason: 'Rekening tujuan salah: jar',
  });
});
