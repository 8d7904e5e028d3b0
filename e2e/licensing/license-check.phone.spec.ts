import { formatLicenseKey } from '@timesync/contract';
import { expectOnlyAlert } from '../support/accounts/account-screens.ts';
import { signInAsNewCustomer } from '../support/api-session.ts';
import { forTv } from '../support/licensing/activation-screens.ts';
import { buy } from '../support/shop/shop-orders.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/shop/shop-test.ts';

test('anyone learns whether a key is genuine, and no more', async ({
  page,
  browser,
  office,
  clock,
  bank,
}) => {
  await signInAsNewCustomer(page);
  const order = await buy(page, [forTv(clock)], { office, account: bank });
  const key = String(order.details[0]?.licenses[0]?.licenseKey);

  const stranger = await browser.newContext({ baseURL: String(process.env.E2E_BASE_URL) });
  const visitor = await stranger.newPage();
  await visitor.goto('/cek');
  await visitor.getByLabel('License key').fill(key.toLowerCase());
  await visitor.getByRole('button', { name: 'Periksa', exact: true }).click();
  await expect(visitor.getByText('asli dan belum dipakai')).toBeVisible();
  await expect(visitor.getByText('TV Box, Smart TV')).toBeVisible();
  await expect(visitor.getByText(clock.name)).toHaveCount(0);
  await checkReadable(visitor);
  // The result belongs to that key only.
  await visitor.getByLabel('License key').fill('TV-1234');
  await visitor.getByRole('button', { name: 'Periksa', exact: true }).click();
  await expect(visitor.getByRole('alert')).toContainText('tidak lengkap');
  await expect(visitor.getByText('asli dan belum dipakai')).toHaveCount(0);
  await stranger.close();
});

test('a mistyped, an incomplete and an unknown key each get their sentence', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allowRefusal(404, '/public/check-license');
  consoleGuard.allowRefusal(422, '/public/check-license');
  const unknown = formatLicenseKey('TV', Array(14).fill(7));
  await page.goto('/cek');
  await checkReadable(page);
  const check = async (typed: string, sentence: string) => {
    await page.getByLabel('License key').fill(typed);
    await page.getByRole('button', { name: 'Periksa', exact: true }).click();
    await expectOnlyAlert(page, sentence);
  };
  await check(
    unknown.slice(0, 12),
    'License key tidak lengkap. Bentuknya seperti TV-XXXX-XXXX-XXXX-XXXX.',
  );
  await check(unknown.replace('7', '8'), 'License key salah ketik. Periksa kembali satu per satu.');
  await check(unknown, 'License key tidak ditemukan. Periksa kembali, atau hubungi admin.');
});
