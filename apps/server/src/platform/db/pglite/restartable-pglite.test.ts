import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { quietLog } from '../../../../test/quiet-log.ts';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { isUnavailable } from '../errors.ts';
import { restartablePglite } from './restartable-pglite.ts';
import { restartPglite } from './start.ts';

it('does not try to start at every request while it cannot', async () => {
  const first = { close: async () => undefined } as PGlite;
  let starts = 0;
  const restart = async () => {
    starts += 1;
    throw new Error('No space left on device');
  };
  const source = restartablePglite(first, { restart, log: quietLog });
  expect(await source.open()).toBe(first);
  source.giveUp();
  for (let asked = 0; asked < 3; asked += 1) {
    const refused = await source.open().catch((error) => error);
    expect(isUnavailable(refused)).toBe(true);
  }
  expect(starts).toBe(1);
  await source.close();
});

it('makes no empty shop where the folder is away', async () => {
  const dataDir = temporaryFolder();
  const restarted = restartPglite(join(dataDir, 'pglite'), {});
  await expect(restarted).rejects.toThrow('There is no embedded database');
  expect(readdirSync(dataDir)).toEqual([]);
});
