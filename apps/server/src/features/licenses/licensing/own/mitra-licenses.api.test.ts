// What a mitra sees of the licences that he bought, and what he does not see.
import { beforeEach, expect, it } from 'vitest';
import {
  activateOnline,
  buyLicenses,
  consumeLicenseLink,
  newDevice,
} from '../../../../../test/licenses.ts';
import { openBrowser, type SignedIn, signInAs } from '../../../../../test/people.ts';
import { createTestApp } from '../../../../../test/test-app.ts';

const DAY_MS = 24 * 60 * 60_000;

let admin: SignedIn;
let mitra: SignedIn;
let receiver: SignedIn;
const test = await createTestApp();
beforeEach(async () => {
  admin = await signInAs(test, 'admin');
  mitra = await signInAs(test, 'user', { isMitra: true, name: 'Pak Pemasang' });
  receiver = await signInAs(test, 'user', { name: 'Haji Penerima' });
});

const read = async (person = mitra, query = '') =>
  (await person.browser.get(`/mitra/licenses${query}`)).json();
const find = async (id: number) =>
  (await read()).data.find((license: { id: number }) => license.id === id);
const handOut = async (id: number): Promise<string> =>
  (await mitra.browser.post(`/my-licenses/${id}/handout`, undefined)).json().url;
const takeBack = (id: number) => mitra.browser.delete(`/my-licenses/${id}/handout`);

it('follows a licence from the purchase to the mosque, with town and device, and nobody`s name', async () => {
  const [license] = await buyLicenses(test, mitra, admin);
  const { id = 0, licenseKey } = license ?? {};
  expect(await find(id)).toMatchObject({
    ...{ id, licenseKey, status: 'unused', variant: 'Untuk TV' },
    ...{ isHandedOut: false, canBeHandedOut: true, town: null, deviceType: null },
  });

  const url = await handOut(id);
  const shown = await test.browser().post('/links/read', { token: url.split('#')[1] });
  expect(shown.json()).toMatchObject({ from: 'Pak Pemasang', kind: 'license' });
  expect(await find(id)).toMatchObject({ isHandedOut: true, canBeHandedOut: true });

  const body = { kind: 'masjid', name: 'Al-Ikhlas Rahasia', town: 'Kota Bogor' };
  const mosque = (await receiver.browser.post('/my-mosques', body)).json();
  const taken = (await consumeLicenseLink(receiver, url, { mosqueId: mosque.id })).json();
  expect(await find(id)).toMatchObject({
    ...{ licenseKey: null, status: 'unused', town: 'Kota Bogor' },
    ...{ isHandedOut: false, canBeHandedOut: false },
  });

  const device = newDevice('tvbox');
  await activateOnline(test, taken.licenseKey, device);
  const found = await find(id);
  expect(found).toMatchObject({
    ...{ status: 'active', town: 'Kota Bogor', deviceType: 'tvbox', needsHelp: false },
    activatedAt: expect.any(String),
  });
  const fields = ['id', 'product', 'variant', 'invoiceNumber', 'boughtAt', 'licenseKey', 'status'];
  fields.push('isHandedOut', 'canBeHandedOut', 'deviceType', 'activatedAt', 'town', 'needsHelp');
  expect(Object.keys(found).toSorted()).toEqual(fields.toSorted());
  const { body: whole } = await mitra.browser.get('/mitra/licenses');
  const { name, email } = receiver.user;
  for (const secret of [name, email, '+62', 'Rahasia', taken.licenseKey, device.idText]) {
    expect(whole).not.toContain(secret);
  }
  expect((await read()).counts).toEqual({ bought: 1, handedOut: 1, active: 1, needsHelp: 0 });
});

it("shows a mosque's order only while he is a member, although he placed it", async () => {
  const { pool } = test.database;
  const body = { kind: 'masjid', name: 'Al-Falah', town: 'Kota Depok' };
  const mosque = (await receiver.browser.post('/my-mosques', body)).json();
  const ids = [mosque.id, mitra.user.id];
  const join = `insert into mosque_members (mosque_id, user_id, role, since)
    values ($1, $2, 'pengurus', now())`;
  await pool.query(join, ids);
  const [license] = await buyLicenses(test, mitra, admin);
  for (const table of ['orders', 'licenses']) {
    await pool.query(`update ${table} set mosque_id = $1 where user_id = $2`, ids);
  }
  const offered = { town: 'Kota Depok', canBeHandedOut: false };
  expect(await find(license?.id ?? 0)).toMatchObject(offered);
  const leave = 'update mosque_members set until = now() where mosque_id = $1 and user_id = $2';
  await pool.query(leave, ids);
  expect(await read()).toMatchObject({ data: [], total: 0, counts: { bought: 0 } });
});

it('takes back what nobody took, and nothing else', async () => {
  const [open, gone] = await buyLicenses(test, mitra, admin, { qty: 2 });
  const [openId, goneId] = [open?.id ?? 0, gone?.id ?? 0];
  const [openUrl, goneUrl] = [await handOut(openId), await handOut(goneId)];
  await consumeLicenseLink(receiver, goneUrl);
  expect((await takeBack(goneId)).statusCode).toBe(404);
  expect((await takeBack(openId)).statusCode).toBe(200);
  expect((await consumeLicenseLink(receiver, openUrl)).json().code).toBe('LINK_DEAD');
  expect((await read()).counts).toEqual({ bought: 2, handedOut: 1, active: 0, needsHelp: 0 });
  // What his receiver does with it is not his.
  for (const call of ['', '/clock', '/lembar.pdf']) {
    expect((await mitra.browser.get(`/my-licenses/${goneId}${call}`)).statusCode).toBe(404);
  }
});

it('does not wait for the receiver of a link that has expired', async () => {
  const [license] = await buyLicenses(test, mitra, admin);
  const id = license?.id ?? 0;
  await handOut(id);
  test.clock.advance(31 * DAY_MS);
  mitra.browser = await openBrowser(test, mitra.user);
  expect(await find(id)).toMatchObject({ isHandedOut: false, canBeHandedOut: true });
  expect((await read()).counts).toMatchObject({ bought: 1, handedOut: 0, needsHelp: 1 });
});

it('begins with who needs help: bought seven days ago and never active', async () => {
  const [late, active] = await buyLicenses(test, mitra, admin, { qty: 2 });
  // With somebody else it is still the mitra who is asked to help.
  await consumeLicenseLink(receiver, await handOut(late?.id ?? 0));
  test.clock.advance(7 * DAY_MS - 60_000);
  await activateOnline(test, active?.licenseKey);
  admin = await signInAs(test, 'admin');
  const [fresh] = await buyLicenses(test, mitra, admin);
  const ids = async () => (await read()).data.map(({ id }: { id: number }) => id);
  expect(await ids()).toEqual([fresh?.id, active?.id, late?.id]);
  expect((await find(late?.id ?? 0)).needsHelp).toBe(false);
  test.clock.advance(60_000);
  expect(await ids()).toEqual([late?.id, fresh?.id, active?.id]);
  expect((await find(late?.id ?? 0)).needsHelp).toBe(true);
  expect((await read()).counts).toMatchObject({ bought: 3, active: 1, needsHelp: 1 });
  const body = { action: 'revoke', reason: 'Karena diuji' };
  await admin.browser.post(`/admin/licenses/${late?.id}/actions`, body);
  expect(await find(late?.id ?? 0)).toMatchObject({ status: 'revoked', needsHelp: false });
  expect((await read()).counts).toMatchObject({ bought: 2, needsHelp: 0 });
});

it('is for a mitra, each with his own, while he is one', async () => {
  await buyLicenses(test, mitra, admin);
  await buyLicenses(test, receiver, admin);
  const other = await signInAs(test, 'user', { isMitra: true });
  expect(await read(other)).toMatchObject({ data: [], total: 0, counts: { bought: 0 } });
  expect((await read(mitra, '?page=2')).data).toEqual([]);
  await admin.browser.patch(`/admin/users/${mitra.user.id}`, { isMitra: false });
  expect((await mitra.browser.get('/mitra/licenses')).statusCode).toBe(403);
});
