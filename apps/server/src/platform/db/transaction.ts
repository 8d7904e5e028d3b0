// A transaction that lost a race (serialisation failure, deadlock, a lock held too long) did nothing
// wrong: it is run again, up to three times, after a random pause so that the rivals do not meet again.
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { tellAnnounced } from './announced-topics.ts';
import { isConnectionLost, lostRace } from './errors.ts';
import type { Tx } from './types.ts';

const MAX_RETRIES = 3;
const FIRST_PAUSE_MS = 20;

const surrounding = new AsyncLocalStorage<{ open: boolean }>();
const dialect = new PgDialect();

export async function runTransaction<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (surrounding.getStore()?.open) {
    throw new Error('A transaction was started inside a transaction: pass the given handle on.');
  }
  for (let retries = 0; ; retries++) {
    try {
      return await runOnce(pool, work);
    } catch (error) {
      if (retries === MAX_RETRIES || !lostRace(error)) throw error;
      await pause(Math.random() * FIRST_PAUSE_MS * 2 ** retries);
    }
  }
}

// Not Drizzle's own transaction: it loses the connection for ever when BEGIN fails, and does not
// see that a COMMIT was refused.
async function runOnce<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const scope = { open: true };
  try {
    await client.query('begin');
    const tx = handleOf(client);
    const result = await surrounding.run(scope, () => work(tx));
    await commit(client);
    client.release();
    tellAnnounced(pool, tx);
    return result;
  } catch (error) {
    // A frozen server would let the rollback wait as long again.
    client.release(isConnectionLost(error) || !(await rollBack(client)));
    throw error;
  } finally {
    scope.open = false;
  }
}

function handleOf(client: pg.PoolClient): Tx {
  return new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined);
}

// COMMIT of a failed transaction rolls back without an error: whoever swallowed the failure would
// be told that everything was saved.
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') {
    throw new Error('A statement of this transaction failed and its error was swallowed.');
  }
}

/** False when the connection is of no more use. */
async function rollBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('rollback');
    return true;
  } catch {
    return false;
  }
}
