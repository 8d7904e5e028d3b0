// A transaction that lost a race (serialisation failure, deadlock) did nothing wrong: it is run
// again, up to three times, after a random pause so that the rivals do not meet again.
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db, Tx } from './database.ts';
import { sqlStateOf } from './errors.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const MAX_RETRIES = 3;
const FIRST_PAUSE_MS = 20;

const surrounding = new AsyncLocalStorage<{ open: boolean }>();
const handles = new WeakMap<pg.PoolClient, Db>();

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

// Drizzle's own pool transaction loses the connection for ever when BEGIN fails, hence the client
// is taken and given back here.
async function runOnce<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const scope = { open: true };
  try {
    return await handleOf(client).transaction((tx) =>
      surrounding.run(scope, async () => {
        const result = await work(tx);
        requireHealthy(client);
        return result;
      }),
    );
  } finally {
    scope.open = false;
    client.release(client.getTransactionStatus() !== 'I');
  }
}

// COMMIT of a failed transaction rolls back without an error: whoever swallowed the failure would
// be told that everything was saved.
function requireHealthy(client: pg.PoolClient): void {
  if (client.getTransactionStatus() === 'E') {
    throw new Error('A statement of this transaction failed and its error was swallowed.');
  }
}

function handleOf(client: pg.PoolClient): Db {
  const known = handles.get(client);
  if (known) return known;
  const handle = drizzle({ client });
  handles.set(client, handle);
  return handle;
}

function lostRace(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === SERIALIZATION_FAILURE || state === DEADLOCK_DETECTED;
}
