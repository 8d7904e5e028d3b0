import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { signInAs } from '../../../../test/people.ts';
import { quietLog } from '../../../../test/quiet-log.ts';
import { createTestApp } from '../../../../test/test-app.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { recordOutsideDate } from '../../../platform/health/outside-clock.ts';
import { recordHistory } from '../../../platform/history/history.ts';
import { readJobFigures, readLateQueues } from '../../../platform/jobs/job-figures.ts';
import { watchShop } from './watch-shop.ts';

const test = await createTestApp();
test.app.get('/broken', { config: { access: 'public' } }, () => {
  throw new TypeError('Pak Haji 0812-3456-7890');
});
const admin = await signInAs(test, 'admin');
beforeEach(async () => {
  await test.database.pool.query('delete from ongoing_problems');
  // The figures are cached for ten seconds.
  test.clock.advance(MINUTE_MS);
  await test.popMails();
});

const MINUTE_MS = 60_000;

/** One look, some minutes after a fixed moment, with the storage away or back. */
function look(minutes: number, isStorageAway: boolean, config: object = {}): Promise<void> {
  const { dependencies } = test;
  const files = { ...dependencies.files };
  if (isStorageAway) files.requireReachable = () => Promise.reject(new Error('away'));
  const now = () => new Date(Date.UTC(2026, 10, 20) + minutes * MINUTE_MS);
  const changed = { clock: { now }, files, config: { ...dependencies.config, ...config } };
  return watchShop({ ...dependencies, ...changed } as Dependencies, quietLog);
}

const mailed = async () => (await test.popMails()).map(({ to, text }) => ({ to, text }));

it('mails a problem of ten minutes once, and again when it comes back', async () => {
  for (const minute of [0, 5, 9]) await look(minute, true);
  expect(await mailed()).toEqual([]);
  for (const minute of [10, 11, 30]) await look(minute, true);
  const text = expect.stringContaining('Tempat menyimpan unggahan tidak dapat dijangkau.');
  expect(await mailed()).toEqual([{ to: admin.user.email, text }]);
  await look(31, false);
  for (const minute of [40, 49]) await look(minute, true);
  expect(await mailed()).toEqual([]);
  await look(50, true);
  expect(await mailed()).toHaveLength(1);
});

it('mails nothing about a problem that ended before', async () => {
  await look(0, true);
  await look(5, false);
  await look(12, true);
  expect(await mailed()).toEqual([]);
});

it('mails once when two servers look at the same time', async () => {
  await look(0, true);
  await Promise.all([look(11, true), look(11, true), look(11, true)]);
  expect(await mailed()).toHaveLength(1);
});

/** Returns its address. */
async function startWatch(answer: RequestListener): Promise<string> {
  const watch = createServer(answer);
  onTestFinished(() => void watch.close());
  await new Promise<void>((done) => watch.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(watch.address() as AddressInfo).port}`;
}

it('sends the heartbeat only while nothing is wrong, and is not disturbed by its answer', async () => {
  const asked: string[] = [];
  const answers = [200, 500, 302];
  const watch = await startWatch((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(answers.shift() ?? 200, { location: '/elsewhere' }).end();
  });
  const HEARTBEAT_URL = `${watch}/ping/abc`;
  await look(0, true, { HEARTBEAT_URL });
  expect(asked).toEqual([]);
  for (const minute of [1, 2, 3]) await look(minute, false, { HEARTBEAT_URL });
  expect(asked).toEqual(['GET /ping/abc', 'GET /ping/abc', 'GET /ping/abc']);
  await look(4, false, { HEARTBEAT_URL: 'http://127.0.0.1:1/' });
});

it('sees by the answer to its heartbeat that the clock is a day wrong', async () => {
  const date = new Date(Date.now() - 24 * 60 * MINUTE_MS).toUTCString();
  onTestFinished(() => recordOutsideDate(new Date().toUTCString()));
  const HEARTBEAT_URL = await startWatch((_, response) => response.writeHead(200, { date }).end());
  const problems = async () => (await test.app.inject('/readyz')).json().problems;
  expect(await problems()).not.toContain('clock');
  await look(0, false, { HEARTBEAT_URL });
  expect(await problems()).toContain('clock');
});

it('sees by the newest row of the history that the clock was set back', async () => {
  const entry = {
    actorKind: 'system',
    subject: 'settings',
    subjectId: 1,
    action: 'update',
  } as const;
  const ahead = new Date(Date.UTC(2026, 10, 21));
  await recordHistory(test.database.db, [{ ...entry, at: ahead }]);
  await look(0, false);
  expect(await ongoing()).toEqual(['clock']);
  await look(25 * 60, false);
  expect(await ongoing()).toEqual([]);
});

const ongoing = async () =>
  (await test.database.pool.query('select problem from ongoing_problems')).rows.map(
    ({ problem }) => problem,
  );

/** A job of this queue, made so many minutes ago. */
const insertJob = (queue: string, minutes: number, job: { state: string; tries?: number }) =>
  test.database.pool.query(
    `insert into pgboss.job (name, state, retry_count, created_on, start_after)
     values ($1, $2::pgboss.job_state, $3, now() - $4 * interval '1 minute',
       case when $2 = 'retry' then now() + interval '1 hour' else now() - $4 * interval '1 minute' end)`,
    [queue, job.state, job.tries ?? 0, minutes],
  );

it.each([
  ['mail', 'order-mail', 18, { state: 'retry', tries: 6 }],
  ['mail', 'mail', 18, { state: 'active', tries: 6 }],
  ['mail', 'urgent-mail', 18, { state: 'created' }],
  ['jobs', 'recovery-code', 18, { state: 'retry', tries: 1 }],
  [undefined, 'mail', 9, { state: 'retry', tries: 5 }],
  [undefined, 'failed-mail', 18, { state: 'created' }],
  [undefined, 'nightly-backup', 18, { state: 'active' }],
])('has the problem %s with a job of %s that is %s minutes old, %j', async (...row) => {
  const [problem, queue, minutes, job] = row;
  onTestFinished(async () => void (await test.database.pool.query('delete from pgboss.job')));
  const asked: unknown[] = [];
  const HEARTBEAT_URL = await startWatch((request, response) => {
    asked.push(request.url);
    response.end();
  });
  await insertJob(queue, minutes, job);
  const { problems } = (await test.app.inject('/readyz')).json();
  const told = problems.filter((one: string) => one === 'mail' || one === 'jobs');
  expect(told).toEqual(problem ? [problem] : []);
  // The time is after a row in the future that another test has left.
  await look(26 * 60, false, { HEARTBEAT_URL });
  expect(asked).toHaveLength(problem ? 0 : 1);
  const shown = (await admin.browser.get('/admin/health')).json();
  expect(shown.problems.includes(problem)).toBe(problem !== undefined);
});

it('counts the age of a mail that waits for its next try', async () => {
  onTestFinished(async () => void (await test.database.pool.query('delete from pgboss.job')));
  await insertJob('mail', 18, { state: 'retry', tries: 6 });
  const figures = await readJobFigures(test.database.db);
  const { oldestSeconds = 0 } = figures.find(({ queue }) => queue === 'mail') ?? {};
  expect(Math.abs(oldestSeconds - 18 * 60)).toBeLessThan(60);
});

it('does not call a pile of jobs late that is being worked off', async () => {
  onTestFinished(async () => void (await test.database.pool.query('delete from pgboss.job')));
  await insertJob('mail', 18, { state: 'created' });
  expect(await readLateQueues(test.database.db)).toEqual(['mail']);
  await insertJob('mail', 18, { state: 'active' });
  expect(await readLateQueues(test.database.db)).toEqual([]);
});

it('shows unexpected errors in groups, without what people typed', async () => {
  for (let round = 0; round < 3; round += 1) await test.browser().get('/broken');
  // Neither of these errors is the server's fault.
  await test.browser().get('/nothing-here');
  await test.browser().post('/auth/login', { email: 'x' });
  await test.dependencies.serverErrors.write();
  await test.browser().get('/broken');
  await test.dependencies.serverErrors.write();
  const answer = await admin.browser.get('/admin/health');
  expect(answer.body).not.toContain('Pak Haji');
  expect(answer.json().errors).toEqual([
    {
      kind: 'TypeError',
      place: expect.stringContaining('features/office/health/watch-shop.api.test.ts'),
      source: 'GET /broken',
      count: 4,
      firstAt: expect.any(String),
      lastAt: expect.any(String),
    },
  ]);
});

it('writes later what could not be written', async () => {
  const { database, dependencies } = test;
  const { serverErrors } = dependencies;
  serverErrors.record('expire-orders', new RangeError('x'));
  await database.pool.query('alter table server_errors rename to server_errors_away');
  await serverErrors.write();
  await database.pool.query('alter table server_errors_away rename to server_errors');
  serverErrors.record('expire-orders', new RangeError('x'));
  await serverErrors.write();
  const { rows } = await database.pool.query(
    `select sum(count)::int as count from server_errors where source = 'expire-orders'`,
  );
  expect(rows).toEqual([{ count: 2 }]);
});
