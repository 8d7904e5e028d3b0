import { expect, it } from 'vitest';
import { PASSWORD, type SignedIn, signInAs } from '../../../../../test/people.ts';
import { addMember } from '../../../../../test/shops/mosque-shop.ts';
import { createTestApp } from '../../../../../test/test-app.ts';

const test = await createTestApp();

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
