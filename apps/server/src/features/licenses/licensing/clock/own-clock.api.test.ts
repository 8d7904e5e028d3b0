import { acceptSettings, parseSettings, settingsTag } from '@timesync/clock';
import { expect, it } from 'vitest';
import { customer, license, openShop, test } from '../../../../../test/license-shop.ts';
import { newDevice, newRequest, signingKeys } from '../../../../../test/licenses.ts';
import { licensePublicId } from '../tokens/license-signer.ts';

await openShop();

const settings = 'masjid=Masjid+Nurul+Huda&kota=kota-malang&iqomah=15.10.10.7.10&gelap=22.00-03.00';
const address = () => `/my-licenses/${license.id}/clock`;
const read = async () => (await customer.browser.get(address())).json();
const save = (counter: number, changed = settings) =>
  customer.browser.put(address(), { counter, settings: changed });

it('a counter that nobody can have seen is refused', async () => {
  expect((await save(2_147_483_646)).statusCode).toBe(409);
  expect((await save(2_147_483_647)).statusCode).toBe(400);
});

it('is empty at first, and each change raises its counter', async () => {
  expect(await read()).toEqual({ counter: 0, settings: '', code: null, versions: [] });
  const first = await save(0);
  expect([first.statusCode, first.json()]).toEqual([
    200,
    expect.objectContaining({ counter: 1, settings }),
  ]);
  const changed = `${settings}&tarhim=5`;
  expect((await save(1, changed)).json()).toMatchObject({ counter: 2, settings: changed });
  const { versions } = await read();
  expect(versions).toMatchObject([
    { counter: 2, settings: changed },
    { counter: 1, settings },
  ]);
});

it('the box of the licence takes its code without a question, other boxes ask', async () => {
  const { code } = (await save(0)).json();
  const offer = async (id: number) =>
    acceptSettings(code, {
      signingKeys: await signingKeys(test.app),
      tag: await settingsTag(licensePublicId(id)),
      counter: 0,
      knowsTown: () => true,
    });
  const expected = { settings: parseSettings(settings) };
  expect(await offer(license.id)).toEqual({ result: 'apply', counter: 1, ...expected });
  expect(await offer(license.id + 1)).toEqual({ result: 'ask', counter: 0, ...expected });
  const file = await customer.browser.get(`${address()}.jms`);
  expect(file.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="jam-masjid-1.jms"',
  });
  expect(file.body).toMatch(/^JMS1-[0-9A-Z]+$/);
});

it('of two phones that save at once one is asked to look again', async () => {
  await save(0);
  const both = await Promise.all([
    save(1, 'masjid=Satu&kota=kota-malang'),
    save(1, 'masjid=Dua&kota=kota-malang'),
  ]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect((await read()).counter).toBe(2);
  expect((await save(1, 'masjid=Tiga&kota=kota-malang')).json().message).toMatch(
    /^Pengaturan jam sudah diubah/,
  );
});

it('sent again after a lost answer it is the same change', async () => {
  await save(0);
  expect((await save(0)).json()).toMatchObject({ counter: 1, settings });
});

it('keeps the last 20', async () => {
  for (let counter = 0; counter < 22; counter += 1)
    await save(counter, `${settings}&tarhim=${counter}`);
  const { versions } = await read();
  expect(versions.map((version: { counter: number }) => version.counter)).toEqual(
    Array.from({ length: 20 }, (_, index) => 22 - index),
  );
});

it.each([
  ['iqomah=12.8.8.6.61', 'iqomah'],
  ['warna=hijau', 'warna'],
  ['kota=kab-tidak-ada', 'kota'],
  ['jumat=09.00', 'jumat'],
  [`donasi=${'0'.repeat(30)}`, 'QRIS'],
  ['masjid=Masjid+Nurul+Huda', 'Pilih kota'],
])('refuses %s and keeps what it has', async (wrong, named) => {
  await save(0);
  const refused = await save(1, wrong);
  expect([refused.statusCode, refused.json().message]).toEqual([
    400,
    expect.stringContaining(named),
  ]);
  expect(await read()).toMatchObject({ counter: 1, settings });
});

it('there is no file before the first change', async () => {
  expect((await customer.browser.get(`${address()}.jms`)).statusCode).toBe(404);
});

it('a box with internet gets it by its token, once per change', async () => {
  const { code: request } = await newRequest(test, newDevice());
  const activated = await customer.browser.post('/activation', { request, licenseId: license.id });
  const { token } = activated.json();
  const ask = (headers: Record<string, string>) =>
    test.app.inject({ url: '/device/v1/clock', headers });
  const authorization = `Bearer ${token}`;
  expect((await ask({ authorization })).statusCode).toBe(404);
  await save(0);
  const first = await ask({ authorization });
  expect(first.json()).toMatchObject({ counter: 1, code: expect.stringMatching(/^JMS1-/) });
  const known = { authorization, 'if-none-match': String(first.headers.etag) };
  expect((await ask(known)).statusCode).toBe(304);
  await save(1, 'masjid=Baru&kota=kota-malang');
  expect((await ask(known)).json()).toMatchObject({ counter: 2 });

  const changed = `Bearer ${token.slice(0, -1)}${token.endsWith('0') ? '8' : '0'}`;
  for (const refused of ['', changed, 'Bearer JM1-']) {
    expect((await ask({ authorization: refused })).json()).toMatchObject({
      code: 'DEVICE_TOKEN_REFUSED',
    });
  }
  await customer.browser.post(`/my-licenses/${license.id}/release`);
  expect((await ask({ authorization })).statusCode).toBe(401);
});
