// "Hari ini": every queue that waits for the owner is opened and worked by keys.
import type { Page } from '@playwright/test';
import { call } from '../support/call.ts';
import { activateOnBox } from '../support/licensing/offline-box.ts';
import { boughtLicense } from '../support/shop/shop.ts';
import { pictureOfReceipt } from '../support/shop/shop-receipt.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, officeTest as test } from '../support/test.ts';

const today = (page: Page) => page.getByRole('region', { name: 'Hari ini' });

test('the queues of the day are opened and worked by keys', async ({
  page,
  customer,
  clock,
  shop,
}) => {
  const order = await shop.buy(customer.page, [clock]);
  const { id, licenseKey } = boughtLicense(order);
  await activateOnBox(customer.page.request, id);
  const file = await pictureOfReceipt(customer.page, order, 'jpeg');
  const multipart = { note: 'Mati total', file };
  await call(() => customer.page.request.post(`/my-licenses/${id}/transfers`, { multipart }));
  const { order: boxOrder } = await shop.buyBox(customer.page);

  await page.goto('/dashboard');
  const parcels = today(page).getByRole('link', { name: /^[1-9]\d*\s*kiriman/ });
  const moves = today(page).getByRole('link', { name: /^[1-9]\d*\s*permohonan pindah/ });
  await expect(parcels).toBeVisible();
  await expect(moves).toBeVisible();
  // The blocks of the specification follow below it, two of them folded.
  await page.getByText('Unduh aplikasi Android').click();
  await expect(page.getByRole('heading', { name: 'Download Aplikasi' })).toBeVisible();
  await checkReadable(page);
  await moves.focus();
  await page.keyboard.press('k');
  await expect(parcels).toBeFocused();
  await page.keyboard.press('j');
  await expect(moves).toBeFocused();
  await page.keyboard.press('a');

  await expect(page).toHaveURL('/license/pindah');
  const request = page.locator('[data-queue-item]').filter({ hasText: licenseKey });
  await request.focus();
  await page.keyboard.press('r');
  const refusal = page.getByRole('dialog', { name: /Tolak/ });
  await expect(refusal).toContainText(licenseKey);
  await page.keyboard.press('Escape');
  await expect(refusal).toBeHidden();
  await request.focus();
  await page.keyboard.press('a');
  const question = page.getByRole('dialog').filter({ hasText: licenseKey });
  await expect(question).toBeVisible();
  await checkReadable(page);
  await page.keyboard.press('Escape');

  await page.goto('/kiriman');
  const parcel = page.locator('[data-queue-item]').filter({ hasText: boxOrder.invoiceNumber });
  await parcel.focus();
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog', { name: 'Kirim paket' })).toContainText(
    boxOrder.invoiceNumber,
  );
});

test('only what waits is shown, one line when nothing does, and an empty queue says what comes next', async ({
  page,
  customer,
  shop,
}) => {
  const nothing = await (await page.request.get('/admin/waiting')).json();
  for (const queue of Object.keys(nothing.oldestAt)) nothing[queue] = 0;
  nothing.yesterday = { orders: 4, revenue: 1_250_000 };
  let work = nothing;
  await page.route('**/admin/waiting', (route) => route.fulfill({ json: work }));
  await page.goto('/dashboard');
  await expect(today(page)).toHaveText(
    'Hari iniSemua sudah selesai. Kemarin Rp 1.250.000 dari 4 pesanan lunas.',
  );
  const latest = page.getByRole('heading', { name: 'Transaksi Terbaru' });
  await expect(latest).toBeInViewport();
  const twoHoursAgo = new Date(Date.now() - 125 * 60_000).toISOString();
  const oldestAt = { ...nothing.oldestAt, money: twoHoursAgo, claims: twoHoursAgo };
  const amounts = { ...nothing.amounts, money: 298_402 };
  work = { ...nothing, money: 3, claims: 2, oldestAt, amounts };
  await page.reload();
  await expect(today(page).getByRole('link')).toHaveText([
    /^3uang masuk untuk pesananterlama 2 jam \d menitRp\s298.402Mulai$/,
    /^2klaim garansiterlama 2 jam \d menitMulai$/,
  ]);
  await expect(latest).toBeInViewport();
  await checkReadable(page);

  await page.unroute('**/admin/waiting');
  await shop.buyBox(customer.page);
  const empty = { data: [], total: 0, totalPages: 0, page: 1, limit: 10 };
  await page.route(/\/admin\/claims\?/, (route) => route.fulfill({ json: empty }));
  await page.goto('/license/klaim');
  await expect(page.getByText('Tidak ada klaim')).toBeVisible();
  // Other tests leave work in other queues: whichever comes next, it is one with work.
  const next = page.getByRole('link', { name: /^Berikutnya: [1-9]/ });
  await expect(next).toBeVisible();
  await next.click();
  await expect(page).not.toHaveURL('/license/klaim');
});
