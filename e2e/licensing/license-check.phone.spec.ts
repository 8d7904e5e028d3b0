import { formatLicenseKey } from '@timesync/contract';
import { expectOnlyAlert } from '../support/accounts/account-screens.ts';
import { forTv } from '../support/licensing/activation-screens.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

test('anyone learns whether a key is genuine and no more, and each mistake has its sentence', async ({
  page,
  clock,
  consoleGuard,
  shop,
}) => {
  consoleGuard.allowRefusal(404, '/public/check-license');
  consoleGuard.allowRefusal(422, '/public/check-license');
  const { licenseKey } = await shop.gift(forTv(clock));
  // On a slow line the form is sent before its script is there.
  const { promise: script, resolve: bringScript } = Promise.withResolvers<void>();
  await page.route('**/assets/checks-*.js', async (route) => {
    await script;
    await route.continue();
  });
  await page.goto('/cek');
  const check = async (typed: string) => {
    await page.getByLabel('License key').fill(typed);
    await page.getByRole('button', { name: 'Periksa', exact: true }).click();
  };
  await check(licenseKey.toLowerCase());
  bringScript();
  await expect(page.getByText('asli dan belum dipakai')).toBeVisible();
  await expect(page.getByText('TV Box, Smart TV')).toBeVisible();
  await expect(page.getByText(clock.name)).toHaveCount(0);
  await checkReadable(page);

  // The result belongs to that key only.
  const unknown = formatLicenseKey('TV', Array(14).fill(7));
  await check(unknown.slice(0, 12));
  await expectOnlyAlert(
    page,
    'License key tidak lengkap. Bentuknya seperti TV-XXXX-XXXX-XXXX-XXXX.',
  );
  await expect(page.getByText('asli dan belum dipakai')).toHaveCount(0);
  await check(unknown.replace('7', '8'));
  await expectOnlyAlert(page, 'License key salah ketik. Periksa kembali satu per satu.');
  await check(unknown);
  await expectOnlyAlert(page, 'License key tidak ditemukan. Periksa kembali, atau hubungi admin.');
});
