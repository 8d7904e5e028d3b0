// A pooler in transaction mode runs each transaction in another session, so session state is lost:
// prepared statements, settings and LISTEN.
import type { Database } from '../types.ts';

/** In one sentence what the pooler lacks. */
export class PoolerError extends Error {}

/** Dates are computed in UTC, and lock waits must have a limit. */
export async function requirePoolerSettings({ isPooled, pool }: Database): Promise<void> {
  if (!isPooled) return;
  const { rows } = await pool.query(
    `select current_setting('TimeZone') as zone, current_setting('lock_timeout') as "lockTimeout"`,
  );
  const [{ zone, lockTimeout }] = rows;
  if (zone === 'UTC' && lockTimeout !== '0') return;
  throw new PoolerError(
    'The pooler must set TimeZone and lock_timeout on its connections: take connect_query from deploy/pgbouncer.ini.',
  );
}
