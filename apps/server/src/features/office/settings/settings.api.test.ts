import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { TERMS_VERSION } from '@timesync/contract';
import { expect, it } from 'vitest';
import { signInAs } from '../../../../test/people.ts';
import { createProduct, placeSampleOrder, samplePicture } from '../../../../test/shop.ts';
import { createTestApp } from '../../../../test/test-app.ts';

const test = await createTestApp();
const admin = await signInAs(test, 'admin');
const customer = await signInAs(test);

const path = '/admin/settings';
const change = (body: object) => admin.browser.patch(path, body);
const publicSettings = async () => (await test.browser().get('/public/config')).json();

it('changes the named settings for everyone immediately, and records who did it', async () => {
  const response = await change({
    sellerName: ' CV Waktu Tepat ',
    sellerTaxNumber: '01.234.567.8-901.000',
    whatsappNumber: '0812 2222 2222',
    orderExpiryDays: 2,
  });
  expect(response.statusCode).toBe(200);
  expect(response.json().values).toMatchObject({ sellerName: 'CV Waktu Tepat', refundDays: 7 });
  expect(await publicSettings()).toMatchObject({
    whatsappNumber: '+6281222222222',
    seller: { name: 'CV Waktu Tepat', taxNumber: '012345678901000', address: null },
  });
  const { data } = (await admin.browser.get('/admin/history?subject=settings')).json();
  expect(data[0]).toMatchObject({
    action: 'update',
    actor: { email: admin.user.email },
    before: { sellerName: null, orderExpiryDays: 3 },
    after: { sellerName: 'CV Waktu Tepat', orderExpiryDays: 2 },
  });
});

it('takes a value back', async () => {
  await change({ whatsappNumber: null });
  expect((await publicSettings()).whatsappNumber).toBeNull();
});

it('keeps a text of digits a text', async () => {
  await change({ pixelId: '123456789', sellerTaxNumber: '912345678901000' });
  expect(await publicSettings()).toMatchObject({
    pixelId: '123456789',
    seller: { taxNumber: '912345678901000' },
  });
});

it('gives new orders the new payment deadline and the new code', async () => {
  const product = await createProduct(test, { variants: [], requiresLicense: false });
  await change({ orderExpiryDays: 2, uniqueCode: 'off' });
  const order = await placeSampleOrder(customer.browser, [{ productId: product.id }]);
  const days = (Date.parse(order.expiresAt) - Date.parse(order.createdAt)) / 86_400_000;
  expect([days, order.uniqueCode]).toEqual([2, 0]);
});

it('stores the current terms with each order, and refuses outdated ones', async () => {
  const product = await createProduct(test, { variants: [], requiresLicense: false });
  const details = [{ productId: product.id, qty: 1 }];
  await change({ refundDays: 14, warrantyMonths: 24 });
  const old = await customer.browser.post('/transaction', { details, termsVersion: TERMS_VERSION });
  expect([old.statusCode, old.json().code]).toEqual([409, 'TERMS_CHANGED']);
  const termsVersion = `${TERMS_VERSION}-r14-g24`;
  const order = await customer.browser.post('/transaction', { details, termsVersion });
  expect([order.statusCode, order.json().termsVersion]).toEqual([201, termsVersion]);
  await change({ refundDays: 7, warrantyMonths: 12 });
});

it.each([
  ['sellerName', 'x'],
  ['sellerName', 'CV Waktu\nBcc: semua@contoh.id'],
  ['sellerName', 'CV\u2028Waktu'],
  ['sellerName', 'CV\tWaktu'],
  ['sellerAddress', 'Jl.'],
  ['sellerCity', 'x'],
  ['sellerPhone', 'telepon saya'],
  ['sellerTaxNumber', '123'],
  ['sellerSince', 99],
  ['whatsappNumber', '12345678901'],
  ['serviceHours', null],
  ['channelUrl', 'http://whatsapp.com/channel/x'],
  ['channelUrl', 'javascript:alert(1)'],
  ['pixelId', 'abc'],
  ['orderExpiryDays', 0],
  ['orderExpiryDays', 2.5],
  ['uniqueCode', 'multiply'],
  ['refundDays', 91],
  ['warrantyMonths', '12'],
])('refuses a wrong %s (%s) with its field, and changes nothing', async (field, value) => {
  const before = (await admin.browser.get(path)).json();
  const response = await change({ sellerName: 'Toko Lain', [field]: value });
  expect([response.statusCode, response.json().field]).toEqual([400, field]);
  expect((await admin.browser.get(path)).json()).toEqual(before);
});

const sendSignature = (bytes: Buffer) => admin.browser.sendFile(`${path}/signature`, { bytes });

it('keeps one signature, shows it to signed-in users, and removes it again', async () => {
  const files = () => readdirSync(join(test.dependencies.config.DATA_DIR, 'files/signature'));
  const first = (await sendSignature(await samplePicture(1))).json().signatureUrl;
  const second = (await sendSignature(await samplePicture(2))).json().signatureUrl;
  expect((await publicSettings()).signatureUrl).toBe(second);
  expect((await customer.browser.get(first)).statusCode).toBe(404);
  const picture = await customer.browser.get(second);
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await test.browser().get(second)).statusCode).toBe(401);
  expect(files()).toHaveLength(1);
  expect((await sendSignature(Buffer.from('bukan gambar'))).statusCode).toBe(415);
  const removed = await admin.browser.delete(`${path}/signature`);
  expect([removed.json().signatureUrl, files()]).toEqual([null, []]);
});
