import { setImmediate as letOthersIn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { eachAtOnce } from './each-at-once.ts';

it('does the work for every item', async () => {
  const done: number[] = [];
  await eachAtOnce([1, 2, 3, 4, 5, 6], async (item) => void done.push(item));
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
});

it('after a failure begins nothing, and waits for what has begun', async () => {
  const begun: number[] = [];
  let ended = 0;
  const copied = eachAtOnce([1, 2, 3, 4, 5, 6], async (item) => {
    begun.push(item);
    if (item === 6) throw new Error('no room');
    for (let turn = 0; turn < 5; turn += 1) await letOthersIn();
    ended += 1;
  });
  await expect(copied).rejects.toThrow('no room');
  expect(begun).toEqual([6, 5, 4, 3]);
  expect(ended).toBe(3);
});
