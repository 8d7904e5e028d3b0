// Background work through pg-boss. A job is written in the same transaction as the change that
// causes it: both happen or neither does.
import { setTimeout as pause } from 'node:timers/promises';
import { BUSINESS_TIME_ZONE } from '@timesync/contract';
import { type JobResult, PgBoss, type QueueOptions } from 'pg-boss';
import { connectionOf } from '../db/transaction.ts';
import type { Database, Logger, Queryable } from '../db/types.ts';
import { onceAMinute } from '../log/once-a-minute.ts';
import { bossConnection } from './boss-connection.ts';
import { failureReason } from './failure-reason.ts';

/** A process that died stops its heartbeat; the next look after that takes its jobs back. */
const HEARTBEAT_SECONDS = 10;
const NIL_ID = '00000000-0000-0000-0000-000000000000';

/** A kind of work. The type parameter is what a job carries. */
export interface JobKind<Data extends object> {
  name: string;
  /** `deadLetter` names the kind that takes over what failed for good; it is listed before. */
  options: QueueOptions & {
    deadLetter?: string;
    /** `exclusive`: at most one job of this kind waits or runs; further ones are dropped. */
    policy?: 'exclusive';
  };
  /** A rest before each job, so that a pile of them leaves most of the processor to requests. */
  pauseMs?: number;
  /** It is never set; it only declares the type. */
  data?: Data;
}

/** Trying again would not help: the job goes to its dead letters at once. */
export class FinalJobError extends Error {}

/** For work that is short: what a killed process held is taken back within half a minute. */
export const shortJob = {
  expireInSeconds: 60,
  heartbeatSeconds: HEARTBEAT_SECONDS,
} satisfies QueueOptions;

export interface Jobs {
  enqueue<Data extends object>(
    db: Queryable,
    kind: JobKind<Data>,
    data: Data,
    options?: { afterSeconds?: number },
  ): Promise<void>;
  /** Many in one statement. At low priority all other jobs of their kind run first. */
  enqueueMany<Data extends object>(
    db: Queryable,
    kind: JobKind<Data>,
    data: Data[],
    options?: { isLowPriority?: boolean },
  ): Promise<void>;
  /**
   * Runs jobs of this kind until `stop`. A job whose handler throws is retried. One at a time, or
   * `atOnce` where jobs mostly wait for another server's answer.
   */
  work<Data extends object>(
    kind: JobKind<Data>,
    handler: (data: Data, id: string) => Promise<void>,
    options?: { atOnce?: number },
  ): Promise<void>;
  /** Enqueues a job of this kind whenever the cron expression says so, once over all processes. */
  schedule(kind: JobKind<object>, cron: string): Promise<void>;
  stop(): Promise<void>;
  readonly boss: PgBoss;
}

interface JobsOptions {
  kinds: ReadonlyArray<JobKind<object>>;
  log: Logger;
  /** It is called with every failed job. */
  onFailure?: (queue: string, error: unknown) => void;
  pollingIntervalSeconds?: number;
}

/** Makes the tables and queues without working on anything. */
export async function createJobTables(database: Database, options: JobsOptions): Promise<void> {
  const jobs = await startJobs(database, options);
  await jobs.stop();
}

export async function startJobs(database: Database, options: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    db: bossConnection(database.pool),
    // Mails and timers tolerate a minute.
    superviseIntervalSeconds: 60,
    monitorIntervalSeconds: HEARTBEAT_SECONDS,
  });
  const isDue = onceAMinute();
  function logFailure(error: Error): void {
    const leftOut = isDue();
    if (leftOut === false) return;
    // Some of pg-boss's errors are plain objects with the fields of one.
    const err = error instanceof Error ? error : Object.assign(new Error(), error);
    options.log.error({ err, ...(leftOut > 0 && { leftOut }) }, 'job queue failed');
  }
  boss.on('error', logFailure);
  await boss.start();
  for (const { name, options: queue } of options.kinds) {
    await boss.createQueue(name, queue);
    // An existing queue keeps its options until they are updated; its policy never changes.
    const { policy: _, ...changeable } = queue;
    await boss.updateQueue(name, changeable);
    // Fills pg-boss's cache: a look-up inside a transaction would wait for its own connection.
    await boss.findJobs(name, { id: NIL_ID });
  }
  // One at a time and settled at once, so that a crash repeats at most the running job.
  const working = {
    pollingIntervalSeconds: options.pollingIntervalSeconds ?? 2,
    batchSize: 1,
    perJobResults: true,
  } as const;
  // An unavailable database must not end the process: the supervisor runs again a minute later.
  const superviseNow = () => boss.supervise().catch(logFailure);
  const takeBack = setTimeout(superviseNow, (HEARTBEAT_SECONDS + 1) * 1000).unref();

  async function settle(
    { name }: JobKind<object>,
    id: string,
    work: () => Promise<void>,
  ): Promise<JobResult> {
    try {
      await work();
      return { id, status: 'completed' };
    } catch (error) {
      const reason = failureReason(error);
      options.log.error({ queue: name, jobId: id, reason }, 'job failed');
      options.onFailure?.(name, error);
      const status = error instanceof FinalJobError ? 'deadletter' : 'failed';
      return { id, status, output: { message: reason } };
    }
  }

  const connectionFor = (db: Queryable) => bossConnection(connectionOf(db) ?? database.pool);

  return {
    boss,
    async enqueue(db, kind, data, { afterSeconds = 0 } = {}) {
      await boss.send(kind.name, data, {
        db: connectionFor(db),
        startAfter: afterSeconds,
      });
    },
    async enqueueMany(db, kind, data, { isLowPriority = false } = {}) {
      const jobs = data.map((one) => ({ data: one, priority: isLowPriority ? -1 : 0 }));
      await boss.insert(kind.name, jobs, { db: connectionFor(db) });
    },
    async work(kind, handler, { atOnce = 1 } = {}) {
      const workers: string[] = [];
      const busy = new Set<string>();
      for (let started = 0; started < atOnce; started += 1) {
        // Only the first worker polls at full rate; a worker that finds a job notifies the next one.
        const pollingIntervalSeconds =
          working.pollingIntervalSeconds * (started === 0 ? 1 : atOnce);
        const options = { ...working, pollingIntervalSeconds };
        const worker = boss.work(kind.name, options, async (batch) => {
          const self = await worker;
          busy.add(self);
          const other = workers.find((each) => !busy.has(each));
          if (other) boss.notifyWorker(other);
          const results: JobResult[] = [];
          for (const { id, data } of batch) {
            // Before the job, not after it: a finished job is settled at once.
            if (kind.pauseMs) await pause(kind.pauseMs);
            const work = () => handler(data as Parameters<typeof handler>[0], id);
            results.push(await settle(kind, id, work));
          }
          busy.delete(self);
          // With a batch of one, pg-boss waits for its polling interval after each job, so it is
          // notified instead.
          boss.notifyWorker(self);
          return results;
        });
        workers.push(await worker);
      }
    },
    async schedule(kind, cron) {
      await boss.schedule(kind.name, cron, {}, { tz: BUSINESS_TIME_ZONE });
    },
    async stop() {
      clearTimeout(takeBack);
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}
