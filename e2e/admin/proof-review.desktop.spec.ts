import { expectToast } from '../support/admin/admin-lists.ts';
import { placeWaitingOrder, proofOn, walkTo } from '../support/admin/admin-orders.ts';
import { expect, test } from '../support/admin/admin-test.ts';
import { openTool } from '../support/shell.ts';
import { placeOrder, readOrder } from '../support/shop/shop-orders.ts';
import { pictureOfReceipt } from '../support/shop/shop-receipt.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';

test('the review shows the proof beside what it must show, and warns of a picture used twice', async ({
  page,
  customer,
  clock,
  bank,
}) => {
  const first = await placeWaitingOrder(customer.page, clock, bank);
  const second = await placeOrder(customer.page, [clock], 25);
  const answer = await customer.page.request.post(`/transaction/${second.id}/confirm-payment`, {
    multipart: {
      paymentAccountId: String(bank.id),
      file: await pictureOfReceipt(customer.page, first),
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);

  await page.goto('/dashboard');
  await openTool(page, 'Periksa Bukti', 'Transaksi');
  await expect(page).toHaveURL('/transaction/periksa');
  const next = page.getByRole('button', { name: 'Berikutnya' });
  await walkTo(page, first, () => next.click());
  await expect(page.getByText('Rp 149.000').first()).toBeVisible();
  await expect(page.getByText(`a.n. ${bank.accountName}`)).toBeVisible();
  await expect(page.getByText(customer.person.email)).toBeVisible();
  await expect(proofOn(page)).not.toHaveJSProperty('naturalWidth', 0);

  await walkTo(page, second, () => next.click());
  const warnings = page.getByRole('list', { name: 'Perlu diperhatikan' });
  await expect(warnings).toContainText('25 buah dalam satu pesanan');
  await expect(warnings).toContainText('Gambar yang sama persis pernah dikirim');
  await checkReadable(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(second.invoiceNumber);
  await checkReadable(page);
  await question.getByRole('button', { name: 'Approve' }).click();
  await expectToast(page, 'Transaksi berhasil di-approve');
  await expect(page.getByRole('heading', { name: second.invoiceNumber })).toBeHidden();
  expect((await readOrder(customer.page, second.id)).status).toBe('paid');
});
