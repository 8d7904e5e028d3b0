// Pictures of how money comes in: the code to scan, the bank's lines, the review, the receipt; see
// every-screen.ts.
import { newMark, pressInRow, rowWith } from '../support/admin/admin-lists.ts';
import { openReview, placeWaitingOrder, walkTo } from '../support/admin/admin-orders.ts';
import { expect, test } from '../support/admin/admin-test.ts';
import { bankFile, QRIS_CODE } from '../support/admin/bank-files.ts';
import { admin } from '../support/people.ts';
import { picturesOf } from '../support/pictures.ts';
import { createPaymentAccount } from '../support/shop/shop-office.ts';
import { buy, placeOrder } from '../support/shop/shop-orders.ts';
import { acceptTerms, addToCart, openCheckout, openOrder } from '../support/shop/shop-screens.ts';

const { take, takeDialog } = picturesOf('money');

test.describe.configure({ mode: 'serial' });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('an order, its payment by QRIS, and its receipt', async ({
      page,
      office,
      customer,
      clock,
      bank,
      viewport,
    }) => {
      const shopper = customer.page;
      await shopper.emulateMedia({ colorScheme });
      await shopper.setViewportSize(viewport ?? { width: 1280, height: 800 });
      await shopper.goto('/dashboard');
      await addToCart(shopper, clock, { variant: 'TV Box/Smart TV' });
      const checkout = await openCheckout(shopper);
      await acceptTerms(shopper, checkout);
      await checkout.getByRole('button', { name: 'Checkout' }).click();
      await expect(shopper.getByRole('dialog', { name: 'Pesanan Berhasil Dibuat' })).toBeVisible();
      await take(shopper, 'order-placed');

      const qris = { name: `QRIS ${newMark()}`, accountNumber: 'ID1020012345678', type: 'qris' };
      const data = { ...qris, accountName: 'TIMESYNC', active: true, qrisPayload: QRIS_CODE };
      const made = await office.post('/admin/payment-accounts', {
        data: { ...data, currentPassword: admin.password },
      });
      const { id } = await made.json();
      const order = await placeOrder(shopper, [clock]);
      const paying = await openOrder(shopper, order, 'Info Pembayaran');
      await takeDialog(shopper, paying, 'payment');
      await paying.getByRole('radio', { name: qris.name }).check();
      await paying.getByRole('img', { name: 'Kode QRIS' }).scrollIntoViewIfNeeded();
      await take(shopper, 'qris');
      await office.patch(`/admin/payment-accounts/${id}`, { data: { qrisWithAmount: true } });
      await shopper.reload();
      await paying.getByRole('radio', { name: qris.name }).check();
      await paying.getByText('Jumlahnya sudah terisi').scrollIntoViewIfNeeded();
      await take(shopper, 'qris-amount');
      await page.goto('/payment-account');
      await pressInRow(page, rowWith(page, qris.name), 'Edit');
      await takeDialog(page, page.getByRole('dialog'), 'qris-edit');
      await office.delete(`/admin/payment-accounts/${id}`);

      const paid = await buy(shopper, [clock], { office, account: bank });
      await shopper.goto(`/user/transaction/${paid.id}/kwitansi`);
      await expect(shopper.getByRole('article')).toContainText('Kode unik');
      await take(shopper, 'receipt', { fullPage: true });
    });

    test('the bank statement and the review', async ({ page, office, customer, clock }) => {
      const accountNumber = String(Date.now()).slice(-10);
      const account = await createPaymentAccount(office, {
        name: 'BNI',
        accountNumber,
        accountName: 'PT Waktu Masjid',
        type: 'bank',
      });
      const waiting = await placeWaitingOrder(customer.page, clock, account);
      const [first, second] = [
        await placeOrder(customer.page, [clock]),
        await placeOrder(customer.page, [clock], 3),
      ];
      await page.goto(`/transaction/mutasi?paymentAccountId=${account.id}`);
      await page.getByLabel('Letakkan berkas mutasi').setInputFiles({
        name: 'mutasi.csv',
        mimeType: 'text/csv',
        buffer: bankFile(accountNumber, [
          ['TRSF E-BANKING CR 0811/FTSCY/WS95031 AHMAD FAUZI', first.payableAmount],
          ['SETORAN TUNAI', Math.ceil(second.payableAmount / 1_000) * 1_000],
          ['BUNGA', 1_234],
          ['TRSF E-BANKING CR 0811/FTSCY/WS95031 SITI', waiting.payableAmount],
        ]),
      });
      const question = page.getByRole('alertdialog');
      await takeDialog(page, question, 'mutations-approve');
      await question.getByRole('button', { name: 'Batal' }).click();
      await expect(rowWith(page, first.invoiceNumber)).toBeVisible();
      await take(page, 'mutations', { fullPage: true });
      await page.getByRole('button', { name: 'Hampir' }).click();
      await expect(rowWith(page, 'SETORAN TUNAI')).toBeVisible();
      await take(page, 'mutations-near', { fullPage: true });
      await pressInRow(page, rowWith(page, 'SETORAN TUNAI'), 'Pasangkan');
      await takeDialog(page, page.getByRole('dialog'), 'mutation-assign');
      await openReview(page);
      const next = page.getByRole('button', { name: 'Berikutnya' });
      await walkTo(page, waiting, () => next.click());
      await expect(page.getByText('Ada di mutasi')).toBeVisible();
      await take(page, 'review', { fullPage: true });
    });
  });
}
