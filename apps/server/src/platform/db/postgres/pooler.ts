// A pooler in transaction mode gives each transaction another session. What a session would remember
// is not there in the next one: prepared statements, settings, what it listens to.
import type { Database } from '../types.ts';

/** In one sentence what the pooler lacks. */
export class PoolerError extends Error {}

/** Days and deadlines are computed in UTC, and nobody may wait for a lock for ever. */
export async function requirePoolerSettings({ isPooled, pool }: Database): Promise<void> {
  if (!isPooled) return;
  const { rows } = await pool.query(
    `select current_setting('TimeZone') as zone, current_setting('lock_timeout') as "lockTimeout"`,
  );
  const [{ zone, lockTimeout }] = rows;
  if (zone === 'UTC' && lockTimeout !== '0') return;
  throw new PoolerError(
    'The pooler must set TimeZone and lock_timeout on its connections: take connect_query from deploy/replication/pgbouncer.ini.',
  );
}
