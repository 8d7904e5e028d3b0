import type { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { quietLog } from '../../../../test/quiet-log.ts';
import { isUnavailable } from '../errors.ts';
import { restartablePglite } from './restartable-pglite.ts';

it('does not try to start at every request while it cannot', async () => {
  const first = { close: async () => undefined } as PGlite;
  let starts = 0;
  const start = async () => {
    starts += 1;
    throw new Error('No space left on device');
  };
  const source = restartablePglite(first, { start, log: quietLog });
  expect(await source.open()).toBe(first);
  source.giveUp();
  for (let asked = 0; asked < 3; asked += 1) {
    const refused = await source.open().catch((error) => error);
    expect(isUnavailable(refused)).toBe(true);
  }
  expect(starts).toBe(1);
  await source.close();
});
