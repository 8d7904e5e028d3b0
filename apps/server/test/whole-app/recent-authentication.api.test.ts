// What a session alone is not enough for when its sign-in is older than ten minutes (T81): every
// route that the contract says so of (`asksAgain`), listed in `access-list.api.test.ts`.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  deleteTotp,
  savePendingTotp,
  switchTotpOn,
} from '../../src/features/people/accounts/second-factor/second-factor.repository.ts';
import { PASSWORD, type SignedIn, signInAs } from '../people.ts';
import { askingRoutes, type DangerousCall, dangerousCalls } from '../shops/dangerous-calls.ts';
import { createTestApp } from '../test-app.ts';

const test = await createTestApp();

it('has a request for each of them', () => {
  const calls = askingRoutes.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(dangerousCalls).toSorted()).toEqual(calls.toSorted());
});

/** An admin eleven minutes after his sign-in, and what he is about to send. */
async function prepare(call: string) {
  const admin = await signInAs(test, 'admin');
  const request = (await dangerousCalls[call]?.(test, admin)) ?? {};
  test.clock.advance(11 * 60_000);
  return { admin, request, send: (more = {}) => send(admin, call, request, more) };
}

async function send({ browser }: SignedIn, call: string, request: DangerousCall, more: object) {
  const [method = '', path = ''] = call.split(' ');
  const url = path
    .replace(':id', String(request.id))
    .replace(':memberId', String(request.memberId));
  const fields = { ...request.body, ...more };
  const headers = { 'idempotency-key': randomUUID() };
  if (request.file) return browser.sendFile(url, { bytes: request.file }, fields, headers);
  const options = { payload: fields, headers };
  if (method === 'DELETE') return browser.delete(url, options);
  return browser[method === 'PATCH' ? 'patch' : 'post'](url, undefined, options);
}

/** Every row of the shop; sessions and counted attempts change with each request. */
async function everything(): Promise<unknown> {
  const { pool } = test.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and table_name not in ('sessions', 'rate_limits')`,
  );
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) from "${name}" t`,
  );
  return (await pool.query(`${parts.join(' union all ')} order by 1`)).rows;
}

it.each(askingRoutes)('$method $path asks an old session, and goes on', async (route) => {
  const { admin, request, send } = await prepare(`${route.method} ${route.path}`);
  const { db } = test.database;
  const before = await everything();
  const field = 'currentPassword';
  expect((await send()).json()).toMatchObject({ code: route.asksAgain.question, field });
  const wrong = await send({ currentPassword: 'salah' });
  expect(wrong.json()).toMatchObject({ code: 'OLD_PASSWORD_WRONG', field });

  // An admin with a second factor is asked for it, whatever the password.
  await savePendingTotp(db, admin.user.id, Buffer.alloc(32));
  await switchTotpOn(db, admin.user.id, test.clock.now());
  for (const more of [{}, { currentPassword: PASSWORD }]) {
    expect((await send(more)).json()).toMatchObject({ code: 'SECOND_FACTOR_NEEDED' });
  }
  await deleteTotp(db, admin.user.id);
  expect(await everything()).toEqual(before);

  const done = await send({ currentPassword: PASSWORD });
  expect(done.json()).toMatchObject(request.refusal ? { code: request.refusal } : {});
  expect(done.statusCode < 300).toBe(!request.refusal);
});

it('asks for nothing where what could be lost stays as it is', async () => {
  const { admin, request } = await prepare('PATCH /admin/products/:id');
  const [product, license] = [
    `/admin/products/${request.id}`,
    (await prepare('POST /admin/licenses/:id/actions')).request.id,
  ];
  const { fileUrl } = (await admin.browser.get(product)).json();
  const same = await admin.browser.patch(product, { fileUrl, name: 'Jam Masjid 2' });
  expect(same.statusCode).toBe(200);
  const suspend = { action: 'suspend', reason: 'Salah beli' };
  const suspended = await admin.browser.post(`/admin/licenses/${license}/actions`, suspend);
  expect(suspended.statusCode).toBe(200);
});
