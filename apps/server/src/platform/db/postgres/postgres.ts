import pg from 'pg';
import { applicationName } from '../migrations/older-servers.ts';
import type { Engine, Logger } from '../types.ts';
import { loggingClient } from './logging-client.ts';

interface PostgresOptions {
  databaseUrl: string;
  log: Logger;
  poolSize?: number | undefined;
  /** Tests are less patient. */
  silentMs?: number;
  /** For commands that copy everything: no statement takes too long. */
  patient?: boolean | undefined;
}

export function openPostgres({
  databaseUrl,
  log,
  poolSize = 10,
  silentMs = 20_000,
  patient = false,
}: PostgresOptions): Engine {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    Client: loggingClient({ log }),
    application_name: applicationName(),
    max: poolSize,
    connectionTimeoutMillis: Math.min(10_000, silentMs),
    keepAlive: true,
    // For a dead connection, where the server's time-outs cannot reach us. A statement that sets its
    // own `query_timeout` waits that long instead.
    ...(!patient && { query_timeout: silentMs }),
    statement_timeout: patient ? 0 : 15_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: patient ? 0 : 30_000,
    // A server in another zone must return the same results. PostgreSQL's cost of a random read is a
    // turning disk's: for ten rows of a thousand it would read the whole table.
    options: '-c TimeZone=UTC -c random_page_cost=1.1',
  });
  // An idle connection that the server drops would otherwise end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));
  // The same for a connection lost within a transaction, where the running query reports it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, close: () => pool.end() };
}
