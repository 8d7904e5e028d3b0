import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { expect, it, vi } from 'vitest';
import { quietLog } from '../../../../test/quiet-log.ts';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { isUnavailable } from '../errors.ts';
import { restartablePglite } from './restartable-pglite.ts';
import { type RunningPglite, restartPglite } from './start.ts';

function engine(): RunningPglite {
  const pglite = { close: async () => undefined } as PGlite;
  return { pglite, fsyncCount: () => 0, closeFiles: () => undefined };
}

it('starts one engine for all connections that ask meanwhile, and gives up only the one that failed', async () => {
  const [first, second] = [engine(), engine()];
  const restarted = vi.fn(async () => second);
  const source = restartablePglite(first, { restart: restarted, log: quietLog });
  source.giveUp(first.pglite);
  const opened = await Promise.all([source.open(), source.open()]);
  source.giveUp(first.pglite);
  expect([...opened, await source.open()]).toEqual(Array(3).fill(second.pglite));
  expect(restarted).toHaveBeenCalledTimes(1);
});

it('does not try to start at every request while it cannot', async () => {
  const first = engine();
  let starts = 0;
  const restart = async () => {
    starts += 1;
    throw new Error('No space left on device');
  };
  const source = restartablePglite(first, { restart, log: quietLog });
  expect(await source.open()).toBe(first.pglite);
  source.giveUp(first.pglite);
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
