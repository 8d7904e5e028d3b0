import { formatRupiah } from '@timesync/contract';
import { expectToast, newMark, pressInRow, rowWith } from '../support/admin/admin-lists.ts';
import { bankFile, openAccount } from '../support/admin/bank-files.ts';
import { call } from '../support/call.ts';
import { waitForMail } from '../support/server/outbox.ts';
import { openTool } from '../support/shell.ts';
import { placeOrder, readOrder } from '../support/shop/shop-orders.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, officeTest as test } from '../support/test.ts';

test("matching lines of a bank's file are approved with one press, the others are listed", async ({
  page,
  customer,
  clock,
  office,
  consoleGuard,
  effort,
}) => {
  // The file of another account.
  consoleGuard.allowRefusal(422, '/admin/bank-statements');
  const mark = newMark();
  const account = await openAccount(office);
  const { accountNumber } = account;
  const [first, second, rounded] = [
    await placeOrder(customer.page, [clock]),
    await placeOrder(customer.page, [clock], 2),
    await placeOrder(customer.page, [clock], 3),
  ];

  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  effort.start();
  await openTool(page, 'Mutasi', 'Transaksi');
  await expect(page).toHaveURL('/transaction/mutasi');
  // Before its lines are asked for, a file would still go to the account that was shown first.
  const lines = page.waitForResponse((response) =>
    response.url().includes(`/admin/mutations?paymentAccountId=${account.id}`),
  );
  await page.getByLabel('Rekening').selectOption(`${account.name} ${accountNumber}`);
  await lines;
  const drop = page.getByLabel('Letakkan berkas mutasi');

  const otherAccount = bankFile('0000000000', [['TRSF', first.payableAmount]]);
  await drop.setInputFiles(otherAccount);
  await expect(page.getByRole('alert')).toContainText('milik rekening 0000000000');

  // A file that is dragged over the field marks it.
  const field = page.getByText('atau pilih berkas');
  const edge = () => field.evaluate((label) => getComputedStyle(label).borderColor);
  const calm = await edge();
  await field.dispatchEvent('dragover');
  await expect.poll(edge).not.toBe(calm);
  await field.dispatchEvent('dragleave');
  await expect.poll(edge).toBe(calm);
  const chooser = page.waitForEvent('filechooser');
  await field.click();
  await (await chooser).setFiles(
    bankFile(accountNumber, [
      ['TRSF AHMAD', first.payableAmount],
      ['TRSF BUDI', second.payableAmount],
      [`BUNGA ${mark}`, 1_234],
      [`SETORAN ${mark}`, Math.ceil(rounded.payableAmount / 1_000) * 1_000],
    ]),
  );
  // What matches is asked at once; the lines are behind the question.
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    `2 pesanan, ${formatRupiah(first.payableAmount + second.payableAmount)}`,
  );
  await checkReadable(page);
  const lineOf = (words: string) => page.locator('tbody tr', { hasText: words });
  await expect(lineOf(first.invoiceNumber)).toContainText(customer.person.name);
  await expect(lineOf(second.invoiceNumber)).toContainText('Cocok');
  await question.getByRole('button', { name: 'Setujui 2' }).click();
  await expectToast(page, '2 pesanan lunas');
  effort.expectTaps(4);
  await expect(page.getByRole('status').filter({ hasText: 'Saldo cocok' })).toContainText(
    '4 baris baru',
  );
  await expect(page.getByRole('button', { name: 'Tidak ada yang cocok' })).toBeDisabled();
  expect((await readOrder(customer.page, second.id)).details[0]?.licenses).toHaveLength(2);
  await waitForMail(customer.person.email, first.invoiceNumber);

  // Rounded: a person says which order it is. The page shows by itself what still waits.
  await expect(page.getByRole('button', { name: 'Hampir' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await pressInRow(page, rowWith(page, `SETORAN ${mark}`), 'Pasangkan');
  const assigning = page.getByRole('dialog', { name: 'Pasangkan dengan pesanan' });
  await assigning.getByRole('radio', { name: rounded.invoiceNumber }).check();
  await expect(assigning.getByLabel('Alasan')).toHaveValue('Jumlah dibulatkan');
  await checkReadable(page);
  await assigning.getByRole('button', { name: 'Pasangkan', exact: true }).click();
  await expectToast(page, 'Mutasi dipasangkan');
  expect((await readOrder(customer.page, rounded.id)).status).toBe('paid');

  // Interest is no sale.
  // "Halaman sebelumnya" has the word in it, too, while the list has pages.
  await page.getByRole('button', { name: /^Belum/ }).click();
  await expect(rowWith(page, `BUNGA ${mark}`)).toBeVisible();
  // By keys, as in the proof review: the first R only says which line is meant.
  await page.keyboard.press('r');
  await expect(rowWith(page, `BUNGA ${mark}`).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('r');
  const ignoring = page.getByRole('dialog', { name: 'Bukan penjualan?' });
  await ignoring.getByLabel('Alasan').fill('Bunga bank');
  await checkReadable(page);
  await ignoring.getByRole('button', { name: 'Tandai' }).click();
  await expectToast(page, 'Ditandai bukan penjualan');
  await page.getByRole('group', { name: 'Tampilkan mutasi' }).getByText('Bukan penjualan').click();
  await expect(rowWith(page, `BUNGA ${mark}`)).toContainText('Bunga bank');
});

test('Mutasi opens at the account whose money waits', async ({ page, customer, clock, office }) => {
  const account = await openAccount(office);
  const order = await placeOrder(customer.page, [clock]);
  const file = bankFile(account.accountNumber, [['TRSF AHMAD', order.payableAmount]]);
  const multipart = { paymentAccountId: String(account.id), file };
  await call(() => office.post('/admin/bank-statements', { multipart }));
  // It comes before the other one in the list of accounts.
  await openAccount(office);
  // Money of other tests may wait in accounts of theirs.
  await page.route(/\/admin\/mutations\?state=match&limit=1$/, async (route) => {
    const url = `${route.request().url()}&paymentAccountId=${account.id}`;
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto('/transaction/mutasi');
  await expect(page.getByLabel('Rekening')).toHaveValue(String(account.id));
  await expect(rowWith(page, order.invoiceNumber)).toContainText('Cocok');
});
