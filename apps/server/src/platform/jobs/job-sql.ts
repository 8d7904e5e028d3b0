// pg-boss's own `send` is a statement of its own; a hot path cannot afford the round trip. Its manual
// allows inserting into its table directly; `job-sql.api.test.ts` holds the result against `send`.
import type { JobKind } from './jobs.ts';

/** An insert for a `with` clause: one job for each row of `source`, with the data of that row. */
export function insertJobSql(kind: JobKind<object>, job: { data: string; source: string }): string {
  return `
    insert into pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, retry_delay_max,
      expire_seconds, heartbeat_seconds, deletion_seconds, keep_until, policy, dead_letter)
    select queue.name, ${job.data}, queue.retry_limit, queue.retry_delay, queue.retry_backoff,
      queue.retry_delay_max, queue.expire_seconds, queue.heartbeat_seconds, queue.deletion_seconds,
      now() + queue.retention_seconds * interval '1 second', queue.policy, queue.dead_letter
    from ${job.source} cross join pgboss.queue queue where queue.name = '${kind.name}'`;
}
