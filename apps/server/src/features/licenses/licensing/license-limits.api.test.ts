// T50 with the real limits: guessing is stopped soon, while people who mistype or wait for a move
// are not affected.
import { beforeEach, expect, it } from 'vitest';
import {
  buyLicenses,
  consumeLicenseLink,
  newDevice,
  newRequest,
  type SampleDevice,
  sendTransferRequest,
} from '../../../../test/licenses.ts';
import { type SignedIn, signInAs } from '../../../../test/people.ts';
import { createTestApp } from '../../../../test/test-app.ts';
import { generateLicenseKeys } from './issuing/generate-license-keys.ts';
import { licenseAliases } from './issuing/imported/license-aliases.schema.ts';

let customer: SignedIn;
let licenseKey: string;
let licenseId: number;
let bound: SampleDevice;
let addresses = 0;
/** Every caller comes from elsewhere, unless a test names one. */
const newAddress = () => `198.51.${Math.floor(addresses / 250)}.${(addresses++ % 250) + 1}`;

const test = await createTestApp({ realLimits: true });
const admin = await signInAs(test, 'admin');
beforeEach(async () => {
  customer = await signInAs(test);
  const [license] = await buyLicenses(test, customer, admin);
  licenseKey = license?.licenseKey ?? '';
  licenseId = license?.id ?? 0;
  bound = newDevice();
  await activate(licenseKey, bound);
});

const send = (url: string, payload: object, remoteAddress = newAddress()) =>
  test.app.inject({ method: 'POST', url, payload, remoteAddress });
const activate = (key: string, device = newDevice(), address?: string) =>
  send(
    '/device/v1/activate',
    { licenseKey: key, deviceId: device.idText, deviceType: device.type },
    address,
  );
const check = (key: string, address?: string) =>
  send('/public/check-license', { licenseKey: key }, address);
const typeKey = async (key: string) => {
  const { code } = await newRequest(test, newDevice());
  const body = { request: code, licenseKey: key };
  return customer.browser.post('/activation', body, { remoteAddress: newAddress() });
};
const statuses = async (count: number, call: (index: number) => ReturnType<typeof send>) => {
  const answered = [];
  for (let index = 0; index < count; index += 1) answered.push((await call(index)).statusCode);
  return answered;
};
const mistyped = 'TV-0000-0000-0000-0000';
const unknown = generateLicenseKeys('TV', 50);

it.each([
  ['activating', activate],
  ['/cek', (key: string, _device: unknown, address: string) => check(key, address)],
])('%s: 20 in a minute from one address; a typing error costs none', async (_name, call) => {
  const address = newAddress();
  expect(new Set(await statuses(40, () => call(mistyped, undefined, address)))).toEqual(
    new Set([422]),
  );
  const answered = await statuses(22, (index) => call(unknown[index] ?? '', undefined, address));
  expect(answered).toEqual([...Array(20).fill(404), 429, 429]);
  expect((await call(unknown[30] ?? '', undefined, newAddress())).statusCode).toBe(404);
});

it('ten failures a day for one key, then a sentence that says what to do', async () => {
  expect(await statuses(10, () => activate(licenseKey))).toEqual(Array(10).fill(409));
  const refused = await activate(licenseKey);
  expect(refused.statusCode).toBe(429);
  expect(refused.json().message).toContain('Aktivasi lewat HP');
  expect((await activate(mistyped)).statusCode).toBe(422);
});

it('counts a key that is typed on the phone as well', async () => {
  expect(await statuses(10, () => typeKey(licenseKey))).toEqual(Array(10).fill(409));
  expect((await typeKey(licenseKey)).statusCode).toBe(429);
  expect((await activate(licenseKey)).statusCode).toBe(429);
});

it('an owner activates 20 times in a minute, whatever he picks and wherever he is', async () => {
  const { code } = await newRequest(test, newDevice());
  const pick = () =>
    customer.browser.post(
      '/activation',
      { request: code, licenseId },
      { remoteAddress: newAddress() },
    );
  expect(await statuses(21, pick)).toEqual([...Array(20).fill(409), 429]);
  const other = await signInAs(test);
  expect((await other.browser.post('/activation', { request: code, licenseId })).statusCode).toBe(
    404,
  );
});

it('never locks out the device that holds the licence', async () => {
  await statuses(12, () => activate(licenseKey));
  expect((await activate(licenseKey, bound)).statusCode).toBe(200);
});

it('resets the count when the licence becomes free', async () => {
  await statuses(12, () => activate(licenseKey));
  await sendTransferRequest(customer, licenseId);
  const { data } = (await admin.browser.get('/admin/transfers?status=open&limit=100')).json();
  await admin.browser.post(`/admin/transfers/${data.at(-1).id}/decision`, { decision: 'approve' });
  expect((await activate(licenseKey)).statusCode).toBe(200);
});

it('stops a customer who tries link after link of handed-out licences, and nobody else', async () => {
  const [license] = await buyLicenses(test, customer, admin);
  const handedOut = await customer.browser.post(`/my-licenses/${license?.id}/handout`);
  const guesser = await signInAs(test);
  const codes = Array.from({ length: 61 }, (_, n) => `${n + 1}${'A'.repeat(43)}`);
  const statuses = [];
  for (const token of codes) {
    statuses.push((await guesser.browser.post('/license-handouts/take', { token })).statusCode);
  }
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([410]));
  expect(statuses[60]).toBe(429);
  expect((await consumeLicenseLink(guesser, handedOut.json().url)).statusCode).toBe(429);
  expect((await consumeLicenseLink(await signInAs(test), handedOut.json().url)).statusCode).toBe(
    200,
  );
});

it.each([
  ['activated', activate],
  ['checked', (key: string, _device: unknown, address?: string) => check(key, address)],
])('an old key that is guessed, not known, is %s 20 times a minute', async (_, ask) => {
  const guess = (address: string) => ask('LAMA-TEBAK', undefined, address);
  const free = newAddress();
  for (let n = 0; n < 25; n += 1) expect((await guess(free)).statusCode).toBe(422);
  await test.database.db.insert(licenseAliases).values({ licenseId, alias: `LAMA-${licenseId}` });
  const address = newAddress();
  for (let n = 0; n < 20; n += 1) expect((await guess(address)).statusCode).toBe(422);
  expect((await guess(address)).statusCode).toBe(429);
  await test.database.db.delete(licenseAliases);
});
