// Of the job queue only waiting jobs are copied, above all mails. A job that was running waits
// again. pg-boss recreates everything else at the next start.
import type pg from 'pg';
import type { Table } from './catalogue.ts';

const columns: Record<string, string> = {
  id: 'uuid',
  name: 'text',
  priority: 'integer',
  data: 'jsonb',
  retry_limit: 'integer',
  retry_delay: 'integer',
  retry_backoff: 'boolean',
  retry_delay_max: 'integer',
  expire_seconds: 'integer',
  deletion_seconds: 'integer',
  start_after: 'timestamptz',
  created_on: 'timestamptz',
  keep_until: 'timestamptz',
  dead_letter: 'text',
  policy: 'text',
  heartbeat_seconds: 'integer',
  source_name: 'text',
  source_id: 'uuid',
  source_created_on: 'timestamptz',
  source_retry_count: 'integer',
  source_output: 'jsonb',
};

const waitingJobs: Table = {
  name: 'pgboss.job',
  sqlName: 'pgboss.job',
  columns: Object.entries(columns).map(([name, type]) => ({ name, sqlName: name, type })),
  orderBy: 'id',
  // Queues with such names belong to pg-boss.
  where: `state < 'completed' and name not like '\\_\\_%'`,
};

/** Empty when no server ever ran on this database. */
export async function readJobTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query(`select to_regclass('pgboss.job') is not null as "isThere"`);
  return rows[0].isThere ? [waitingJobs] : [];
}
