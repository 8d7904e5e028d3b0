import { afterAll, beforeAll, expect, it } from 'vitest';
import { buyLicenses } from '../../../test/licenses.ts';
import { type SignedIn, signInAs } from '../../../test/people.ts';
import {
  addMember,
  giveBoundLicense,
  newNumber,
  newPerson,
  openMosque,
  rolesIn,
  tokenIn,
} from '../../../test/shops/handover-shop.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const DAY = 24 * 60 * 60 * 1000;
let test: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  admin = await signInAs(test, 'admin');
});
afterAll(() => test.close());

const start = ({ browser }: SignedIn, mosqueId: number, successor: object) =>
  browser.post(`/my-mosques/${mosqueId}/handover`, successor);
const linkTo = async (ketua: SignedIn, mosqueId: number, successor: object) =>
  tokenIn((await start(ketua, mosqueId, successor)).json().url);
const accept = ({ browser }: SignedIn, token: string) =>
  browser.post('/handovers/accept', { token });
const cancel = ({ browser }: SignedIn, mosqueId: number) =>
  browser.delete(`/my-mosques/${mosqueId}/handover`);

it('hands a mosque over by email: devices and counters stay, the old ketua is out', async () => {
  const { id, ketua } = await openMosque(test);
  const license = await giveBoundLicense(test, id, { owner: ketua, admin });
  const before = (await ketua.browser.get(`/my-licenses/${license.id}`)).json();
  const next = await newPerson(test);
  await test.takeMails();
  const started = await start(ketua, id, { email: next.user.email });
  expect(started.statusCode).toBe(201);
  expect(started.json().handover).toMatchObject({ kind: 'own', successor: next.user.email });
  const [mail] = await test.takeMails();
  expect(mail?.to).toBe(next.user.email);
  const token = tokenIn(mail?.text);
  expect((await test.browser().post('/handovers/read', { token })).json()).toEqual({
    kind: 'own',
    mosque: 'Masjid Al-Ikhlas',
    town: null,
    from: ketua.user.name,
    email: next.user.email,
    whatsapp: null,
    deadlineAt: new Date(test.clock.now().getTime() + 7 * DAY).toISOString(),
  });
  expect(await rolesIn(test, id)).toEqual([[ketua.user.id, 'ketua']]);
  expect((await accept(next, token)).json()).toMatchObject({ mosqueId: id });
  expect(await rolesIn(test, id)).toEqual([[next.user.id, 'ketua']]);
  // The session of the old ketua was open all the time.
  for (const url of [`/my-licenses/${license.id}`, `/my-licenses/${license.id}/lembar.pdf`]) {
    expect([url, (await ketua.browser.get(url)).statusCode]).toEqual([url, 404]);
  }
  for (const list of ['/transaction', '/my-products', '/my-licenses', '/my-mosques']) {
    expect([list, (await ketua.browser.get(list)).json().data]).toEqual([list, []]);
  }
  expect((await ketua.browser.get(`/my-mosques/${id}/handover`)).statusCode).toBe(404);
  const after = await next.browser.get(`/my-licenses/${license.id}`);
  expect([after.statusCode, after.json()]).toEqual([200, before]);
  const device = { deviceId: license.device.idText, deviceType: 'tvbox' };
  const again = { licenseKey: license.licenseKey, ...device };
  expect((await test.browser().post('/device/v1/activate', again)).statusCode).toBe(200);
  const told = (await test.takeMails()).map(({ to, subject }) => [to, subject]);
  expect(told.toSorted()).toEqual(
    [
      [ketua.user.email, 'Serah terima Masjid Al-Ikhlas selesai'],
      [next.user.email, 'Anda sekarang ketua Masjid Al-Ikhlas'],
    ].toSorted(),
  );
  const { data } = (
    await admin.browser.get(`/admin/history?subject=mosque&subjectId=${id}`)
  ).json();
  expect(data.map(({ action }: { action: string }) => action)).toEqual([
    'hand over',
    'start handover',
    'create',
  ]);
});

it('files the licences that still belong to the person, with their orders, before it starts', async () => {
  const { id, ketua } = await openMosque(test);
  const [license] = await buyLicenses(test, ketua, admin);
  const [next, filesOwn] = [await newPerson(test), true];
  const token = await linkTo(ketua, id, { email: next.user.email, filesOwn });
  const { rows } = await test.database.pool.query(
    `select l.mosque_id as license, o.mosque_id as "order" from licenses l
      join order_lines line on line.id = l.order_line_id join orders o on o.id = line.order_id
      where l.id = $1`,
    [license?.id],
  );
  expect(rows).toEqual([{ license: id, order: id }]);
  expect((await ketua.browser.get(`/my-licenses/${license?.id}`)).statusCode).toBe(200);
  expect((await accept(next, token)).statusCode).toBe(200);
  expect((await ketua.browser.get(`/my-licenses/${license?.id}`)).statusCode).toBe(404);
  expect((await next.browser.get(`/my-licenses/${license?.id}`)).statusCode).toBe(200);
});

it('leaves the licences of the person alone when he keeps them', async () => {
  const { id, ketua } = await openMosque(test);
  const [license] = await buyLicenses(test, ketua, admin);
  const next = await newPerson(test);
  await accept(next, await linkTo(ketua, id, { email: next.user.email }));
  expect((await ketua.browser.get(`/my-licenses/${license?.id}`)).statusCode).toBe(200);
  expect((await next.browser.get(`/my-licenses/${license?.id}`)).statusCode).toBe(404);
});

it('lets a successor without an account make one by the link of WhatsApp', async () => {
  const { id, ketua } = await openMosque(test);
  const whatsapp = newNumber();
  await test.takeMails();
  const token = await linkTo(ketua, id, { whatsapp });
  expect(await test.takeMails()).toEqual([]);
  const person = { token, name: 'Ketua Baru', password: 'rahasia-baru' };
  const browser = test.browser();
  const missing = await browser.post('/handovers/join', person);
  expect([missing.statusCode, missing.json().field]).toEqual([400, 'email']);
  const taken = await browser.post('/handovers/join', { ...person, email: ketua.user.email });
  expect([taken.statusCode, taken.json().field]).toEqual([409, 'email']);
  const email = `ketua.baru${id}@masjid.id`;
  const joined = await browser.post('/handovers/join', { ...person, email, whatsapp: newNumber() });
  expect(joined.statusCode).toBe(201);
  // What the link was made for cannot be typed differently.
  expect(joined.json()).toMatchObject({ mosqueId: id, user: { email, whatsapp, role: 'user' } });
  expect((await browser.get('/my-mosques')).json().data).toMatchObject([{ id, role: 'ketua' }]);
  expect((await ketua.browser.get('/my-mosques')).json().data).toEqual([]);
});

it('takes the address of a link by mail as confirmed', async () => {
  const { id, ketua } = await openMosque(test);
  const email = `dari.email${id}@masjid.id`;
  const token = await linkTo(ketua, id, { email });
  const person = { token, name: 'Ketua Baru', password: 'rahasia-baru', whatsapp: newNumber() };
  expect((await test.browser().post('/handovers/join', person)).statusCode).toBe(201);
  const { rows } = await test.database.pool.query(
    'select email_verified from users where email = $1',
    [email],
  );
  expect(rows).toEqual([{ email_verified: true }]);
});

it('makes a member with another role the ketua, in a row of its own', async () => {
  const { id, ketua } = await openMosque(test);
  const bendahara = await addMember(test, id, 'bendahara');
  const token = await linkTo(ketua, id, { email: bendahara.user.email });
  expect((await accept(bendahara, token)).statusCode).toBe(200);
  expect(await rolesIn(test, id)).toEqual([[bendahara.user.id, 'ketua']]);
  const { rows } = await test.database.pool.query(
    'select from mosque_members where mosque_id = $1',
    [id],
  );
  expect(rows).toHaveLength(3);
});

it('is for the ketua alone', async () => {
  const { id, ketua } = await openMosque(test);
  const people: Array<[SignedIn['browser'], number]> = [
    [(await addMember(test, id, 'bendahara')).browser, 403],
    [(await addMember(test, id, 'pengurus')).browser, 403],
    [(await newPerson(test)).browser, 404],
    [admin.browser, 404],
    [test.browser(), 401],
  ];
  await start(ketua, id, { whatsapp: newNumber() });
  const path = `/my-mosques/${id}/handover`;
  for (const [browser, status] of people) {
    const answers = [
      await browser.post(path, { whatsapp: newNumber() }),
      await browser.post(`${path}/link`),
      await browser.post(`${path}/object`, { note: 'Saya keberatan' }),
      await browser.delete(path),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(4).fill(status));
    // Every member sees that one waits.
    expect((await browser.get(path)).statusCode).toBe(status === 403 ? 200 : status);
  }
  expect((await ketua.browser.get(path)).json().handover.status).toBe('waiting');
});

it('is one handover however often it is sent, and one at a time', async () => {
  const { id, ketua } = await openMosque(test);
  const email = `sekali${id}@masjid.id`;
  await test.takeMails();
  const answers = await Promise.all([1, 2, 3].map(() => start(ketua, id, { email })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.json().url)).size).toBe(1);
  expect(await test.takeMails()).toHaveLength(1);
  const other = await start(ketua, id, { whatsapp: newNumber() });
  expect([other.statusCode, other.json().code]).toEqual([409, 'HANDOVER_OPEN']);
  const link = await ketua.browser.post(`/my-mosques/${id}/handover/link`);
  expect(link.json().url).toBe(answers[0]?.json().url);
});

it('is cancelled while it waits, and then its link is dead', async () => {
  const { id, ketua } = await openMosque(test);
  const next = await newPerson(test);
  const token = await linkTo(ketua, id, { email: next.user.email });
  expect((await cancel(ketua, id)).statusCode).toBe(200);
  const refused = await accept(next, token);
  expect([refused.statusCode, refused.json().message]).toEqual([
    410,
    'Serah terima ini sudah dibatalkan. Minta tautan baru kepada ketua masjid jika memang jadi.',
  ]);
  expect((await cancel(ketua, id)).statusCode).toBe(409);
  expect(await rolesIn(test, id)).toEqual([[ketua.user.id, 'ketua']]);
  const again = await linkTo(ketua, id, { email: next.user.email });
  expect(again).not.toBe(token);
  expect((await accept(next, again)).statusCode).toBe(200);
});

it('refuses a link that expired, and makes room for the next one', async () => {
  const { id, ketua } = await openMosque(test);
  const next = await newPerson(test);
  const token = await linkTo(ketua, id, { email: next.user.email });
  test.clock.advance(7 * DAY);
  const refused = await accept(next, token);
  expect([refused.statusCode, refused.json().message]).toEqual([
    410,
    'Tautan serah terima ini sudah kedaluwarsa. Minta tautan baru kepada ketua masjid.',
  ]);
  const join = { token, name: 'Orang', password: 'rahasia-baru', whatsapp: newNumber() };
  expect((await test.browser().post('/handovers/join', join)).statusCode).toBe(410);
  expect((await ketua.browser.get(`/my-mosques/${id}/handover`)).json()).toEqual({
    handover: null,
  });
  expect((await start(ketua, id, { whatsapp: newNumber() })).statusCode).toBe(201);
  admin = await signInAs(test, 'admin');
});

it('opens nothing to a person it was forwarded to, and is used once', async () => {
  const { id, ketua } = await openMosque(test);
  const [next, stranger] = [await newPerson(test), await newPerson(test)];
  const token = await linkTo(ketua, id, { whatsapp: next.user.whatsapp });
  const forwarded = await accept(stranger, token);
  expect([forwarded.statusCode, forwarded.json().code]).toEqual([409, 'HANDOVER_FOR_ANOTHER']);
  expect((await accept(ketua, token)).json().code).toBe('HANDOVER_TO_SELF');
  expect((await accept(next, token)).statusCode).toBe(200);
  expect((await accept(next, token)).json()).toMatchObject({ mosqueId: id });
  const used = await accept(stranger, token);
  expect([used.statusCode, used.json().message]).toEqual([
    410,
    'Serah terima ini sudah selesai, jadi tautannya tidak berlaku lagi.',
  ]);
  expect(await rolesIn(test, id)).toEqual([[next.user.id, 'ketua']]);
});

it('opens nothing with a changed or foreign link', async () => {
  const [one, two] = [await openMosque(test), await openMosque(test)];
  const next = await newPerson(test);
  const email = next.user.email;
  const token = await linkTo(one.ketua, one.id, { email });
  const other = await linkTo(two.ketua, two.id, { email });
  const [, number, code] = token.split('.');
  const [, otherNumber] = other.split('.');
  const changed = `${code?.startsWith('A') ? 'B' : 'A'}${code?.slice(1)}`;
  const wrong = [
    `s.${otherNumber}.${code}`,
    `s.${number}.${changed}`,
    `k.${number}.${code}`,
    `s.999999.${code}`,
    `s.${number}.x`,
    'bukan tautan',
  ];
  for (const each of wrong) {
    const read = await test.browser().post('/handovers/read', { token: each });
    const answers = [read.statusCode, (await accept(next, each)).statusCode];
    expect([each, ...answers]).toEqual([each, 410, 410]);
  }
});

it('refuses a link whose ketua has left meanwhile', async () => {
  const { id, ketua } = await openMosque(test);
  const second = await addMember(test, id, 'ketua');
  const [next, third] = [await newPerson(test), await newPerson(test)];
  const token = await linkTo(ketua, id, { email: next.user.email });
  await cancel(second, id);
  const other = await linkTo(second, id, { email: third.user.email });
  expect((await accept(third, other)).statusCode).toBe(200);
  expect((await accept(next, token)).statusCode).toBe(410);
  expect(await rolesIn(test, id)).toEqual([
    [ketua.user.id, 'ketua'],
    [third.user.id, 'ketua'],
  ]);
});

it.each([
  [{}, 400],
  [{ email: 'bukan' }, 400],
  [{ whatsapp: '12' }, 400],
  [{ email: 'a@masjid.id', whatsapp: '081377710001' }, 400],
])('refuses %j as successor', async (successor, status) => {
  const { id, ketua } = await openMosque(test);
  expect((await start(ketua, id, successor)).statusCode).toBe(status);
});

it('has no successor who is the ketua himself', async () => {
  const { id, ketua } = await openMosque(test);
  for (const field of ['email', 'whatsapp'] as const) {
    const refused = await start(ketua, id, { [field]: ketua.user[field] });
    expect([refused.statusCode, refused.json().field]).toEqual([422, field]);
  }
});

it('shows admins the mosque of licences, orders and customers, and finds them by its name', async () => {
  const { id, ketua } = await openMosque(test);
  const name = `Masjid Jami ${id} Nurul Falah`;
  await ketua.browser.patch(`/my-mosques/${id}`, { name });
  const license = await giveBoundLicense(test, id, { owner: ketua, admin });
  const get = async (url: string) => (await admin.browser.get(url)).json().data;
  const mosque = { id, name };
  const words = encodeURIComponent(`${id} nurul`);
  expect(await get(`/admin/licenses?mosque=${words}`)).toMatchObject([{ id: license.id, mosque }]);
  expect(await get(`/admin/transactions?mosque=${words}`)).toMatchObject([{ mosque }]);
  expect(await get(`/admin/users/${ketua.user.id}/mosques`)).toMatchObject([mosque]);
  expect(await get(`/admin/search?q=${words}`)).toMatchObject([{ id: ketua.user.id, by: name }]);
  for (const list of ['licenses', 'transactions']) {
    expect(await get(`/admin/${list}?mosque=tidak-ada-masjid`)).toEqual([]);
  }
});
