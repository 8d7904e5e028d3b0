import { sql } from 'drizzle-orm';
import { readRows } from '../db/rows.ts';
import type { Queryable } from '../db/types.ts';
import { failedMailJob } from '../mail/mail-queue.ts';

export interface QueueFigures {
  queue: string;
  waiting: number;
  active: number;
  failed: number;
  /** How long the oldest one waits to be done; 0 when none does. */
  oldestSeconds: number;
}

/**
 * Since when a job could have been done. One that failed and waits for its next try, or runs again,
 * counts from its creation; one that was queued for later from then on.
 */
const LATE_SINCE = sql`case
  when j.state = 'retry' or (j.state = 'active' and j.retry_count > 0) then j.created_on
  when j.state = 'created' and j.start_after <= now() then j.start_after end`;

/** Every queue of ours, also an empty one. Finished jobs are forgotten by pg-boss, so none are counted. */
export async function readJobFigures(db: Queryable): Promise<QueueFigures[]> {
  const readers = {
    queue: String,
    waiting: Number,
    active: Number,
    failed: Number,
    oldestSeconds: Number,
  };
  const figures = sql`
    select q.name as queue,
      count(*) filter (where j.state in ('created', 'retry')) as waiting,
      count(*) filter (where j.state = 'active') as active,
      count(*) filter (where j.state = 'failed') as failed,
      coalesce(extract(epoch from now() - min(${LATE_SINCE})), 0) as "oldestSeconds"
    from pgboss.queue q left join pgboss.job j on j.name = q.name
    where left(q.name, 8) <> '__pgboss'
    group by q.name order by q.name`;
  return readRows(db, readers, figures);
}

/**
 * Queues with a job that should have been done ten minutes ago. A pile that is being worked off is not
 * late: jobs of low priority, and those behind a running one, wait as long as they have to.
 */
export async function readLateQueues(db: Queryable): Promise<string[]> {
  const late = sql`
    select distinct j.name from pgboss.job j
    where j.state in ('created', 'retry', 'active') and left(j.name, 8) <> '__pgboss'
      and j.name <> ${failedMailJob.name} and ${LATE_SINCE} < now() - interval '10 minutes'
      and (j.state <> 'created' or (j.priority >= 0 and not exists (
        select from pgboss.job running where running.name = j.name and running.state = 'active')))`;
  return (await readRows(db, { name: String }, late)).map(({ name }) => name);
}
