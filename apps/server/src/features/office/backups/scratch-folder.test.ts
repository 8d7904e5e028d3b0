import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { withScratchFolder } from './scratch-folder.ts';

it('removes what a killed test left, and never the folder of a test that runs', async () => {
  const dataDir = temporaryFolder();
  mkdirSync(join(dataDir, 'backup-test-killed/postgres-18'), { recursive: true });
  await withScratchFolder(dataDir, async (running) => {
    expect(readdirSync(dataDir)).toEqual([basename(running)]);
    writeFileSync(join(running, 'rows'), 'of a shop');
    await withScratchFolder(dataDir, async (other) => {
      expect(other).not.toBe(running);
      expect(existsSync(join(running, 'rows'))).toBe(true);
    });
    expect(readdirSync(dataDir)).toEqual([basename(running)]);
  });
  expect(readdirSync(dataDir)).toEqual([]);
});

it('removes its folder when the test fails', async () => {
  const dataDir = temporaryFolder();
  const failing = withScratchFolder(dataDir, async () => {
    throw new Error('damaged');
  });
  await expect(failing).rejects.toThrow('damaged');
  expect(readdirSync(dataDir)).toEqual([]);
});
