import { expect, it } from 'vitest';
import { buyLicenses } from '../../../../test/licenses.ts';
import { type SignedIn, signInAs } from '../../../../test/people.ts';
import { addMember, openMosque, rolesIn } from '../../../../test/shops/mosque-shop.ts';
import { createTestApp } from '../../../../test/test-app.ts';
import { mosques } from './mosques.schema.ts';

const test = await createTestApp();
const admin = await signInAs(test, 'admin');

const add = ({ browser }: SignedIn, mosque: Record<string, unknown>, key?: string) =>
  browser.post('/my-mosques', mosque, key ? { headers: { 'idempotency-key': key } } : {});
const listOf = async ({ browser }: SignedIn) => (await browser.get('/my-mosques')).json().data;

it('adds a mosque with its creator as ketua, lists it and renames it', async () => {
  const ketua = await signInAs(test);
  const added = await add(ketua, { name: ' Masjid Al-Ikhlas ', town: 'Kota Bandung' });
  expect(added.statusCode).toBe(201);
  const mosque = {
    id: added.json().id,
    kind: 'masjid',
    name: 'Masjid Al-Ikhlas',
    town: 'Kota Bandung',
    address: null,
    taxNumber: null,
    role: 'ketua',
  };
  expect(added.json()).toEqual(mosque);
  expect(await listOf(ketua)).toEqual([mosque]);
  const change = { kind: 'mushola', name: 'Mushola An-Nur', taxNumber: '01.234.567.8-901.234' };
  const changed = await ketua.browser.patch(`/my-mosques/${mosque.id}`, change);
  const after = { ...mosque, ...change, taxNumber: '012345678901234' };
  expect([changed.statusCode, changed.json()]).toEqual([200, after]);
  const { data } = (await admin.browser.get('/admin/history?subject=mosque')).json();
  expect(
    data.map(({ action, subjectTitle }: Record<string, string>) => [action, subjectTitle]),
  ).toEqual([
    ['update', 'Mushola An-Nur'],
    ['create', 'Mushola An-Nur'],
  ]);
});

it('never merges two mosques of the same name', async () => {
  const [one, other] = [await signInAs(test), await signInAs(test)];
  const ids = [];
  for (const person of [one, other, one]) {
    ids.push((await add(person, { name: 'Masjid Nurul Huda' })).json().id);
  }
  expect(new Set(ids).size).toBe(3);
  expect(await listOf(one)).toHaveLength(2);
  expect(await listOf(other)).toHaveLength(1);
});

it('adds one mosque for one key, however often it is sent', async () => {
  const person = await signInAs(test);
  const key = 'kunci-masjid-1';
  const first = await add(person, { name: 'Masjid Raya' }, key);
  const again = await add(person, { name: 'Masjid Raya' }, key);
  expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
  const other = await add(person, { name: 'Masjid Lain' }, key);
  expect(other.json().code).toBe('IDEMPOTENCY_MISMATCH');
  expect(await listOf(person)).toHaveLength(1);
});

it.each([
  [{}, 'Nama minimal 2 karakter'],
  [{ name: 'A' }, 'Nama minimal 2 karakter'],
  [{ name: 'Masjid\nRaya' }, 'Nama harus satu baris'],
  [{ name: 'x'.repeat(101) }, 'Maksimal 100 karakter'],
  [{ name: 'Masjid Raya', address: 'Jl' }, 'Alamat minimal 5 karakter'],
  [{ name: 'Masjid Raya', taxNumber: '12' }, 'NPWP terdiri dari 15 atau 16 angka'],
])('refuses %j: %s', async (mosque, message) => {
  const refused = await add(admin, mosque);
  expect([refused.statusCode, refused.json().message]).toEqual([400, message]);
});

const LAST_KETUA = [409, 'Masjid harus punya ketua. Tunjuk ketua lain terlebih dahulu.'];
const answerOf = (answer: { statusCode: number; json: () => { message: string } }) => [
  answer.statusCode,
  answer.json().message,
];

it('keeps a ketua in every mosque, whatever the code does', async () => {
  const { id, ketua } = await openMosque(test);
  const { pool } = test.database;
  const last = /a mosque keeps at least one ketua/;
  for (const statement of [
    'update mosque_members set until = now() where mosque_id = $1',
    `update mosque_members set role = 'pengurus' where mosque_id = $1`,
    'delete from mosque_members where mosque_id = $1',
  ]) {
    await expect(pool.query(statement, [id])).rejects.toThrow(last);
  }
  const alone = { kind: 'masjid', name: 'Tanpa ketua', createdAt: new Date() } as const;
  const insert = test.database.db.insert(mosques).values({ ...alone, createdBy: ketua.user.id });
  await expect(insert).rejects.toMatchObject({ cause: { constraint: 'mosques_have_ketua' } });
  await addMember(test, id, 'ketua');
  const leave = 'update mosque_members set until = now() where mosque_id = $1 and user_id = $2';
  await pool.query(leave, [id, ketua.user.id]);
  expect(await listOf(ketua)).toEqual([]);
  expect((await ketua.browser.patch(`/my-mosques/${id}`, { name: 'Aa' })).statusCode).toBe(404);
});

it('deletes no only ketua of others, and ends the memberships of the deleted', async () => {
  const { id, ketua } = await openMosque(test);
  const pengurus = await addMember(test, id, 'pengurus');
  const remove = () => admin.browser.delete(`/admin/users/${ketua.user.id}`);
  expect(answerOf(await remove())).toEqual(LAST_KETUA);
  expect(await listOf(ketua)).toHaveLength(1);
  const other = await addMember(test, id, 'ketua');
  expect((await remove()).statusCode).toBe(200);
  expect(await rolesIn(test, id)).toEqual([
    [pengurus.user.id, 'pengurus'],
    [other.user.id, 'ketua'],
  ]);
});

it('ends a mosque with its only person; with licences in it the admin says so', async () => {
  const { id: mosqueId, ketua } = await openMosque(test);
  const [license] = await buyLicenses(test, ketua, admin);
  await ketua.browser.put(`/my-licenses/${license?.id}/place`, { mosqueId, room: null });
  const path = `/admin/users/${ketua.user.id}`;
  const asked = await admin.browser.delete(path);
  expect([asked.statusCode, asked.json().code]).toEqual([409, 'MOSQUE_WITH_LICENSES']);
  const done = await admin.browser.delete(`${path}?endsMosques=true`);
  expect(done.statusCode, done.body).toBe(200);
  const { rows } = await test.database.pool.query(
    'select ketua_count, ended_at is not null as ended from mosques where id = $1',
    [mosqueId],
  );
  expect(rows).toEqual([{ ketua_count: 0, ended: true }]);
  const alone = await openMosque(test);
  expect((await admin.browser.delete(`/admin/users/${alone.ketua.user.id}`)).statusCode).toBe(200);
});

const membersOf = async (id: number, { browser }: SignedIn): Promise<Array<{ id: number }>> =>
  (await browser.get(`/my-mosques/${id}/members`)).json().data;

it('gives a member another role, which he has from then on; the last ketua stays', async () => {
  const { id, ketua } = await openMosque(test);
  const other = await addMember(test, id, 'pengurus');
  const path = `/my-mosques/${id}`;
  const [first, second] = await membersOf(id, ketua);
  const change = (by: SignedIn, whom: { id: number } | undefined, role: string) =>
    by.browser.patch(`${path}/members/${whom?.id}`, { role });
  const changed = await change(ketua, second, 'ketua');
  expect(answerOf(changed)).toEqual([200, 'Peran pengurus telah diganti']);
  expect((await change(ketua, second, 'ketua')).statusCode).toBe(200);
  expect(await membersOf(id, ketua)).toMatchObject([{ role: 'ketua' }, { role: 'ketua' }]);
  expect((await change(ketua, first, 'pengurus')).statusCode).toBe(200);
  const refused = await change(ketua, first, 'ketua');
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'MOSQUE_ROLE']);
  for (const last of [
    await change(other, second, 'pengurus'),
    await other.browser.delete(`${path}/members/${second?.id}`),
    await other.browser.post(`${path}/leave`),
  ]) {
    expect(answerOf(last)).toEqual(LAST_KETUA);
  }
  expect(await rolesIn(test, id)).toEqual([
    [ketua.user.id, 'pengurus'],
    [other.user.id, 'ketua'],
  ]);
  const former = await change(other, { id: 999_999 }, 'pengurus');
  expect(answerOf(former)).toEqual([404, 'Pengurus tidak ditemukan.']);
});

it('removes nobody of another mosque', async () => {
  const [one, other] = [await openMosque(test), await openMosque(test)];
  const [stranger] = await membersOf(other.id, other.ketua);
  const path = `/my-mosques/${one.id}/members/${stranger?.id}`;
  expect((await one.ketua.browser.delete(path)).statusCode).toBe(404);
  expect(await membersOf(other.id, other.ketua)).toHaveLength(1);
});
