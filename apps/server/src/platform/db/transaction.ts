// A transaction that lost a race (serialisation failure, deadlock, lock time-out) is retried up to
// three times, after a random pause so that the same transactions do not collide again.
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { isConnectionLost, isRetryable } from './errors.ts';
import { emitLocalChanges, forgetChanges } from './local-changes.ts';
import type { Queryable, TransactionOptions, Tx } from './types.ts';

const MAX_RETRIES = 3;
const FIRST_PAUSE_MS = 20;

const surrounding = new AsyncLocalStorage<{ open: boolean }>();
const dialect = new PgDialect();

export async function runTransaction<T>(
  pool: pg.Pool,
  work: (tx: Tx) => Promise<T>,
  { retries: maxRetries = MAX_RETRIES }: TransactionOptions = {},
): Promise<T> {
  if (surrounding.getStore()?.open) {
    throw new Error('A transaction was started inside a transaction: pass the given handle on.');
  }
  for (let retries = 0; ; retries++) {
    try {
      return await runOnce(pool, work);
    } catch (error) {
      if (retries === maxRetries || !isRetryable(error)) throw error;
      await pause(Math.random() * FIRST_PAUSE_MS * 2 ** retries);
    }
  }
}

// Drizzle's own transaction leaks the connection when BEGIN fails, and does not notice that a COMMIT
// was refused.
async function runOnce<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const tx = handleOf(client);
  const scope = { open: true };
  let result: T;
  try {
    await client.query('begin');
    forgetChanges(tx);
    result = await surrounding.run(scope, () => work(tx));
    await commit(client);
  } catch (error) {
    // A rollback on a frozen server would wait for another time-out.
    client.release(isConnectionLost(error) || !(await rollBack(client)));
    throw error;
  } finally {
    scope.open = false;
  }
  client.release();
  emitLocalChanges(pool, tx);
  return result;
}

const handles = new WeakMap<pg.PoolClient, Tx>();
const clients = new WeakMap<Queryable, pg.PoolClient>();

/** One for each connection, so that a statement is built and prepared on it once. */
function handleOf(client: pg.PoolClient): Tx {
  const known = handles.get(client);
  if (known) return known;
  const session = new NodePgSession(client, dialect, undefined);
  const handle: Tx = new NodePgTransaction(dialect, session, undefined);
  handles.set(client, handle);
  clients.set(handle, client);
  return handle;
}

/** For libraries that send statements of their own; undefined outside a transaction. */
export const connectionOf = (db: Queryable): pg.PoolClient | undefined => clients.get(db);

// COMMIT of a failed transaction rolls back without an error, so a caller that swallowed the failure
// would believe that everything was saved.
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') {
    throw new Error('A statement of this transaction failed and its error was swallowed.');
  }
}

/** False when the connection is unusable. */
async function rollBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('rollback');
    return true;
  } catch {
    return false;
  }
}
