// No failure puts personal data into the log (T43): statements are made to fail, and the whole log
// is searched for what people typed.
import { beforeEach, expect, it } from 'vitest';
import { users } from '../../src/features/people/accounts/accounts.schema.ts';
import { PASSWORD, signInAs } from '../people.ts';
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
