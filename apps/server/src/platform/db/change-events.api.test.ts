import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { quietLog } from '../../../test/quiet-log.ts';
import { type ChangeEvents, notify, startChangeEvents } from './change-events.ts';
import type { Database } from './types.ts';

let database: Database;
let events: ChangeEvents;
beforeEach(async () => {
  database = await createTestDatabase();
  events = await startChangeEvents(database, quietLog);
});
afterEach(() => events.stop());

it('notifies of a change when it commits, and only listeners of its topic', async () => {
  const [received, other] = [vi.fn(), vi.fn()];
  events.onChange('a', received);
  events.onChange('b', other);
  expect(events.isListening()).toBe(true);
  await database.transaction(async (tx) => {
    await notify(tx, 'a');
    expect(received).not.toHaveBeenCalled();
  });
  // Once locally, and a second time by the database as in every other process.
  expect(received).toHaveBeenCalled();
  await expect.poll(() => received).toHaveBeenCalledTimes(2);
  expect(other).not.toHaveBeenCalled();
});

it('does not notify of a change that was rolled back', async () => {
  const received: string[] = [];
  events.onChange('rolled back', () => received.push('rolled back'));
  events.onChange('committed', () => received.push('committed'));
  const failing = database.transaction(async (tx) => {
    await notify(tx, 'rolled back');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await database.transaction((tx) => notify(tx, 'committed'));
  await expect.poll(() => received).toEqual(['committed', 'committed']);
});

it('reports a lost connection, listens again, and then treats every topic as changed', async () => {
  const received = vi.fn();
  events.onChange('a', received);
  await loseConnection();
  await expect.poll(() => received).toHaveBeenCalledTimes(1);
  expect(events.isListening()).toBe(true);
  await database.transaction((tx) => notify(tx, 'a'));
  await expect.poll(() => received).toHaveBeenCalledTimes(3);
});

async function loseConnection(): Promise<void> {
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and query = 'listen changes'`,
  );
  await expect.poll(() => events.isListening()).toBe(false);
}
