// One process migrates at a time. The lock is held by a transaction that does nothing else: waiting
// for it inside a statement would block `create index concurrently`, which waits for every statement
// that began before it.
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../types.ts';

const LOCK_KEY = 7_430_118_206;
const PAUSE_MS = 200;

export async function withMigrationLock<T>({ pool }: Database, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isHeld = false;
  try {
    while (!isHeld) {
      await client.query('begin; set local idle_in_transaction_session_timeout = 0');
      // Without parameters: a statement with parameters would keep its snapshot open.
      const { rows } = await client.query(
        `select pg_try_advisory_xact_lock(${LOCK_KEY}) as "isHeld"`,
      );
      isHeld = rows[0].isHeld;
      if (!isHeld) {
        await client.query('rollback');
        await pause(PAUSE_MS);
      }
    }
    return await work();
  } finally {
    // Ends the transaction whatever has happened to it.
    client.release(true);
  }
}
