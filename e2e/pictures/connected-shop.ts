// What a shop shows that is connected with others: webhooks, keys, reported mutations, devices, a mitra and
// his receiver, and the page that stops reminders; see support/pictures.ts.
import { createHmac, randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { isoDate, type OwnMosque } from '@timesync/contract';
import { buildApk, makeSigner } from '../../clients/sample-apks/build-apk.ts';
import { signInAsAdmin, signInAsNewCustomer } from '../support/api-session.ts';
import { call } from '../support/call.ts';
import { admin } from '../support/people.ts';
import { takePictures } from '../support/pictures.ts';
import { changeProduct } from '../support/shop/shop-office.ts';
import { placeOrder } from '../support/shop/shop-orders.ts';
import { expect, test } from '../support/test.ts';

const confirmed = { currentPassword: admin.password };
const deviceId = () =>
  Array.from({ length: 16 }, () => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[randomInt(32)]).join('');

/** A form that makes a secret: before, and what is shown once. */
async function makeSecret(page: Page, button: string, fields: Record<string, string>) {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, text] of Object.entries(fields)) {
    await dialog.getByLabel(label, { exact: true }).fill(text);
  }
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await takePictures(page);
  await dialog.locator('button[type="submit"]').click();
  const done = page.getByRole('button', { name: 'Sudah saya simpan' });
  await done.waitFor();
  await takePictures(page);
  await done.click();
  await takePictures(page);
}

test('keys, webhooks and their messages', async ({ page, customer, clock, shop }) => {
  await signInAsAdmin(page);
  await page.goto('/kunci-api');
  await makeSecret(page, 'Buat Kunci', { Nama: 'Program pembukuan yayasan' });
  await page.goto('/pengaturan/webhook');
  await makeSecret(page, 'Tambah alamat', { Alamat: 'https://tidak-ada.invalid/kabar' });
  await shop.buy(customer.page, [clock]);
  // One that was stopped needs a day.
  await page.route('**/admin/webhooks', async (route) => {
    const { data } = await (await route.fetch()).json();
    const stopped = { at: '2026-11-18T03:00:00Z', reason: 'Dijawab dengan status 500' };
    const url = 'https://pembukuan.contoh.id/kabar/dari-toko/dengan-alamat-yang-panjang';
    const added = { id: randomUUID(), url, events: ['order.paid'], stopped };
    await route.fulfill({ json: { data: [...data, added] } });
  });
  await page.reload();
  await expect(page.getByText('Nama alamat ini tidak ditemukan').first()).toBeVisible();
  await takePictures(page);
});

test('mutations that a service reports', async ({ page, office, bank, customer, clock }) => {
  const order = await placeOrder(customer.page, [clock]);
  await signInAsAdmin(page);
  await page.goto('/transaction/mutasi');
  await page.getByLabel('Rekening').selectOption(`${bank.name} ${bank.accountNumber}`);
  await makeSecret(page, 'Hubungkan', {});
  const hook = { paymentAccountId: bank.id, service: 'moota', ...confirmed };
  const { secret } = await call<{ secret: string }>(() =>
    office.post('/admin/mutation-hooks', { data: hook }),
  );
  const line = (amount: number, description: string) => ({
    ...{ amount, description, mutation_id: randomUUID(), type: 'CR' },
    ...{ account_number: bank.accountNumber, date: isoDate(new Date()) },
  });
  const data = JSON.stringify([
    line(order.payableAmount, 'TRSF E-BANKING CR AHMAD FAUZI'),
    line(1_234, 'BUNGA'),
  ]);
  const signature = createHmac('sha256', secret).update(data).digest('hex');
  const headers = { 'content-type': 'application/json', signature };
  await call(() => office.post(`/hooks/mutations/${bank.id}`, { data, headers }));
  await page.getByRole('button', { name: /^Hampir/ }).click();
  await expect(page.getByText('Belum terbukti di berkas bank')).toBeVisible();
  await takePictures(page);
});

test('devices, and those that a release leaves behind', async ({
  page,
  office,
  customer,
  clock,
  shop,
}) => {
  const signer = makeSigner();
  for (const [versionCode, minSdk] of [
    [31, 21],
    [32, 23],
    [33, 23],
  ] as const) {
    const buffer = buildApk({ signer, versionName: `${versionCode}.0`, versionCode, minSdk });
    const file = { name: 'a.apk', mimeType: 'application/octet-stream', buffer };
    const { id } = await call<{ id: number }>(() =>
      office.post('/admin/releases', { multipart: { app: 'display', file } }),
    );
    await call(() => office.post(`/admin/releases/${id}/publish`, { data: confirmed }));
  }
  const { details } = await shop.buy(customer.page, [clock], 4);
  const versions = ['31.0', '32.0', '33.0', undefined];
  for (const [n, { licenseKey }] of (details[0]?.licenses ?? []).entries()) {
    const device = { deviceId: deviceId(), deviceType: 'tablet', appVersion: versions[n] };
    await call(() => office.post('/device/v1/activate', { data: { licenseKey, ...device } }));
  }
  await signInAsAdmin(page);
  await page.goto('/license/perangkat');
  await expect(page.getByText('Mungkin tertinggal').first()).toBeVisible();
  await takePictures(page);
});

test("a mitra's prices, his page, and the page of his link", async ({
  page,
  office,
  customer,
  clock,
  shop,
}) => {
  const steps = { mitraSteps: [{ fromQty: 1, price: 99_000 }] };
  const [variant] = clock.ProductVariant;
  await changeProduct(office, clock.id, { variants: [{ ...variant, ...steps, stock: undefined }] });
  const { page: his, person } = customer;
  const id = await shop.userIdOf(person.email);
  await call(() => office.patch(`/admin/users/${id}`, { data: { isMitra: true } }));
  const { details } = await shop.buy(his, [clock], 4);
  const [open, taken, active] = details[0]?.licenses ?? [];
  const handOut = (license = open) =>
    call<{ url: string }>(() => his.request.post(`/my-licenses/${license?.id}/handout`));
  const { url } = await handOut();
  const [, token] = (await handOut(taken)).url.split('#');
  await signInAsNewCustomer(page, { name: 'Haji Penerima' });
  const mosque = { kind: 'masjid', name: 'Al-Ikhlas', town: 'Kota Bogor' };
  const { id: mosqueId } = await call<OwnMosque>(() =>
    page.request.post('/my-mosques', { data: mosque }),
  );
  await call(() => page.request.post('/license-handouts/take', { data: { token, mosqueId } }));
  const device = { deviceId: deviceId(), deviceType: 'tablet', licenseKey: active?.licenseKey };
  await call(() => office.post('/device/v1/activate', { data: device }));
  await page.goto(url);
  await page.getByRole('button', { name: 'Ambil lisensi ini' }).waitFor();
  await takePictures(page);
  // Help is needed only after a week without an activation.
  await his.route('**/mitra/licenses?**', async (route) => {
    const answer = await (await route.fetch()).json();
    answer.data[0].needsHelp = true;
    await route.fulfill({ json: answer });
  });
  await his.goto('/mitra');
  await expect(his.getByText('Sudah diambil, belum aktif')).toBeVisible();
  await takePictures(his);
  await his.goto('/dashboard');
  await expect(his.getByRole('heading', { name: clock.name })).toBeVisible();
  await takePictures(his);
  await signInAsAdmin(page);
  await page.goto(`/product/${clock.id}`);
  await page.getByRole('button', { name: 'Simpan variants' }).waitFor();
  await takePictures(page);
});

test('the page that stops reminders', async ({ page, consoleGuard }) => {
  consoleGuard.allowRefusal(410, '/berhenti/1.salah');
  await page.goto('/berhenti/1.salah');
  await page.getByRole('button', { name: 'Hentikan pengingat' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await takePictures(page);
});
