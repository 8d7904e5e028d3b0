// Every tool of the back office is at most two taps away, on a wide screen and on a phone.
import { expect, test } from '../support/admin/admin-test.ts';
import { openTool } from '../support/shell.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { countEffort } from '../support/taps.ts';

const tools = [
  { entry: 'Dashboard', tool: 'Ringkasan', url: '/dashboard?tab=ringkasan' },
  { entry: 'Users', tool: 'Admin', url: '/user/admin' },
  { entry: 'Product', tool: 'Rilis aplikasi', url: '/rilis' },
  { entry: 'Transaksi', tool: 'Periksa Bukti', url: '/transaction/periksa' },
  { entry: 'Transaksi', tool: 'Mutasi', url: '/transaction/mutasi' },
  { entry: 'Transaksi', tool: 'Kiriman', url: '/kiriman' },
  { entry: 'Transaksi', tool: 'Buat Pesanan', url: '/transaction?buat=' },
  { entry: 'Transaksi', tool: 'Audit', url: '/audit' },
  { entry: 'License', tool: 'Pindah', url: '/license/pindah' },
  { entry: 'License', tool: 'Klaim', url: '/license/klaim' },
  { tool: 'Pengaturan', url: '/pengaturan' },
  { tool: 'Email', url: '/email' },
  { tool: 'Kirim WA', url: '/kirim-wa' },
];

test('any tool takes at most two taps', async ({ page, context }) => {
  const effort = await countEffort(context);
  for (const { entry, tool, url } of tools) {
    await page.goto('/payment-account');
    await page.getByRole('heading', { level: 1 }).waitFor();
    effort.start();
    await openTool(page, tool, entry);
    await expect(page).toHaveURL(url);
    effort.expectTaps(entry || (page.viewportSize()?.width ?? 0) < 768 ? 2 : 1);
  }
});

test('the search finds tools and customers, and Ctrl+K leads to it', async ({ page, customer }) => {
  await page.goto('/init-device');
  const field = page.getByRole('searchbox', { name: /^Cari/ });
  await field.waitFor();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await field.fill(customer.person.email);
  const found = page.getByRole('list', { name: 'Hasil pencarian' });
  await expect(found.getByRole('link').first()).toContainText(customer.person.name);
  await checkReadable(page);
  await field.fill('mutasi');
  await page
    .getByRole('list', { name: 'Alat', exact: true })
    .getByRole('link', { name: 'Mutasi' })
    .click();
  await expect(page).toHaveURL('/transaction/mutasi');
  await expect(field).toHaveValue('');
});
