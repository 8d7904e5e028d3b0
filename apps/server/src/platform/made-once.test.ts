import { expect, it } from 'vitest';
import { madeOnce } from './made-once.ts';

it('makes it once for everyone, and again after a failure', async () => {
  let made = 0;
  let isAway = true;
  const read = madeOnce(async () => {
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
