// The database is stopped or frozen: every request is asked to try again, none gets a 500, and when
// it is back everything continues by itself.
import { expect, it } from 'vitest';
import { databaseOver } from '../../src/platform/db/database.ts';
import { openPostgres } from '../../src/platform/db/postgres/postgres.ts';
import { startJobs } from '../../src/platform/jobs/jobs.ts';
import { openLog } from '../../src/platform/log/open-log.ts';
import type { BrowserClient } from '../browser-client.ts';
import { createTestDatabase } from '../database.ts';
import { openDatabaseLine } from '../database-line.ts';
import { PASSWORD, signInAs } from '../people.ts';
import { quietLog } from '../quiet-log.ts';
import { createProduct } from '../shop.ts';
import { createTestApp } from '../test-app.ts';

const METRICS_TOKEN = 'rahasia-prometheus';
const lines: string[] = [];
const template = await createTestDatabase();
const line = await openDatabaseLine(template.pool.options.connectionString ?? '');
const test = await createTestApp({
  environment: { METRICS_TOKEN },
  logTo: lines,
  database: databaseOver(openPostgres({ databaseUrl: line.url, silentMs: 1_000, log: quietLog })),
});
const customer = await signInAs(test);
const { id: productId } = await createProduct(test, { variants: [], requiresLicense: false });

type Call = [string, (browser: BrowserClient) => ReturnType<BrowserClient['get']>];
const calls: Call[] = [
  ['a list', (browser) => browser.get('/transaction')],
  ['the payment accounts', (browser) => browser.get('/public/payment-accounts')],
  ['an order', (browser) => browser.post('/transaction', { details: [{ productId, qty: 1 }] })],
  [
    'a login',
    ({ post }) => post('/auth/login', { email: customer.user.email, password: PASSWORD }),
  ],
  ['a new name', (browser) => browser.patch('/profile', profile())],
  ['a code', ({ post }) => post('/auth/request-otp', { email: customer.user.email })],
];
const profile = () => {
  const { name, email, whatsapp } = customer.user;
  return { name, email, whatsapp };
};

async function expectTryAgain(): Promise<void> {
  const answers = await Promise.all(calls.map(([, call]) => call(customer.browser)));
  const seen = answers.map(({ statusCode, headers, json }, index) => [
    calls[index]?.[0],
    statusCode,
    headers['retry-after'],
    json().message,
  ]);
  const sentence = 'Server sedang sibuk. Tunggu sebentar, lalu coba lagi.';
  expect(seen).toEqual(calls.map(([name]) => [name, 503, '5', sentence]));
  const ready = await test.app.inject('/readyz');
  expect([ready.statusCode, ready.json().problems]).toEqual([
    503,
    expect.arrayContaining(['database']),
  ]);
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const { body } = await test.app.inject({ url: '/metrics', headers });
  expect(body).toContain('timesync_problem{kind="database"} 1');
}

async function expectWorks(): Promise<void> {
  const refused: unknown[] = [];
  for (const [name, call] of calls) {
    const { statusCode, body } = await call(customer.browser);
    if (statusCode >= 300) refused.push([name, statusCode, body]);
  }
  expect(refused).toEqual([]);
}

it('while the database is stopped', async () => {
  await expectWorks();
  await line.cut();
  await expectTryAgain();
  await line.mend();
  await expectWorks();
});

it('and the log says so once, however many requests failed', () => {
  const seen = lines.map((line) => JSON.parse(line)).filter(({ level }) => level > 30);
  expect(seen.map(({ msg }) => msg)).toEqual(['database unavailable']);
});

it('and the job queue says why, once', async () => {
  const seen: string[] = [];
  const log = openLog('info', { write: (text) => seen.push(text) });
  const kind = { name: 'away', options: { retryLimit: 1 } };
  const jobs = await startJobs(test.database, { kinds: [kind], log, pollingIntervalSeconds: 0.5 });
  const failures: unknown[] = [];
  jobs.boss.on('error', (failure) => failures.push(failure));
  await jobs.work(kind, async () => undefined);
  await line.cut();
  const plain = () => failures.filter((failure) => !(failure instanceof Error));
  await expect.poll(() => plain().length).toBeGreaterThan(2);
  await line.mend();
  await jobs.stop();
  const reasons = seen.map((text) => JSON.parse(text)).map(({ msg, err }) => [msg, err.message]);
  expect(reasons).toEqual([
    ['job queue failed', expect.stringMatching(/ECONNREFUSED|Connection terminated/)],
  ]);
});

it('while the database is frozen', async () => {
  line.freeze();
  await expectTryAgain();
  await line.mend();
  await expectWorks();
});
