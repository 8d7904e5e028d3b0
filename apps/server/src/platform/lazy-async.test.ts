import { expect, it } from 'vitest';
import { lazyAsync } from './lazy-async.ts';

it('makes the value once for all callers, and again after a failure', async () => {
  let made = 0;
  let isAway = true;
  const read = lazyAsync(async () => {
    made += 1;
    if (isAway) throw new Error('away');
    return made;
  });
  expect(await Promise.allSettled([read(), read()])).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect(made).toBe(1);
  isAway = false;
  expect(await Promise.all([read(), read(), read()])).toEqual([2, 2, 2]);
});
