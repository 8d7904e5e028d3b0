import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { quietLog } from '../../../test/quiet-log.ts';
import type { Database } from '../db/types.ts';
import { type JobKind, type Jobs, shortJob, startJobs } from './jobs.ts';

const kind: JobKind<{ to: string }> = { name: 'post', options: { retryLimit: 3 } };
let database: Database;
let jobs: Jobs | undefined;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => jobs?.stop());

it('logs a job that failed, but not its recipient', async () => {
  const error = vi.fn();
  jobs = await startJobs(database, {
    kinds: [kind],
    log: { ...quietLog, error },
    pollingIntervalSeconds: 0.5,
  });
  await jobs.enqueue(database.db, kind, { to: 'takmir@masjid.id' });
  await jobs.work(kind, async ({ to }) => {
    throw new Error(`550 <${to}>: mailbox unavailable`);
  });
  await expect.poll(() => error).toHaveBeenCalled();
  expect(error).toHaveBeenCalledWith(
    {
      queue: 'post',
      jobId: expect.any(String),
      reason: 'Error: 550 <[email]>: mailbox unavailable',
    },
    'job failed',
  );
});

it('takes waiting jobs without a pause between them', async () => {
  jobs = await startJobs(database, { kinds: [kind], log: quietLog, pollingIntervalSeconds: 3600 });
  const waiting = ['a', 'b', 'c', 'd', 'e'].map((to) => ({ to }));
  for (const one of waiting) await jobs.enqueue(database.db, kind, one);
  const done: Array<{ to: string }> = [];
  await jobs.work(kind, async (one) => {
    done.push(one);
  });
  await expect.poll(() => done).toEqual(waiting);
});

it('updates the options of an existing queue', async () => {
  const patient = { ...kind, options: { retryLimit: 9 } };
  // The second finds the queue that the first made, as a new release finds that of the old one.
  jobs = await startJobs(database, { kinds: [kind, patient], log: quietLog });
  expect(await jobs.boss.getQueue(kind.name)).toMatchObject({ retryLimit: 9 });
});

it('takes back what a process held that stopped without a word', async () => {
  const short = { ...kind, options: { ...shortJob, retryLimit: 3 } };
  jobs = await startJobs(database, { kinds: [short], log: quietLog });
  await jobs.enqueue(database.db, short, { to: 'takmir@masjid.id' });
  const [held] = await jobs.boss.fetch(short.name);
  const stateOf = async () =>
    (await jobs?.boss.findJobs(short.name, { id: held?.id ?? '' }))?.[0]?.state;

  await jobs.boss.supervise(short.name);
  expect(await stateOf()).toBe('active');
  await database.pool.query(
    `update pgboss.job set heartbeat_on = now() - interval '11 seconds' where id = $1`,
    [held?.id],
  );
  await database.pool.query('update pgboss.queue set monitor_claim_on = null, monitor_on = null');
  await jobs.boss.supervise(short.name);
  expect(await stateOf()).toBe('retry');
});

it('survives an outage of the database during supervision', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const error = vi.fn();
  jobs = await startJobs(database, { kinds: [kind], log: { ...quietLog, error } });
  const [look] = timers.mock.calls.find(([, delay]) => delay === 11_000) ?? [];
  const away = new Error('database away');
  vi.spyOn(jobs.boss, 'supervise').mockRejectedValue(away);
  await look?.();
  expect(error).toHaveBeenCalledWith({ err: away }, 'job queue failed');
});
