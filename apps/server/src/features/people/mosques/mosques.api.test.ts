import { expect, it } from 'vitest';
import { buyLicenses } from '../../../../test/licenses.ts';
import { PASSWORD, type SignedIn, signInAs } from '../../../../test/people.ts';
import { addMember } from '../../../../test/shops/mosque-shop.ts';
import { createTestApp } from '../../../../test/test-app.ts';
import { mosqueMembers, mosques } from './mosques.schema.ts';

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

async function withMembers() {
  const ketua = await signInAs(test);
  const { id: mosqueId } = (await add(ketua, { name: 'Masjid Al-Ikhlas' })).json();
  const join = async (role: 'ketua' | 'pengurus') => {
    const member = await signInAs(test);
    const row = { mosqueId, userId: member.user.id, role, since: new Date() };
    await test.database.db.insert(mosqueMembers).values(row);
    return member;
  };
  return { ketua, mosqueId, join };
}

it('lets no pengurus rename it', async () => {
  const role = 'pengurus';
  const { ketua, mosqueId, join } = await withMembers();
  const member = await join(role);
  expect(await listOf(member)).toMatchObject([{ id: mosqueId, role }]);
  const refused = await member.browser.patch(`/my-mosques/${mosqueId}`, { name: 'Masjid Lain' });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    403,
    {
      code: 'MOSQUE_ROLE',
      message: 'Hanya ketua masjid yang dapat melakukan ini. Hubungi ketua masjid Anda.',
    },
  ]);
  expect(await listOf(ketua)).toMatchObject([{ name: 'Masjid Al-Ikhlas' }]);
});

it('keeps a ketua in every mosque, whatever the code does', async () => {
  const { mosqueId, ketua, join } = await withMembers();
  const { pool } = test.database;
  const last = /a mosque keeps at least one ketua/;
  for (const statement of [
    'update mosque_members set until = now() where mosque_id = $1',
    `update mosque_members set role = 'pengurus' where mosque_id = $1`,
    'delete from mosque_members where mosque_id = $1',
  ]) {
    await expect(pool.query(statement, [mosqueId])).rejects.toThrow(last);
  }
  const alone = { kind: 'masjid', name: 'Tanpa ketua', createdAt: new Date() } as const;
  const insert = test.database.db.insert(mosques).values({ ...alone, createdBy: ketua.user.id });
  await expect(insert).rejects.toMatchObject({ cause: { constraint: 'mosques_have_ketua' } });
  await join('ketua');
  const leave = 'update mosque_members set until = now() where mosque_id = $1 and user_id = $2';
  await pool.query(leave, [mosqueId, ketua.user.id]);
  expect(await listOf(ketua)).toEqual([]);
  expect((await ketua.browser.patch(`/my-mosques/${mosqueId}`, { name: 'Aa' })).statusCode).toBe(
    404,
  );
});

it('deletes no only ketua of others, and ends the memberships of the deleted', async () => {
  const { ketua, mosqueId, join } = await withMembers();
  await join('pengurus');
  const refused = await admin.browser.delete(`/admin/users/${ketua.user.id}`);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Masjid harus punya ketua. Tunjuk ketua lain terlebih dahulu.',
  ]);
  expect(await listOf(ketua)).toHaveLength(1);
  await join('ketua');
  expect((await admin.browser.delete(`/admin/users/${ketua.user.id}`)).statusCode).toBe(200);
  const { rows } = await test.database.pool.query(
    'select user_id from mosque_members where mosque_id = $1 and until is null',
    [mosqueId],
  );
  expect(rows).not.toContainEqual({ user_id: ketua.user.id });
});

it('ends a mosque with its only person; with licences in it the admin says so', async () => {
  const { ketua, mosqueId } = await withMembers();
  const [license] = await buyLicenses(test, ketua, admin);
  const place = { mosqueId, room: null };
  await ketua.browser.put(`/my-licenses/${license?.id}/place`, place);
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
  const alone = await withMembers();
  expect((await admin.browser.delete(`/admin/users/${alone.ketua.user.id}`)).statusCode).toBe(200);
});

async function openMosque() {
  const ketua = await signInAs(test);
  const { id } = (await ketua.browser.post('/my-mosques', { name: 'Masjid Al-Ikhlas' })).json();
  const path = `/my-mosques/${id}`;
  return {
    ketua,
    path,
    members: async ({ browser }: SignedIn = ketua) =>
      (await browser.get(`${path}/members`)).json().data,
    join: async (role: 'ketua' | 'pengurus' = 'pengurus') => addMember(test, id, role),
  };
}

it('the last ketua cannot leave or be removed', async () => {
  const { ketua, path, members } = await openMosque();
  const [own] = await members();
  const refusals = [
    await ketua.browser.post(`${path}/leave`),
    await ketua.browser.delete(`${path}/members/${own.id}`),
  ];
  for (const refused of refusals) {
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Masjid harus punya ketua. Tunjuk ketua lain terlebih dahulu.',
    ]);
  }
  expect(await members()).toHaveLength(1);
});

it('gives a member another role; he has it from then on', async () => {
  const { ketua, path, members, join } = await openMosque();
  const other = await join();
  const change = async (by: SignedIn, userName: string, role: string) => {
    const changed = (await members()).find(({ name }: { name: string }) => name === userName);
    return by.browser.patch(`${path}/members/${changed.id}`, { role });
  };
  const changed = await change(ketua, other.user.name, 'ketua');
  expect([changed.statusCode, changed.json().message]).toEqual([
    200,
    'Peran pengurus telah diganti',
  ]);
  expect((await change(ketua, other.user.name, 'ketua')).statusCode).toBe(200);
  expect(await members()).toMatchObject([{ role: 'ketua' }, { role: 'ketua' }]);
  expect((await change(ketua, ketua.user.name, 'pengurus')).statusCode).toBe(200);
  const refused = await change(ketua, ketua.user.name, 'ketua');
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'MOSQUE_ROLE']);
  const last = await change(other, other.user.name, 'pengurus');
  expect([last.statusCode, last.json().message]).toEqual([
    409,
    'Masjid harus punya ketua. Tunjuk ketua lain terlebih dahulu.',
  ]);
  const roles = (await members()).map(({ role }: { role: string }) => role);
  expect(roles).toEqual(['pengurus', 'ketua']);
  const former = await other.browser.patch(`${path}/members/999999`, { role: 'pengurus' });
  expect([former.statusCode, former.json().message]).toEqual([404, 'Pengurus tidak ditemukan.']);
});

it('removes nobody of another mosque', async () => {
  const [one, other] = [await openMosque(), await openMosque()];
  const [stranger] = await other.members();
  const refused = await one.ketua.browser.delete(`${one.path}/members/${stranger.id}`);
  expect(refused.statusCode).toBe(404);
  expect(await other.members()).toHaveLength(1);
});

it('makes nobody ketua in an old session without the password', async () => {
  const { ketua, path, members, join } = await openMosque();
  await join();
  const [, member] = await members();
  const promote = (more: object = {}) =>
    ketua.browser.patch(`${path}/members/${member.id}`, { role: 'ketua', ...more });
  test.clock.advance(11 * 60_000);
  const asked = await promote();
  expect([asked.statusCode, asked.json().code]).toEqual([422, 'KETUA_CHANGE']);
  expect((await promote({ currentPassword: PASSWORD })).statusCode).toBe(200);
});
