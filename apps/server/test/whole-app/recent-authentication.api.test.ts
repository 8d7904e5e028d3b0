// What a session alone is not enough for when its sign-in is older than ten minutes (T81): every
// route that the contract says so of (`asksAgain`). The admins' other calls that change something are
// listed here, so that a new one is decided about; reading never asks.
import { randomUUID } from 'node:crypto';
import * as contract from '@timesync/contract';
import { describe, expect, it } from 'vitest';
import {
  savePendingTotp,
  switchTotpOn,
} from '../../src/features/people/accounts/second-factor/second-factor.repository.ts';
import { PASSWORD, type SignedIn, signInAs } from '../people.ts';
import { type DangerousCall, dangerousCalls } from '../shops/dangerous-calls.ts';
import { createTestApp } from '../test-app.ts';

const test = await createTestApp();

const isRoute = (value: unknown): value is contract.RouteDefinition =>
  typeof value === 'object' && value !== null && 'method' in value && 'responses' in value;
const asking = Object.values<unknown>(contract)
  .filter(isRoute)
  .flatMap(({ method, path, asksAgain }) =>
    asksAgain ? [{ call: `${method} ${path}`, ...asksAgain }] : [],
  );

const notAsking = [
  'DELETE /admin/api-keys/:id',
  'DELETE /admin/links/:id',
  'DELETE /admin/mutation-hooks/:id',
  'DELETE /admin/init-device/:id',
  'DELETE /admin/product-variants/:id',
  'DELETE /admin/products/:id',
  'DELETE /admin/products/:id/picture',
  'DELETE /admin/settings/signature',
  'DELETE /admin/webhooks/:id',
  'PATCH /admin/init-device/:id',
  'PATCH /admin/news-choice',
  'PATCH /admin/parcels/:id',
  'PATCH /admin/parcels/:id/address',
  'PATCH /admin/releases/:id',
  'POST /admin/backups',
  'POST /admin/backups/:id/test',
  'POST /admin/bank-statements',
  'POST /admin/bank-statements/layout',
  'POST /admin/bank-statements/preview',
  'POST /admin/callers',
  'POST /admin/claims/:id/decision',
  'POST /admin/customer-import/preview',
  'POST /admin/first-steps/examples',
  'POST /admin/first-steps/leave',
  'POST /admin/first-steps/test-mail',
  'POST /admin/init-device',
  'POST /admin/licenses/:id/activate',
  'POST /admin/licenses/:id/devices',
  'POST /admin/mails/:id/send-again',
  'POST /admin/mutations/:id/assign',
  'POST /admin/mutations/:id/ignore',
  'POST /admin/mutations/approve',
  'POST /admin/notices/:id/repeat',
  'POST /admin/parcels/:id/boxes',
  'POST /admin/stock',
  'POST /admin/parcels/:id/receive',
  'POST /admin/parcels/:id/return',
  'POST /admin/parcels/:id/send',
  'POST /admin/products',
  'POST /admin/products/:id/picture',
  'POST /admin/releases',
  'POST /admin/settings/signature',
  'POST /admin/shipping-rates',
  'POST /admin/transactions',
  'POST /admin/transactions/approve',
  'POST /admin/transactions/cancel',
  'POST /admin/transactions/kwitansi',
  'POST /admin/transactions/reject',
  'POST /admin/transactions/shipping-cost',
  'POST /admin/transfers/:id/decision',
  'POST /admin/users',
  'POST /admin/users/:id/stop-whatsapp',
  'POST /admin/webhooks/deliveries/:id/send-again',
  'POST /admin/whatsapp/messages/:id',
  'POST /auth/confirm',
  'POST /auth/confirm/options',
  'POST /auth/second-factor/passkeys',
  'POST /auth/second-factor/totp/confirm',
];

it('knows every call of the admins that changes something', () => {
  const calls = test.app.accessList
    .filter((line) => !/^(GET|HEAD) | (public|user)$/.test(line))
    .map((line) => line.replace(/ \w+$/, ''));
  const asked = asking.map(({ call }) => call).filter((call) => !/ \/(profile|my-)/.test(call));
  expect([...asked, ...notAsking].toSorted()).toEqual(calls.toSorted());
});

it('has a request for each of them', () => {
  const calls = asking.map(({ call }) => call);
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
  const { headers, payload } = await (request.file
    ? formOf(request.file, fields)
    : { headers: {}, payload: fields });
  const options = { payload, headers: { ...headers, 'idempotency-key': randomUUID() } };
  if (method === 'DELETE') return browser.delete(url, options);
  return browser[method === 'PATCH' ? 'patch' : 'post'](url, undefined, options);
}

async function formOf(file: Buffer, fields: object) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set('file', new Blob([new Uint8Array(file)]), 'gambar.png');
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
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

describe.each(asking)('$call', ({ call, question }) => {
  it('asks an old session for the password, and goes on with it', async () => {
    const { request, send } = await prepare(call);
    const before = await everything();
    expect((await send()).json()).toMatchObject({ code: question, field: 'currentPassword' });
    expect((await send({ currentPassword: 'salah' })).json()).toMatchObject({
      code: 'OLD_PASSWORD_WRONG',
      field: 'currentPassword',
    });
    expect(await everything()).toEqual(before);
    const done = await send({ currentPassword: PASSWORD });
    const expected = request.refusal ? { code: request.refusal } : {};
    expect(done.json()).toMatchObject(expected);
    expect(done.statusCode < 300).toBe(!request.refusal);
  });

  it('asks for the second factor where there is one, whatever the password', async () => {
    const { admin, send } = await prepare(call);
    await savePendingTotp(test.database.db, admin.user.id, Buffer.alloc(32));
    await switchTotpOn(test.database.db, admin.user.id, test.clock.now());
    const before = await everything();
    for (const more of [{}, { currentPassword: PASSWORD }]) {
      expect((await send(more)).json()).toMatchObject({ code: 'SECOND_FACTOR_NEEDED' });
    }
    expect(await everything()).toEqual(before);
  });
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
