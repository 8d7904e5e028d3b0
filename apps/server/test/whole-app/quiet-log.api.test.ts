// No failure puts personal data into the log (T43): statements are made to fail, and the whole log
// is searched for what people typed.
import { beforeEach, expect, it } from 'vitest';
import { users } from '../../src/features/people/accounts/accounts.schema.ts';
import { openBrowser, PASSWORD, type SignedIn, signInAs } from '../people.ts';
import { fillSampleShop } from '../shops/sample-shop.ts';
import { createTestApp } from '../test-app.ts';

const typed = { name: 'Pak Haji Qomar', email: 'qomar.masjid@contoh.id', whatsapp: '081298765432' };
const lines: string[] = [];
const test = await createTestApp({ logTo: lines });
const customer = await signInAs(test);
beforeEach(() => {
  lines.length = 0;
});

const parsed = () => lines.map((line) => JSON.parse(line));
const calls: Array<() => Promise<{ statusCode: number }>> = [
  () => test.browser().post('/auth/register', { ...typed, password: PASSWORD }),
  () => test.browser().post('/public/sales-page', typed),
  () => customer.browser.patch('/profile', { ...typed, currentPassword: PASSWORD }),
];

async function expectSilence(): Promise<void> {
  const hashes = await test.database.db.select({ hash: users.passwordHash }).from(users);
  const log = lines.join('');
  for (const word of [typed.name, 'Qomar', 'qomar', typed.whatsapp, '81298765432', PASSWORD]) {
    expect(log).not.toContain(word);
  }
  expect(log).not.toContain('argon2');
  for (const { hash } of hashes) expect(log).not.toContain(hash.split('$').at(-1));
}

it.each([
  ['a broken constraint', 'add constraint refused check (whatsapp = $$x$$) not valid', '23514'],
  [
    'a value of the wrong kind',
    'add constraint refused check (whatsapp::integer > 0) not valid',
    '22',
  ],
])('%s contains no personal data', async (_, change, state) => {
  await test.database.pool.query(`alter table users ${change}`);
  for (const call of calls) expect((await call()).statusCode).toBe(500);
  const failed = parsed().filter(({ status }) => status === 500);
  expect(failed).toHaveLength(calls.length);
  for (const { err } of failed) {
    expect(JSON.stringify(err)).toContain(`"errorCode":"${state}`);
    expect(err.message).toMatch(/^Failed query: (insert into|update|with)/);
    expect(err.stack).toContain('at ');
  }
  await expectSilence();
  await test.database.pool.query('alter table users drop constraint if exists refused');
});

it('a line says whose session it was, by number', async () => {
  const { user, browser } = await signInAs(test);
  lines.length = 0;
  await browser.get('/auth/profile');
  await browser.get('/admin/users');
  await test.app.inject('/auth/profile');
  const logged = () => parsed().map(({ path, status, user: who }) => [path, status, who]);
  await expect.poll(logged).toHaveLength(3);
  expect(logged()).toEqual([
    ['/auth/profile', 200, user.id],
    ['/admin/users', 403, user.id],
    ['/auth/profile', 401, undefined],
  ]);
});

it('one line for each request, whatever becomes of it', async () => {
  const asked = [
    '/public/config?email=qomar.masjid@contoh.id',
    '/nowhere?x=Qomar',
    '/%E0%A4%A',
    '/transaction',
  ];
  for (const url of asked) await test.app.inject(url);
  const logged = () => parsed().map(({ path, status, error }) => [path, status, error]);
  await expect.poll(logged).toHaveLength(asked.length);
  expect(logged()).toEqual([
    ['/public/config', 200, undefined],
    ['/nowhere', 404, undefined],
    ['/%E0%A4%A', 400, 'MALFORMED'],
    ['/transaction', 401, 'NOT_SIGNED_IN'],
  ]);
  for (const line of parsed()) {
    expect(line).toMatchObject({ msg: 'request', method: 'GET', reqId: expect.any(String) });
    expect(line.ms).toBeGreaterThanOrEqual(0);
  }
  await expectSilence();
});

// Secrets in logs (T65): every field of every route is sent with a canary, signed out and signed in, in
// good and in broken requests, at the most talkative level. The log may hold none of them.
const CANARY = 'kenari-9f3b';
const { admin, owner } = await fillSampleShop(test);
const people: Array<SignedIn | undefined> = [undefined, owner, admin];

interface Operation {
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> };
}

async function fieldsByRoute(): Promise<Array<{ method: string; url: string; fields: string[] }>> {
  const { paths } = (await test.app.inject('/openapi.json')).json();
  return Object.entries<Record<string, Operation>>(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody }]) => {
      const [content] = Object.values(requestBody?.content ?? {});
      const fields = Object.keys(content?.schema.properties ?? {});
      return { method: method.toUpperCase(), url: path.replace(/\{\w+\}/g, '1'), fields };
    }),
  );
}

it('contains nothing that was sent in a body, a query, a cookie or a header', async () => {
  const routes = await fieldsByRoute();
  expect(routes.length).toBeGreaterThan(60);
  for (const { method, url, fields } of routes) {
    const values = Object.fromEntries(fields.map((field) => [field, `${CANARY}-${field}`]));
    for (const person of people) {
      // Some of the routes end sessions, and a key would replace them.
      const isOut = person && (await person.browser.get('/auth/profile')).statusCode === 401;
      if (isOut) person.browser = await openBrowser(test, person.user);
      const session = Object.fromEntries(person?.browser.cookies ?? []);
      const cookies = { ...session, rst: CANARY, lain: CANARY, ...(!person && { sid: CANARY }) };
      const scheme = person ? 'Basic' : 'Bearer';
      const headers = { authorization: `${scheme} ${CANARY}`, 'idempotency-key': CANARY };
      const request = { method: method as 'POST', url, cookies, headers };
      await test.app.inject({ ...request, query: { email: CANARY, code: CANARY } });
      if (method === 'GET' || url === '/auth/logout') continue;
      await test.app.inject({ ...request, payload: values });
      const type = { ...headers, 'content-type': 'application/json' };
      await test.app.inject({ ...request, headers: type, payload: `{"password":"${CANARY}` });
    }
  }
  const log = lines.join('');
  expect(log).toContain('/auth/login');
  expect(lines.filter((line) => line.includes(CANARY))).toEqual([]);
});

it('contains no session, password or key of people who did everything right', async () => {
  const { user, browser } = await signInAs(test);
  await browser.post('/auth/request-otp', { email: user.email });
  const [mail] = await test.popMails();
  const code = /\b\d{8}\b/.exec(mail?.text ?? '')?.[0] ?? 'no code';
  await browser.post('/auth/verify-otp', { email: user.email, code });
  await browser.post('/auth/reset-password', { code, newPassword: `${CANARY}-baru` });
  const log = lines.join('');
  for (const secret of [CANARY, code, user.passwordHash, ...browser.cookies.values()]) {
    expect(log).not.toContain(secret);
  }
});

it('holds no line that a visitor wrote: line breaks stay inside their line', async () => {
  const forged = '\n{"level":50,"msg":"palsu"}\n';
  await test.app.inject({ url: `/${encodeURIComponent(forged)}`, headers: { host: 'a' } });
  await test.browser().post('/auth/login', { email: forged, password: forged });
  const messages = lines.flatMap((line) => line.trim().split('\n')).map((line) => JSON.parse(line));
  expect(messages.some(({ msg }) => msg === 'palsu')).toBe(false);
});
