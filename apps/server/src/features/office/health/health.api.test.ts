import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openOrderShop } from '../../../../test/shops/order-shop.ts';
import { createTestApp } from '../../../../test/test-app.ts';

const METRICS_TOKEN = 'rahasia-prometheus';
const ALERTS = resolve(import.meta.dirname, '../../../../../../deploy/alerts.yml');
const shop = await openOrderShop({ environment: { METRICS_TOKEN } });
await shop.newOrder();
await shop.newOrder();

const scrape = (authorization?: string) =>
  shop.test.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });

it('answers Prometheus with the token, and nobody else', async () => {
  for (const wrong of [
    undefined,
    'Bearer ',
    `Basic ${METRICS_TOKEN}`,
    `Bearer ${METRICS_TOKEN}x`,
  ]) {
    expect((await scrape(wrong)).statusCode).toBe(401);
  }
  const answer = await scrape(`Bearer ${METRICS_TOKEN}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  const lines = answer.body.split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'timesync_orders{status="pending"} 2',
      'timesync_orders{status="paid"} 0',
      'timesync_problem{kind="database"} 0',
      'timesync_mails{state="waiting"} 2',
      'timesync_jobs{queue="order-mail",state="waiting"} 2',
      'timesync_http_requests_total{method="POST",route="/transaction",status="201"} 2',
      'timesync_http_requests_total{method="GET",route="/metrics",status="401"} 4',
    ]),
  );
  const odd = lines.filter(
    (line) => line && !/^(# (HELP|TYPE) \w+ .+|\w+(\{.+\})? [\d.e+-]+)$/.test(line),
  );
  expect(odd).toEqual([]);
});

const runs = (state: string, age: string) =>
  shop.test.database.pool.query(
    `insert into pgboss.job (name, state, completed_on)
     values ('nightly-backup', $1::pgboss.job_state, now() - $2::interval)`,
    [state, age],
  );
const forgetRuns = () =>
  shop.test.database.pool.query(`delete from pgboss.job where name = 'nightly-backup'`);

it('has every figure that the alerts use', async () => {
  await runs('completed', '5 hours');
  onTestFinished(async () => void (await forgetRuns()));
  const { body } = await scrape(`Bearer ${METRICS_TOKEN}`);
  const watched = new Set(readFileSync(ALERTS, 'utf8').match(/\btimesync_\w+/g));
  expect(watched.size).toBeGreaterThan(6);
  const missing = [...watched].filter((name) => !new RegExp(`^${name}[{ ]`, 'm').test(body));
  expect(missing).toEqual([]);
});

it.each([
  ['never made', [], true],
  ['made last night', [['completed', '5 hours']], false],
  ['three days old', [['completed', '3 days']], true],
  [
    'failed, or not copied elsewhere, last night',
    [
      ['completed', '29 hours'],
      ['failed', '5 hours'],
    ],
    true,
  ],
  [
    'failed once and made since',
    [
      ['failed', '29 hours'],
      ['completed', '5 hours'],
    ],
    false,
  ],
] as Array<[string, Array<[string, string]>, boolean]>)(
  'a backup that was %s',
  async (_, nights, isTrouble) => {
    onTestFinished(async () => void (await forgetRuns()));
    for (const [state, age] of nights) await runs(state, age);
    const ready = await shop.test.app.inject('/readyz');
    expect(ready.statusCode).toBe(200);
    expect(ready.json().problems.includes('backup')).toBe(isTrouble);
    const { body } = await scrape(`Bearer ${METRICS_TOKEN}`);
    expect(body).toContain(`timesync_problem{kind="backup"} ${isTrouble ? 1 : 0}`);
    const isMade = nights.some(([state]) => state === 'completed');
    expect(/^timesync_backup_age_seconds \d+$/m.test(body)).toBe(isMade);
    const health = await shop.people.admin.browser.get('/admin/health');
    expect(health.json().problems.includes('backup')).toBe(isTrouble);
  },
);

it('a backup that failed its newest test is a problem, but the server stays in service', async () => {
  const { pool } = shop.test.database;
  onTestFinished(async () => void (await pool.query('delete from backups')));
  const tested = (name: string, age: string, result: string) =>
    pool.query(
      `insert into backups (name, made_at, bytes, is_encrypted, places, missing_files, tested_at,
         test_result) values ($1, now(), 1, true, '{}', 0, now() - $2::interval, $3)`,
      [name, age, result],
    );
  const ready = async () => {
    const { statusCode, json } = await shop.test.app.inject('/readyz');
    return [statusCode, json().problems.includes('backup-test')];
  };
  expect(await ready()).toEqual([200, false]);
  await tested('first', '8 days', 'failed');
  expect(await ready()).toEqual([200, true]);
  const health = await shop.people.admin.browser.get('/admin/health');
  expect(health.json().problems).toContain('backup-test');
  await tested('second', '1 day', 'passed');
  expect(await ready()).toEqual([200, false]);
});

it('has no metrics without a token', async () => {
  const plain = await createTestApp();
  const { statusCode } = await plain.app.inject('/metrics');
  expect(statusCode).toBe(404);
});

it('shows the admin the same', async () => {
  const { admin, customer } = shop.people;
  const answer = await admin.browser.get('/admin/health');
  expect(answer.json()).toMatchObject({
    clockDifferenceMs: expect.any(Number),
    connections: { open: expect.any(Number) },
    uploads: { open: 0, most: 9 },
    mails: { waiting: 2, failed: 0 },
    release: { version: expect.stringMatching(/^\d+\.\d+\.\d+$/), commit: null },
    minutes: [],
    ordersByStatus: { pending: 2, confirm: 0, paid: 0, cancelled: 0, expired: 0, refunded: 0 },
  });
  expect(answer.json().problems).not.toContain('database');
  expect(answer.json().queues).toContainEqual(
    expect.objectContaining({ queue: 'order-mail', waiting: 2, failed: 0 }),
  );
  const names = answer.json().queues.map(({ queue }: { queue: string }) => queue);
  expect(names).not.toContain('__pgboss__send-it');
  expect((await customer.browser.get('/admin/health')).statusCode).toBe(403);
});
