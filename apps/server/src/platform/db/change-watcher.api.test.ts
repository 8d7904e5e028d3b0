import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { quietLog } from '../../../test/quiet-log.ts';
import { notify } from './change-events.ts';
import { watchChanges } from './change-watcher.ts';

it('notices every change by polling, and after an outage treats every topic as changed', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  const heard = vi.fn();
  const [began, lost] = [vi.fn(), vi.fn()];
  const listener = { channel: 'changes', heard, began, lost };
  const stop = await watchChanges(database.pool, listener, quietLog);
  onTestFinished(stop);
  expect(began).toHaveBeenCalledTimes(1);

  await database.transaction((tx) => notify(tx, 'a'));
  await expect.poll(() => heard.mock.calls).toEqual([['a']]);
  await database.transaction((tx) => notify(tx, 'a'));
  await expect.poll(() => heard.mock.calls).toEqual([['a'], ['a']]);

  await database.pool.query('alter table changes rename to away');
  await expect.poll(() => lost).toHaveBeenCalled();
  await database.pool.query('alter table away rename to changes');
  await expect.poll(() => began).toHaveBeenCalledTimes(2);
});
