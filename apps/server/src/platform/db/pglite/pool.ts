import pg from 'pg';
import type { PgliteSource } from './restartable-pglite.ts';
import { PgliteStream } from './stream.ts';

/** PGlite behind the driver `pg`, so that both engines share every line above it. */
export function createPglitePool(
  source: PgliteSource,
  options: Pick<pg.PoolConfig, 'Client'> = {},
): pg.Pool {
  const pool = new pg.Pool({
    ...options,
    stream: () => new PgliteStream(source),
    user: 'postgres',
    // PGlite has one session, and it lives as long as the process.
    max: 1,
    idleTimeoutMillis: 0,
    // Using the pool inside a transaction would deadlock: an error instead of waiting for ever.
    connectionTimeoutMillis: 15_000,
  });
  // Without a listener an error of the stream would end the process; the running query reports it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
