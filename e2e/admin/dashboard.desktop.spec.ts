import { waitAtMachinePace } from '../../scripts/checks/machine-pace.mjs';
import { rowWith } from '../support/admin/admin-lists.ts';
import { openMainMenu } from '../support/shell.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, officeTest as test } from '../support/test.ts';

test('the owner reads numbers that lead to the lists behind them', async ({
  page,
  office,
  customer,
  clock,
  isMobile,
  shop,
}) => {
  // So many that it is among the best sold, whatever the other tests sell.
  await shop.buy(customer.page, [clock], 60);
  // The server caches the numbers for 15 seconds; another test may just have loaded them.
  const bestSold = async () => (await (await office.get('/admin/summary')).json()).topProducts;
  await expect
    .poll(bestSold, { timeout: waitAtMachinePace(30_000) })
    .toContainEqual(expect.objectContaining({ name: clock.name }));
  await page.goto('/dashboard');
  await expect(page.getByText('Transaksi Terbaru')).toBeVisible();
  await page.getByRole('tab', { name: 'Ringkasan' }).click();
  await expect(page).toHaveURL('/dashboard?tab=ringkasan');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Ringkasan' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const number = (label: string) => page.getByRole('link', { name: new RegExp(`^${label}`) });
  await expect(number('Lisensi diaktifkan')).toHaveAttribute('href', '/license?status=active');
  await expect(number('Belum dipakai')).toHaveAttribute('href', '/license?status=unused');
  await expect(number('Pendaftar trial')).toHaveAttribute('href', '/user?source=trial');
  await expect(number('Trial yang membeli')).toHaveAttribute(
    'href',
    '/user?source=trial&bought=yes',
  );
  await expect(page.getByRole('img', { name: /^Grafik pendapatan/ })).toBeVisible();
  await page.getByText('Lihat sebagai tabel').click();
  const weeks = page.getByRole('table', { name: 'Pendapatan dan pesanan per minggu' });
  await expect(weeks.getByRole('row')).toHaveCount(13);
  await expect(weeks.getByRole('row').nth(1)).toContainText(/Rp\s[1-9]/);
  await expect(page.getByRole('img', { name: /^Peta Indonesia/ })).toBeVisible();
  await checkReadable(page);

  const best = page.getByRole('link', { name: new RegExp(`^${clock.name}`) });
  await expect(best).toContainText('60 terjual');
  await best.click();
  await expect(rowWith(page, clock.name)).toHaveCount(1);
  await page.goBack();
  await number('Pesanan lunas').click();
  await expect(page).toHaveURL(/^[^?]+\/transaction\?status=paid&from=[\d-]{10}&to=[\d-]{10}$/);
  await expect(page.getByRole('row').nth(1)).toContainText('paid');
  await expect(page.getByLabel('Lunas dari tanggal')).not.toHaveValue('');
  await page.goBack();
  await page.getByText('Lihat sebagai tabel').click();
  await weeks.getByRole('link').first().click();
  await expect(page).toHaveURL(/from=[\d-]{10}&to=[\d-]{10}$/);
  await expect(await openMainMenu(page, isMobile)).toHaveCount(8);
});

test('the admin sees the health of the server and its version, makes a backup, downloads it and asks for its test', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await page.getByRole('tab', { name: 'Kesehatan' }).click();
  await expect(page).toHaveURL('/dashboard?tab=kesehatan');
  await expect(page.getByText('Email menunggu')).toBeVisible();
  await expect(page.getByText('Versi portal')).toBeVisible();
  await page.getByText('Untuk teknisi').click();
  const queues = page.getByRole('region', { name: 'Pekerjaan di latar belakang' });
  await expect(
    queues.getByRole('listitem').filter({ hasText: /^Email pesanan\d+ menunggu/ }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Kesalahan server' })).toBeVisible();

  await page.route('**/admin/health', async (route) => {
    const health = await (await route.fetch()).json();
    const release = { version: '1.2.3-5-gabc1234', commit: 'abc1234def' };
    await route.fulfill({ json: { ...health, release } });
  });
  await page.reload();
  await expect(page.getByText('1.2.3-5', { exact: true })).toBeVisible();
  await expect(page.getByText('Commit abc1234', { exact: true })).toBeVisible();

  const backups = page.getByRole('region', { name: 'Cadangan' });
  await backups.getByRole('button', { name: 'Buat cadangan sekarang' }).click();
  const newest = backups.getByRole('listitem').first();
  await expect(newest.getByText('Belum diuji')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await newest.getByRole('button', { name: /^Unduh cadangan/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^nightly-.+Z\.tar\.gz/);
  expect(await download.failure()).toBeNull();
  // A test of a backup takes its time at low priority: the server only seems to have begun one.
  await page.route('**/admin/backups/*/test', async (route) => {
    const list = await (await page.request.get('/admin/backups')).json();
    await route.fulfill({ status: 200, json: { ...list, isTesting: true } });
  });
  await newest.getByRole('button', { name: /^Uji cadangan/ }).click();
  await expect(newest.getByRole('button', { name: /^Uji sedang berjalan/ })).toBeVisible();
  await checkReadable(page);
});
