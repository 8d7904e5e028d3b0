import { MOSQUE_LINK_DAYS } from '@timesync/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedIn, signInAs } from '../../../../test/people.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const DAY_MS = 24 * 60 * 60 * 1000;

async function openMosque() {
  const ketua = await signInAs(test);
  const { id } = (await ketua.browser.post('/my-mosques', { name: 'Masjid Al-Ikhlas' })).json();
  const path = `/my-mosques/${id}`;
  return {
    ketua,
    path,
    members: async ({ browser }: SignedIn = ketua) =>
      (await browser.get(`${path}/members`)).json().data,
    invite: async (invited: Record<string, string>, by = ketua) => {
      const answer = await by.browser.post(`${path}/invitations`, { role: 'pengurus', ...invited });
      expect(answer.statusCode, answer.body).toBe(201);
      return String(answer.json().link).split('#')[1] ?? '';
    },
  };
}
const join = ({ browser }: SignedIn, token: string) => browser.post('/my-mosques/join', { token });

it.each(['email', 'whatsapp'] as const)(
  'invites by %s, and the account of it joins',
  async (by) => {
    const { ketua, members, invite } = await openMosque();
    const invited = await signInAs(test, 'user', { whatsapp: '+6281322223333' });
    const token = await invite({ [by]: invited.user[by], role: 'bendahara' });
    const joined = await join(invited, token);
    expect([joined.statusCode, joined.json()]).toMatchObject([
      200,
      { name: 'Masjid Al-Ikhlas', role: 'bendahara' },
    ]);
    expect((await join(invited, token)).json()).toEqual(joined.json());
    expect(await members()).toMatchObject([
      { name: ketua.user.name, role: 'ketua', isSelf: true },
      { name: invited.user.name, role: 'bendahara', isSelf: false },
    ]);
  },
);

it('mails an invitation to its address', async () => {
  const { invite } = await openMosque();
  await invite({ email: 'siti@masjid.id' });
  const { rows } = await test.database.pool.query(
    `select data from pgboss.job where data::text like '%siti@masjid.id%'`,
  );
  expect(JSON.stringify(rows)).toContain('Undangan pengurus Masjid Al-Ikhlas');
});

const NOT_YOURS =
  'Undangan ini untuk akun lain, atau tautannya tidak lengkap. Masuk dengan akun yang diundang, atau minta undangan baru.';
const EXPIRED = 'Undangan ini sudah tidak berlaku. Minta ketua masjid mengundang Anda lagi.';

it('refuses a link that was forwarded or changed', async () => {
  const { members, invite } = await openMosque();
  const invited = await signInAs(test);
  const token = await invite({ email: invited.user.email });
  for (const [by, sent] of [
    [await signInAs(test), token],
    [invited, token.replace(/^k\.\d+\.2/, (mark) => mark.replace(/2$/, '0'))],
    [invited, `${token}x`],
    [invited, 'k.1'],
  ] as const) {
    const refused = await join(by, sent);
    expect([refused.statusCode, refused.json().message]).toEqual([410, NOT_YOURS]);
  }
  expect(await members()).toHaveLength(1);
});

it('refuses a link that is old, of a former ketua, or older than a removal', async () => {
  const { ketua, path, members, invite } = await openMosque();
  const other = await signInAs(test);
  await join(other, await invite({ email: other.user.email, role: 'ketua' }));
  const invited = await signInAs(test);
  const token = await invite({ email: invited.user.email });
  await join(invited, token);
  const [, , member] = await members();
  const removed = await ketua.browser.delete(`${path}/members/${member.id}`);
  expect([removed.statusCode, removed.json().message]).toEqual([200, 'Pengurus telah dikeluarkan']);
  expect((await ketua.browser.delete(`${path}/members/${member.id}`)).statusCode).toBe(404);
  expect((await join(invited, token)).json().message).toBe(EXPIRED);
  const later = await invite({ email: invited.user.email }, other);
  const early = await invite({ email: invited.user.email });
  expect((await ketua.browser.post(`${path}/leave`)).statusCode).toBe(200);
  expect((await join(invited, early)).json().message).toBe(EXPIRED);
  test.clock.advance(MOSQUE_LINK_DAYS * DAY_MS);
  expect((await join(invited, later)).json().message).toBe(EXPIRED);
});

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
  const { ketua, path, members, invite } = await openMosque();
  const other = await signInAs(test);
  await join(other, await invite({ email: other.user.email }));
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
  expect((await change(ketua, ketua.user.name, 'bendahara')).statusCode).toBe(200);
  const refused = await change(ketua, ketua.user.name, 'ketua');
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'MOSQUE_ROLE']);
  const last = await change(other, other.user.name, 'pengurus');
  expect([last.statusCode, last.json().message]).toEqual([
    409,
    'Masjid harus punya ketua. Tunjuk ketua lain terlebih dahulu.',
  ]);
  const roles = (await members()).map(({ role }: { role: string }) => role);
  expect(roles).toEqual(['bendahara', 'ketua']);
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

it.each([
  [{ role: 'pengurus' }, 'Email atau nomor WhatsApp orang yang diundang wajib diisi'],
  [{ role: 'pengurus', email: 'salah' }, 'Email tidak valid'],
  [{ role: 'pengurus', whatsapp: '0812' }, 'Nomor WA terlalu pendek'],
])('refuses the invitation %j: %s', async (invited, message) => {
  const { ketua, path } = await openMosque();
  const refused = await ketua.browser.post(`${path}/invitations`, invited);
  expect([refused.statusCode, refused.json().message]).toEqual([400, message]);
});
