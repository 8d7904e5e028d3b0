import type { ManagedMail } from '@timesync/contract';
import { checkListReadable, expectToast, rowWith } from '../support/admin/admin-lists.ts';
import { openTool } from '../support/shell.ts';
import { expect, officeTest as test } from '../support/test.ts';

const failed: ManagedMail = {
  id: '6f1c1f7e-0c2b-4b7e-9a55-4d1f6f0f8b11',
  kind: 'placed',
  about: 'INV-202611-000123',
  to: 'bendahara.masjid.raya@contoh-alamat-panjang.id',
  createdAt: '2026-11-15T02:05:00.000Z',
  state: 'failed',
  reason: 'AddressRefusedError: 550 no such mailbox',
  nextTryAt: null,
  canBeSentAgain: true,
};

test('a mail that could not be sent is found in the menu and sent again', async ({ page }) => {
  // The portal of these tests has no mail server that could refuse one.
  let data = [failed];
  await page.route('**/admin/mails?*', (route) =>
    route.fulfill({ json: { data, total: data.length, totalPages: 1, page: 1, limit: 10 } }),
  );
  await page.route('**/admin/mails/*/send-again', (route) => {
    data = [];
    return route.fulfill({ json: { message: 'Email dikirim lagi.' } });
  });
  await page.goto('/dashboard');
  await openTool(page, 'Email');
  await expect(page).toHaveURL('/email');
  const row = rowWith(page, 'INV-202611-000123');
  await expect(row).toContainText('550 no such mailbox');
  await checkListReadable(page);
  await row.getByRole('button', { name: 'Kirim lagi' }).click();
  await expectToast(page, 'Email dikirim lagi.');
  await expect(page.getByText('Tidak ada data')).toBeVisible();
});
