import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { quietLog } from '../../../test/quiet-log.ts';
import { type ChangeNotices, notify, startChangeNotices } from './change-notices.ts';
import type { Database } from './types.ts';

let database: Database;
let notices: ChangeNotices;
beforeEach(async () => {
  database = await createTestDatabase();
  notices = await startChangeNotices(database, quietLog);
});
afterEach(async () => {
  await notices.stop();
  await database.close();
});

it('tells of a change when it is committed, and only its own topic', async () => {
  const [heard, other] = [vi.fn(), vi.fn()];
  notices.onChange('a', heard);
  notices.onChange('b', other);
  expect(notices.isListening()).toBe(true);
  await database.transaction(async (tx) => {
    await notify(tx, 'a');
    expect(heard).not.toHaveBeenCalled();
  });
  // Here at once, and a second time from the database, as every other process.
  expect(heard).toHaveBeenCalled();
  await expect.poll(() => heard).toHaveBeenCalledTimes(2);
  expect(other).not.toHaveBeenCalled();
});

it('tells nothing of a change that was rolled back', async () => {
  const heard: string[] = [];
  notices.onChange('rolled back', () => heard.push('rolled back'));
  notices.onChange('committed', () => heard.push('committed'));
  const failing = database.transaction(async (tx) => {
    await notify(tx, 'rolled back');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await database.transaction((tx) => notify(tx, 'committed'));
  await expect.poll(() => heard).toEqual(['committed', 'committed']);
});

it('says when it could not listen, listens again, and then counts everything as changed', async () => {
  const heard = vi.fn();
  notices.onChange('a', heard);
  await loseConnection();
  await expect.poll(() => heard).toHaveBeenCalledTimes(1);
  expect(notices.isListening()).toBe(true);
  await database.transaction((tx) => notify(tx, 'a'));
  await expect.poll(() => heard).toHaveBeenCalledTimes(3);
});

async function loseConnection(): Promise<void> {
  if (database.engine === 'postgres') {
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and query = 'listen changes'`,
    );
    await expect.poll(() => notices.isListening()).toBe(false);
    return;
  }
  const client = await database.pool.connect();
  client.release(true);
  await database.pool.query('select 1');
}
