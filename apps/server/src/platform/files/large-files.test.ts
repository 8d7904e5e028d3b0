import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { openFiles } from './files.ts';

it('a finished upload becomes a file, and parts of it are read', async () => {
  const dataDir = temporaryFolder();
  const { large, list, read } = await openFiles({ dataDir, freeShare: async () => 1 });
  const path = await large.newUpload();
  writeFileSync(path, 'aplikasi');
  const names: string[] = [];
  for await (const name of list()) names.push(name);
  expect(names).toEqual([]);
  await large.save('releases/a.apk', path);
  expect(existsSync(path)).toBe(false);
  expect(Buffer.from(await read('releases/a.apk')).toString()).toBe('aplikasi');
  expect(await text(await large.read('releases/a.apk', { start: 2, end: 4 }))).toBe('lik');
  await expect(large.read('releases/b.apk', { start: 0, end: 0 })).rejects.toThrow('ENOENT');
});

it('a name that leaves the folder is refused', async () => {
  const dataDir = temporaryFolder();
  const { large } = await openFiles({ dataDir, freeShare: async () => 1 });
  writeFileSync(join(dataDir, 'secret'), 'rahasia');
  for (const key of ['../secret', 'releases/../../secret', '..', '']) {
    const path = await large.newUpload();
    writeFileSync(path, 'aplikasi');
    await expect(large.save(key, path), key).rejects.toThrow();
    await expect(large.read(key, { start: 0, end: 3 }), key).rejects.toThrow();
  }
  expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe('rahasia');
});

it('old remains of crashed uploads are swept', async () => {
  const dataDir = temporaryFolder();
  const { large } = await openFiles({ dataDir, freeShare: async () => 1 });
  expect(await large.sweepUploads(new Date())).toBe(0);
  const [old, young] = [await large.newUpload(), await large.newUpload()];
  for (const path of [old, young]) writeFileSync(path, 'x');
  utimesSync(old, new Date('2026-01-01'), new Date('2026-01-01'));
  expect(await large.sweepUploads(new Date('2026-01-02'))).toBe(1);
  expect(readdirSync(join(dataDir, 'files/uploads'))).toHaveLength(1);
});

it('a disk that is nearly full takes no upload', async () => {
  const { large } = await openFiles({ dataDir: temporaryFolder(), freeShare: async () => 0.09 });
  await expect(large.newUpload()).rejects.toMatchObject({ code: 'STORAGE_FULL' });
});
