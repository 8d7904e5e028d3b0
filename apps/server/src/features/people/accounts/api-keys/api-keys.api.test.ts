import * as contract from '@timesync/contract';
import { describe, expect, it } from 'vitest';
import { buyLicenses } from '../../../../../test/licenses.ts';
import { signInAs } from '../../../../../test/people.ts';
import { createTestApp } from '../../../../../test/test-app.ts';

const test = await createTestApp();
const owner = await signInAs(test, 'admin');

async function makeKey(scopes: readonly string[], by = owner): Promise<string> {
  const made = await by.browser.post('/admin/api-keys', { name: 'Pembukuan', scopes });
  expect(made.statusCode).toBe(201);
  return made.json().key;
}

const call = (key: string, url: string, method: 'GET' | 'POST' = 'GET') =>
  test.app.inject({ method, url, headers: { authorization: `Bearer ${key}` } });
const statusOf = async (key: string, url: string) => (await call(key, url)).statusCode;

const isRoute = (value: unknown): value is contract.RouteDefinition =>
  typeof value === 'object' && value !== null && 'method' in value && 'responses' in value;
const scoped = Object.values<unknown>(contract)
  .filter(isRoute)
  .flatMap(({ method, path, scope }) => (scope ? [[`${method} ${path}`, scope] as const] : []));

describe('a key', () => {
  it('opens the routes of its scopes and nothing else', async () => {
    for (const scope of contract.apiScopes) {
      const key = await makeKey([scope]);
      const opened = [];
      for (const line of test.app.accessList) {
        const [method, path = '', who] = line.split(' ');
        if (who === 'public' || method === 'HEAD') continue;
        const { statusCode } = await call(key, path, method as 'GET');
        if (statusCode !== 403) opened.push(`${method} ${path}`);
        else expect([line, statusCode]).toEqual([line, 403]);
      }
      const meant = scoped.filter(([, each]) => each === scope).map(([name]) => name);
      expect(opened.toSorted()).toEqual(meant.toSorted());
      await test.database.pool.query('delete from rate_limits');
    }
  });

  it('only reads, but for the mutations of an account', () => {
    for (const [name, scope] of scoped) {
      if (scope !== 'mutations:write') expect(name).toMatch(/^GET /);
    }
  });

  it('is shown once, stored as a hash, and says when it was used', async () => {
    const key = await makeKey(['orders:read']);
    const list = await owner.browser.get('/admin/api-keys');
    expect(list.body).not.toContain(key);
    expect(list.json().data[0]).toMatchObject({
      name: 'Pembukuan',
      ending: key.slice(-4),
      madeBy: owner.user.name,
      lastUsedAt: null,
    });
    expect(await statusOf(key, '/admin/transactions')).toBe(200);
    const [used] = (await owner.browser.get('/admin/api-keys')).json().data;
    expect(used.lastUsedAt).toBe(test.clock.now().toISOString());
    const { rows } = await test.database.pool.query('select * from api_keys');
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  it('masks licence keys unless it may read licences', async () => {
    const customer = await signInAs(test);
    const [bought] = await buyLicenses(test, customer, owner);
    const { licenseKey = '' } = bought ?? {};
    const [{ id }] = (await customer.browser.get('/transaction')).json().data;
    const path = `/admin/transactions/${id}`;
    expect((await call(await makeKey(['orders:read']), path)).body).not.toContain(licenseKey);
    const both = await makeKey(['orders:read', 'licenses:read']);
    expect((await call(both, path)).body).toContain(licenseKey);
  });

  it('is dead at once when it is revoked, and unknown ones are refused', async () => {
    const key = await makeKey(['orders:read']);
    const [{ id }] = (await owner.browser.get('/admin/api-keys')).json().data;
    expect((await owner.browser.delete(`/admin/api-keys/${id}`)).statusCode).toBe(200);
    expect((await owner.browser.delete(`/admin/api-keys/${id}`)).statusCode).toBe(404);
    for (const given of [key, 'tsk_salah', '', 'a b']) {
      const answer = await call(given, '/admin/transactions');
      expect([given, answer.json().code]).toEqual([given, 'API_KEY_INVALID']);
      expect(answer.statusCode).toBe(401);
    }
  });

  it('is none where a proxy has a password of its own', async () => {
    const cookies = Object.fromEntries(owner.browser.cookies);
    const ask = (authorization: string) =>
      test.app.inject({ url: '/admin/transactions', cookies, headers: { authorization } });
    expect((await ask('Basic dG9rbzpyYWhhc2lh')).statusCode).toBe(200);
    expect((await ask('bearer tsk_salah')).json().code).toBe('API_KEY_INVALID');
  });

  it('is limited by itself', async () => {
    const [busy, other] = [await makeKey(['orders:read']), await makeKey(['orders:read'])];
    await test.database.pool.query(
      `insert into rate_limits (key, points, expire)
       select 'apiCallsPerKey:' || max(id) - 1, 1000000, now() + interval '5 minutes' from api_keys`,
    );
    expect(await statusOf(busy, '/admin/transactions')).toBe(429);
    expect(await statusOf(other, '/admin/transactions')).toBe(200);
  });
});

it('is not made in a session that has ended meanwhile', async () => {
  const { pool } = test.database;
  const { user, browser } = await signInAs(test, 'admin');
  const isWaiting = `select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const other = await pool.connect();
  await other.query('begin');
  await other.query('select from users where id = $1 for update', [user.id]);
  const made = browser.post('/admin/api-keys', { name: 'Pencuri', scopes: ['orders:read'] });
  await expect.poll(async () => (await pool.query(isWaiting)).rowCount).toBe(1);
  await other.query('delete from sessions where user_id = $1', [user.id]);
  await other.query('commit');
  other.release();
  expect((await made).statusCode).toBe(401);
  const keys = await pool.query('select from api_keys where made_by = $1', [user.id]);
  expect(keys.rowCount).toBe(0);
});

it('is one of a limited number, also of requests at the same moment', async () => {
  const { pool } = test.database;
  await pool.query('update api_keys set ended_at = now()');
  const make = () =>
    owner.browser.post('/admin/api-keys', { name: 'Toko', scopes: ['orders:read'] });
  for (let made = 2; made < contract.MAX_API_KEYS; made += 1) await make();
  const answers = await Promise.all([make(), make(), make(), make()]);
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
  expect(statuses).toEqual([201, 201, 409, 409]);
  await pool.query('update api_keys set ended_at = now()');
});

it('is dead while its maker is no pemilik, whatever took the role from him', async () => {
  const maker = await signInAs(test, 'admin');
  const key = await makeKey(['customers:read'], maker);
  const take = 'update users set admin_role = null where id = $1';
  await test.database.pool.query(take, [maker.user.id]);
  expect(await statusOf(key, '/admin/users')).toBe(401);
});

it('never outlives its maker, whoever is first', async () => {
  for (let round = 0; round < 5; round += 1) {
    const maker = await signInAs(test, 'admin');
    const body = { name: 'Balapan', scopes: ['orders:read'] };
    const [made] = await Promise.all([
      maker.browser.post('/admin/api-keys', body),
      owner.browser.post(`/admin/admins/${maker.user.id}/end`, {}),
    ]);
    const key = made.statusCode === 201 ? made.json().key : undefined;
    if (key) expect(await statusOf(key, '/admin/transactions')).toBe(401);
  }
});

it('has a name and a scope', async () => {
  const body = { name: 'Pembukuan', scopes: ['orders:read'] };
  for (const bad of [
    { ...body, name: '' },
    { ...body, scopes: [] },
    { ...body, scopes: ['orders:write'] },
  ]) {
    expect((await owner.browser.post('/admin/api-keys', bad)).statusCode).toBe(400);
  }
});

it('/docs explains it with curl', async () => {
  const page = (await test.app.inject('/docs')).body;
  expect(page).toContain('Authorization: Bearer tsk_…');
  for (const scope of contract.apiScopes) expect(page).toContain(`<code>${scope}</code>`);
});
