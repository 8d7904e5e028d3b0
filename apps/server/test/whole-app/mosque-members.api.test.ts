// The authorisation matrix of a mosque: everything of a customer belongs to his mosque, and every
// customer route with an id is called by each role, by a removed member and by a stranger.
import type { MosqueRole } from '@timesync/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mosqueMembers } from '../../src/features/mosques/mosques.schema.ts';
import { type SignedIn, signInAs } from '../people.ts';
import { type OwnersShop, openOwnersShop, ownCalls } from '../shops/own-calls.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let shop: OwnersShop;
const people = {} as Record<MosqueRole | 'removed' | 'stranger', SignedIn>;
beforeAll(async () => {
  test = await createTestApp();
  shop = await openOwnersShop(test);
  const { pool } = test.database;
  for (const table of ['orders', 'licenses']) {
    await pool.query(`update ${table} set mosque_id = $1`, [shop.mosque.id]);
  }
  for (const role of ['ketua', 'bendahara', 'pengurus'] as const) people[role] = await join(role);
  people.removed = await join('ketua');
  people.stranger = await signInAs(test);
  for (const { user } of [people.removed, shop.owner]) {
    const leave = 'update mosque_members set until = now() where user_id = $1';
    await pool.query(leave, [user.id]);
  }
});
afterAll(() => test.close());

async function join(role: MosqueRole) {
  const member = await signInAs(test);
  const row = { mosqueId: shop.mosque.id, userId: member.user.id, role, since: new Date() };
  await test.database.db.insert(mosqueMembers).values(row);
  return member;
}

/** Whatever the session's owner does with his sessions is no matter of the mosque. */
const calls = Object.entries(ownCalls).filter(([route]) => !route.includes('/auth/sessions'));
const forEveryMember = (route: string) =>
  ['PUT /my-licenses/:id/clock', 'POST /my-mosques/:id/leave'].includes(route);
const onlyForKetua = (route: string) => route.includes('/my-mosques/:id');

describe.each(['stranger', 'removed', 'buyer who left'] as const)('%s', (person) => {
  it.each(calls)('%s is not there', async (_route, call) => {
    const by = person === 'buyer who left' ? shop.owner : people[person];
    expect((await call(by, shop)).statusCode).toBe(404);
  });

  it('lists nothing', async () => {
    const { browser } = person === 'buyer who left' ? shop.owner : people[person];
    for (const list of ['/transaction', '/my-products', '/my-licenses', '/my-mosques']) {
      expect((await browser.get(list)).json().data, list).toEqual([]);
    }
  });
});

const roles = ['pengurus', 'bendahara', 'ketua'] as const;

describe.each(roles)('%s looks', (role) => {
  it.each(calls.filter(([route]) => route.startsWith('GET')))('%s', async (_route, call) => {
    expect((await call(people[role], shop)).statusCode).toBe(200);
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
    expect(actions.length > 0).toBe(role !== 'pengurus');
    const detail = (await browser.get(`/transaction/${shop.unpaid.id}`)).json();
    expect(detail.allowedActions).toEqual(actions);
  });
});

describe.each(roles)('%s acts', (role) => {
  it.each(calls.filter(([route]) => !route.startsWith('GET')))('%s', async (route, call) => {
    const answer = await call(people[role], shop);
    const isAllowed =
      forEveryMember(route) || role === 'ketua' || (role === 'bendahara' && !onlyForKetua(route));
    if (isAllowed) {
      // 409: an earlier call of this table has done it already.
      expect([200, 201, 409], answer.body).toContain(answer.statusCode);
    } else expect([answer.statusCode, answer.json().code]).toEqual([403, 'MOSQUE_ROLE']);
  });
});
