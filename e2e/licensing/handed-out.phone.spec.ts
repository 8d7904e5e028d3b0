// A buyer hands a licence out by its link; its receiver takes it with one tap.
import { fillSignUp } from '../support/accounts/account-screens.ts';
import { signInAsNewCustomer } from '../support/api-session.ts';
import { openOwnedProduct } from '../support/licensing/license-screens.ts';
import { newPerson } from '../support/people.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { countEffort } from '../support/taps.ts';
import { expect, test } from '../support/test.ts';

/** Path and code of the link in a ready WhatsApp text. */
function linkIn(href: string | null): string {
  const text = new URL(String(href)).searchParams.get('text') ?? '';
  return /\/ambil#[\w.-]+/.exec(text)?.[0] ?? '';
}

test('a buyer hands a licence out in three taps, and its receiver takes it for his mosque in one', async ({
  page,
  otherContext,
  effort,
  clock,
  shop,
}) => {
  await signInAsNewCustomer(page);
  const { licenseKey } = await shop.buyLicense(page, clock);
  await page.goto('/my-product');
  await expect(page.getByRole('row').filter({ hasText: clock.name })).toBeVisible();
  effort.start();
  const detail = await openOwnedProduct(page, clock.name);
  await detail.getByRole('button', { name: 'Bagikan lisensi ini' }).click();
  const send = detail.getByRole('link', { name: 'Kirim lewat WhatsApp' });
  const link = linkIn(await send.getAttribute('href'));
  // The third tap opens WhatsApp, which is not followed here.
  effort.expectTaps(2);
  await expect(detail).toContainText('belum diambil penerimanya');
  await checkReadable(page);

  await detail.getByRole('button', { name: 'Tarik kembali' }).click();
  await expect(detail.getByRole('button', { name: 'Bagikan lisensi ini' })).toBeVisible();
  await detail.getByRole('button', { name: 'Bagikan lisensi ini' }).click();
  await expect.poll(async () => linkIn(await send.getAttribute('href'))).not.toBe(link);
  const newLink = linkIn(await send.getAttribute('href'));

  const receiver = await otherContext.newPage();
  await signInAsNewCustomer(receiver);
  const name = 'Mushola An-Nur';
  await receiver.request.post('/my-mosques', { data: { kind: 'mushola', name } });
  await receiver.goto(newLink);
  const taking = await countEffort(receiver);
  await receiver.reload();
  await expect(receiver.getByText(clock.name)).toBeVisible();
  await expect(receiver.getByRole('radio', { name })).toBeChecked();
  taking.start();
  await receiver.getByRole('button', { name: 'Ambil lisensi ini' }).click();
  await expect(receiver.getByText('Lisensi ini sekarang milik Anda.')).toBeVisible();
  taking.expectTaps(1);
  await expect(receiver.getByRole('code')).not.toHaveText(licenseKey);
  await checkReadable(receiver);
  const taken = String(await receiver.getByRole('code').textContent());
  await receiver.goto('/my-product/masjid');
  await expect(receiver.getByRole('region', { name })).toContainText(taken);

  await page.goto('/my-product');
  await expect(page.getByRole('row').filter({ hasText: clock.name })).toBeVisible();
  await expect(page.getByText(licenseKey)).toHaveCount(0);
});

test('a receiver without an account signs up on the way, and a dead link says so', async ({
  page,
  otherContext,
  clock,
  consoleGuard,
  shop,
}) => {
  // The refused look at a dead link.
  consoleGuard.allow(/410/);
  const { url, licenseKey } = await shop.gift(clock);
  const { pathname, hash } = new URL(url);

  const receiver = await otherContext.newPage();
  await receiver.goto(pathname + hash);
  await expect(
    receiver.getByRole('heading', { name: 'Masuk untuk mengambil lisensi' }),
  ).toBeVisible();
  await expect(receiver.getByText(`memberi Anda ${clock.name}`)).toBeVisible();
  await receiver.getByRole('link', { name: 'Daftar' }).click();
  await expect(receiver.getByRole('heading', { name: 'Daftar' })).toBeVisible();
  await expect(receiver.getByText(`memberi Anda ${clock.name}`)).toBeVisible();
  await fillSignUp(receiver, newPerson());
  await receiver.getByRole('button', { name: 'Daftar' }).click();
  await receiver.getByRole('button', { name: 'Ambil lisensi ini' }).click();
  await expect(receiver.getByRole('code')).not.toHaveText(licenseKey);
  // The receiver has paid nothing.
  await receiver.goto('/dashboard');
  await expect(receiver.getByRole('heading', { name: /lisensi Anda siap/ })).toBeVisible();

  await signInAsNewCustomer(page);
  await page.goto(`/ambil#${'A'.repeat(43)}`);
  await expect(page.getByRole('alert')).toContainText('Minta tautan baru kepada orang yang');
});

test('a buyer of three hands them all out at once, a link for each receiver', async ({
  page,
  clock,
  shop,
  effort,
}) => {
  await signInAsNewCustomer(page);
  await shop.buy(page, [clock], 3);
  await page.goto('/my-product');
  const all = page.getByRole('button', { name: 'Semua lisensi' });
  await all.waitFor();
  effort.start();
  await all.click();
  await page.getByRole('button', { name: 'Bagikan beberapa sekaligus' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bagikan Lisensi' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(4);
  await dialog.getByRole('checkbox', { name: 'Semua (3)' }).check();
  await dialog.getByRole('button', { name: 'Buat 3 tautan' }).click();
  const links = dialog.getByRole('link', { name: /^WhatsApp/ });
  await expect(links).toHaveCount(3);
  effort.expectTaps(4);
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(paths.map(linkIn)).size).toBe(3);
  await expect(dialog.getByRole('button', { name: 'Salin semua tautan' })).toBeVisible();
  await checkReadable(page);
  await page.keyboard.press('Escape');
  await expect(all).toBeFocused();
});
