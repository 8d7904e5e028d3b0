// Background work through pg-boss. A job is written in the same transaction as the change that
// causes it: both happen or neither does.
import { BUSINESS_TIME_ZONE } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, PgBoss, type QueueOptions } from 'pg-boss';
import type { Database, Logger, Queryable } from '../db/types.ts';
import { bossConnection } from './boss-connection.ts';
import { failureReason } from './failure-reason.ts';

const NIL_ID = '00000000-0000-0000-0000-000000000000';

/** A kind of work. The type parameter is what a job carries. */
export interface JobKind<Data extends object> {
  name: string;
  /** `deadLetter` names the kind that takes over what failed for good; it is listed before. */
  options: QueueOptions & { deadLetter?: string };
  /** Never set: it carries the type. */
  data?: Data;
}

export interface Jobs {
  enqueue<Data extends object>(db: Queryable, kind: JobKind<Data>, data: Data): Promise<void>;
  /** Takes jobs of this kind as they come, until `stop`. A handler that throws is retried. */
  work<Data extends object>(
    kind: JobKind<Data>,
    handler: (data: Data) => Promise<void>,
  ): Promise<void>;
  /** Enqueues a job of this kind whenever the cron expression says so, once over all processes. */
  schedule(kind: JobKind<object>, cron: string): Promise<void>;
  stop(): Promise<void>;
  readonly boss: PgBoss;
}

interface JobsOptions {
  kinds: ReadonlyArray<JobKind<object>>;
  log: Logger;
  pollingIntervalSeconds?: number;
}

export async function startJobs(database: Database, options: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    db: bossConnection(database.pool),
    // Mails and timers tolerate a minute; a calm idle matters more on the embedded database.
    superviseIntervalSeconds: 60,
  });
  boss.on('error', (error) => options.log.error({ err: error }, 'job queue failed'));
  await boss.start();
  for (const { name, options: queue } of options.kinds) {
    await boss.createQueue(name, queue);
    // A queue that was there already keeps the rules it was made with until it is told otherwise.
    await boss.updateQueue(name, queue);
    // Fills pg-boss's cache: a look-up inside a transaction would wait for its own connection.
    await boss.findJobs(name, { id: NIL_ID });
  }
  // Ten jobs a second per kind, never more: a pile of mails must not take the machine from people.
  // Each job of a batch succeeds or fails by itself.
  const working = {
    pollingIntervalSeconds: options.pollingIntervalSeconds ?? 2,
    batchSize: 20,
    perJobResults: true,
  } as const;

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
      return { id, status: 'failed', output: { message: reason } };
    }
  }

  return {
    boss,
    async enqueue(db, kind, data) {
      await boss.send(kind.name, data, { db: fromDrizzle(db, sql) });
    },
    async work(kind, handler) {
      await boss.work(kind.name, working, async (batch) => {
        const results: JobResult[] = [];
        for (const { id, data } of batch) {
          const work = () => handler(data as Parameters<typeof handler>[0]);
          results.push(await settle(kind, id, work));
        }
        return results;
      });
    },
    async schedule(kind, cron) {
      await boss.schedule(kind.name, cron, {}, { tz: BUSINESS_TIME_ZONE });
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
