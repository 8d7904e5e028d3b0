// Every tool of the back office is at most two taps away, on a wide screen and on a phone.
import { expect, test } from '../support/admin/admin-test.ts';
import { openTool } from '../support/shell.ts';
import { countEffort } from '../support/taps.ts';

const tools = [
  { entry: 'Dashboard', tool: 'Ringkasan', url: '/dashboard?tab=ringkasan' },
  { entry: 'Users', tool: 'Admin', url: '/user/admin' },
  { entry: 'Product', tool: 'Rilis aplikasi', url: '/rilis' },
  { entry: 'Transaksi', tool: 'Periksa Bukti', url: '/transaction/periksa' },
  { entry: 'Transaksi', tool: 'Mutasi', url: '/transaction/mutasi' },
  { entry: 'Transaksi', tool: 'Kiriman', url: '/kiriman' },
  { entry: 'Transaksi', tool: 'Audit', url: '/audit' },
  { entry: 'License', tool: 'Pindah', url: '/license/pindah' },
  { entry: 'License', tool: 'Klaim', url: '/license/klaim' },
  { tool: 'Pengaturan', url: '/pengaturan' },
  { tool: 'Email', url: '/email' },
  { tool: 'Kirim WA', url: '/kirim-wa' },
  // Last, because its dialog lies above the menu.
  { entry: 'Transaksi', tool: 'Buat Pesanan', url: '/transaction/buat' },
];

test('any tool takes at most two taps', async ({ page, context }) => {
  const effort = await countEffort(context);
  await page.goto('/payment-account');
  for (const { entry, tool, url } of tools) {
    await page.getByRole('heading', { level: 1 }).waitFor();
    effort.start();
    await openTool(page, tool, entry);
    await expect(page).toHaveURL(url);
    effort.expectTaps(entry || (page.viewportSize()?.width ?? 0) < 768 ? 2 : 1);
  }
});
