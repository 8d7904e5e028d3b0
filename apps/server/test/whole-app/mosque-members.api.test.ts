// The authorisation matrix of a mosque: everything of a customer belongs to his mosque, and every
// route is called by each role, by a removed member, by a stranger and by an admin.
import type { MosqueRole } from '@timesync/contract';
import { describe, expect, it } from 'vitest';
import { mosqueMembers } from '../../src/features/people/mosques/mosques.schema.ts';
import { type SignedIn, signInAs } from '../people.ts';
import { openOwnersShop, ownCalls } from '../shops/own-calls.ts';
import { createTestApp } from '../test-app.ts';

const outsiders = ['stranger', 'removed', 'buyer who left', 'admin'] as const;
const people = {} as Record<MosqueRole | (typeof outsiders)[number], SignedIn>;
const test = await createTestApp();
const shop = await openOwnersShop(test);
const { pool } = test.database;
for (const table of ['orders', 'licenses']) {
  await pool.query(`update ${table} set mosque_id = $1`, [shop.mosque.id]);
}
for (const role of ['ketua', 'pengurus'] as const) people[role] = await join(role);
people.removed = await join('ketua');
people.stranger = await signInAs(test);
people.admin = shop.admin;
people['buyer who left'] = shop.owner;
for (const { user } of [people.removed, shop.owner]) {
  const leave = 'update mosque_members set until = now() where user_id = $1';
  await pool.query(leave, [user.id]);
}

async function join(role: MosqueRole) {
  const member = await signInAs(test);
  const row = { mosqueId: shop.mosque.id, userId: member.user.id, role, since: new Date() };
  await test.database.db.insert(mosqueMembers).values(row);
  return member;
}

/** Whatever the session's owner does with his sessions is no matter of the mosque. */
const calls = Object.entries(ownCalls).filter(([route]) => !route.includes('/auth/sessions'));
const forEveryMember = (route: string) =>
  route === 'POST /my-mosques/:id/leave' || !/my-mosques\/:id|handout/.test(route);

/** Routes about mosques, handed-out licences and receipts that name nothing by an id. */
const withoutId = [
  'GET /my-mosques user',
  'POST /my-mosques user',
  'POST /my-mosques/join user',
  'POST /license-handouts/take user',
];
const isOfMosques = (route: string) => /mosque|handout|kwitansi|dokumen|berkas/.test(route);
const listedRoutes = () => test.app.accessList.filter((line) => !line.startsWith('HEAD'));
const adminRoutes = () =>
  listedRoutes().filter((line) => !/ (public|user)$/.test(line) && isOfMosques(line));

it('knows every route of a mosque', () => {
  const own = Object.keys(ownCalls).map((route) => `${route} user`);
  const known = new Set([...own, ...withoutId, ...adminRoutes()]);
  const unknown = listedRoutes().filter((line) => isOfMosques(line) && !known.has(line));
  expect(unknown).toEqual([]);
  expect(adminRoutes().length).toBeGreaterThan(2);
});

it('an admin finds its orders and licences by its name', async () => {
  for (const list of ['/admin/transactions', '/admin/licenses']) {
    const find = async (mosque: string) =>
      (await people.admin.browser.get(`${list}?mosque=${mosque}`)).json().data;
    expect((await find('al-ikh'))[0], list).toMatchObject({ mosque: { id: shop.mosque.id } });
    expect(await find('al-huda'), list).toEqual([]);
  }
});

/** Admins check pictures and documents of every customer. */
const forAdmins = (route: string) => /^GET \/(files|transaction\/:id\/.*\.(pdf|zip)$)/.test(route);

describe.each(outsiders)('%s', (person) => {
  it.each(calls)('%s is not there', async (route, call) => {
    const { statusCode } = await call(people[person], shop);
    expect(statusCode).toBe(person === 'admin' && forAdmins(route) ? 200 : 404);
  });

  it('orders nothing for it', async () => {
    expect((await orderFor(people[person])).statusCode).toBe(404);
  });

  it('lists nothing', async () => {
    const { browser } = people[person];
    for (const list of ['/transaction', '/my-products', '/my-licenses', '/my-mosques']) {
      expect((await browser.get(list)).json().data, list).toEqual([]);
    }
  });
});

function orderFor({ browser }: SignedIn) {
  const details = [{ ...shop.line, qty: 1 }];
  return browser.post('/transaction', { details, mosqueId: shop.mosque.id });
}

const roles = ['pengurus', 'ketua'] as const;

describe.each([...roles, 'removed', 'stranger', 'buyer who left'] as const)('%s', (person) => {
  it('calls no route of admins', async () => {
    for (const line of adminRoutes()) {
      const [method, path = ''] = line.split(' ');
      const url = path.replaceAll(/:\w+/g, '1');
      const { cookies } = people[person].browser;
      const answer = await test.app.inject({
        method: method as 'GET',
        url,
        cookies: Object.fromEntries(cookies),
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      expect([line, answer.statusCode]).toEqual([line, 403]);
    }
  });

  it.each([
    ['/my-mosques/join', { token: 'A'.repeat(43) }, 410],
    ['/links/object', { token: 'A'.repeat(43), note: 'Saya keberatan' }, 410],
    ['/links/read', { token: 'A'.repeat(43) }, 410],
    ['/license-handouts/take', { token: 'A'.repeat(43) }, 410],
  ])('opens nothing with a made-up link: %s', async (path, body, status) => {
    expect((await people[person].browser.post(path, body)).statusCode).toBe(status);
  });
});

describe.each(roles)('%s looks', (role) => {
  it.each(calls.filter(([route]) => route.startsWith('GET')))('%s', async (route, call) => {
    const isOpen = role === 'ketua' || !route.endsWith('/links');
    expect((await call(people[role], shop)).statusCode).toBe(isOpen ? 200 : 403);
  });

  it('lists all, and offers what the role may do', async () => {
    const { browser } = people[role];
    const get = async (list: string) => (await browser.get(list)).json().data;
    const mosque = { id: shop.mosque.id };
    expect(await get('/my-products')).toMatchObject([{ mosque, licenses: [{ used: true }] }]);
    expect(await get('/my-licenses')).toMatchObject([{ mosque, id: shop.license.id }]);
    const [unpaid, paid] = await get('/transaction');
    expect([unpaid, paid]).toMatchObject([{ mosque }, { mosque }]);
    const actions = unpaid.allowedActions;
    expect(actions.length).toBeGreaterThan(0);
    const detail = (await browser.get(`/transaction/${shop.unpaid.id}`)).json();
    expect(detail.allowedActions).toEqual(actions);
  });
});

describe.each(roles)('%s', (role) => {
  it('orders for it', async () => {
    const answer = await orderFor(people[role]);
    expect([answer.statusCode, answer.json().mosque.id]).toEqual([201, shop.mosque.id]);
  });
});

describe.each(roles)('%s acts', (role) => {
  it.each(calls.filter(([route]) => !route.startsWith('GET')))('%s', async (route, call) => {
    const answer = await call(people[role], shop);
    if (role === 'ketua' || forEveryMember(route)) {
      // 409: an earlier call of this table has done it already.
      expect([200, 201, 409], answer.body).toContain(answer.statusCode);
    } else expect([answer.statusCode, answer.json().code]).toEqual([403, 'MOSQUE_ROLE']);
  });
});
