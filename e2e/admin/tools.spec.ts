// Every tool of the back office is at most two taps away, on a wide screen and on a phone.
import { checkAccessibility } from '../support/accessibility.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { menuButton, openMainMenu, openTool } from '../support/shell.ts';
import { expect, officeTest as test } from '../support/test.ts';

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
  { entry: 'License', tool: 'Perangkat', url: '/license/perangkat' },
  { tool: 'Pengaturan', url: '/pengaturan' },
  { tool: 'Email', url: '/email' },
  { tool: 'Kirim WA', url: '/kirim-wa' },
  // Last, because its dialog lies above the menu.
  { entry: 'Transaksi', tool: 'Buat Pesanan', url: '/transaction/buat' },
];

test('eight entries lead to every tool in at most two taps, also in the folded menu', async ({
  page,
  isMobile,
  effort,
}) => {
  await page.goto('/payment-account');
  const entries = await openMainMenu(page, isMobile);
  await entries.first().waitFor();
  expect(await entries.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/dashboard',
    '/user',
    '/payment-account',
    '/product',
    '/transaction',
    '/my-product',
    '/license',
    '/init-device',
  ]);
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);
  await page.goto('/payment-account');
  for (const { entry, tool, url } of tools) {
    await page.getByRole('heading', { level: 1 }).waitFor();
    effort.start();
    await openTool(page, tool, entry);
    await expect(page).toHaveURL(url);
    effort.expectTaps(entry || isMobile ? 2 : 1);
  }
  if (isMobile) return;

  await page.goto('/payment-account');
  await expect(page.getByRole('link', { name: 'Kirim WA' })).toBeVisible();
  await menuButton(page).click();
  await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(8);
  await page.getByRole('button', { name: 'Alat' }).click();
  const folded = ['Ringkasan', 'Kesehatan', 'Admin', 'Rilis aplikasi', 'Stok'];
  folded.push('Periksa Bukti', 'Mutasi', 'Kiriman', 'Buat Pesanan', 'Audit', 'Pindah', 'Klaim');
  folded.push('Perangkat');
  folded.push('Pengaturan', 'Kunci API', 'Email', 'Kirim WA');
  // The name contains the number of waiting items.
  const named = folded.map((tool) => new RegExp(`^${tool}( \\(\\d+\\))?$`));
  await expect(page.getByRole('menuitem')).toHaveText(named);
  await checkAccessibility(page);
  // The last one can be reached on a low screen too.
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.getByRole('menuitem', { name: 'Kirim WA' }).click();
  await expect(page).toHaveURL('/kirim-wa');
});
