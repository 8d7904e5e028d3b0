import { readdirSync, statSync, utimesSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { openFiles } from './files.ts';

const bytes = Buffer.from('gambar');
const open100 = (dataDir: string) => openFiles({ dataDir, freeShare: async () => 1 });

async function listAll(names: AsyncIterable<string>): Promise<string[]> {
  const listed: string[] = [];
  for await (const name of names) listed.push(name);
  return listed.toSorted();
}

describe('files on disk', () => {
  it('exist after saving, and are removed by removing', async () => {
    const files = await open100(temporaryFolder());
    await files.save('proofs/a.webp', bytes);
    expect(Buffer.from(await files.read('proofs/a.webp'))).toEqual(bytes);
    await files.remove('proofs/a.webp');
    await files.remove('proofs/a.webp');
    await expect(files.read('proofs/a.webp')).rejects.toThrow();
  });

  it('are synced before save returns, the folder too, and leave nothing half-written', async () => {
    const folder = temporaryFolder();
    const probe = await open(join(folder, 'probe'), 'w');
    const sync = vi.spyOn(Object.getPrototypeOf(probe), 'sync');
    await probe.close();
    const files = await open100(folder);
    await files.save('proofs/a.webp', bytes);
    // The file, its folder, and the folder in which that one is new.
    expect(sync).toHaveBeenCalledTimes(3);
    sync.mockClear();
    await files.save('proofs/b.webp', bytes);
    expect(sync).toHaveBeenCalledTimes(2);
    sync.mockRestore();
    expect(readdirSync(join(folder, 'files/proofs')).toSorted()).toEqual(['a.webp', 'b.webp']);
  });

  it('are readable for the server only', async () => {
    const folder = temporaryFolder();
    await (await open100(folder)).save('proofs/a.webp', bytes);
    expect(statSync(join(folder, 'files')).mode & 0o077).toBe(0);
    expect(statSync(join(folder, 'files/proofs/a.webp')).mode & 0o077).toBe(0);
  });

  it.each(['../a', 'proofs/../../a', '/../../etc/passwd', 'a\u0000b', '..\\..\\a'])(
    'never leave their folder: %j',
    async (key) => {
      const folder = temporaryFolder();
      const files = await open100(folder);
      await files.save(key, bytes).catch(() => undefined);
      expect(readdirSync(folder)).toEqual(['files']);
    },
  );

  it('are listed by age, for the sweep', async () => {
    const folder = temporaryFolder();
    const files = await open100(folder);
    await files.save('proofs/old.webp', bytes);
    await files.save('proofs/new.webp', bytes);
    await files.save('other/old.webp', bytes);
    for (const name of ['proofs/old.webp', 'other/old.webp']) {
      utimesSync(join(folder, 'files', name), new Date('2026-01-01'), new Date('2026-01-01'));
    }
    const older = files.listOlderThan('proofs', new Date('2026-01-02'));
    expect(await listAll(older)).toEqual(['proofs/old.webp']);
  });

  it('can be listed before the first one is saved', async () => {
    const files = await open100(temporaryFolder());
    expect(await listAll(files.listOlderThan('proofs', new Date()))).toEqual([]);
  });
});

describe('a disk that is nearly full', () => {
  it('takes no more files and says so', async () => {
    let free = 0.11;
    const files = await openFiles({ dataDir: temporaryFolder(), freeShare: async () => free });
    await files.save('a', bytes);
    free = 0.09;
    const error = await files.save('b', bytes).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'STORAGE_FULL', status: 503 });
    await expect(files.read('b')).rejects.toThrow();
    expect(Buffer.from(await files.read('a'))).toEqual(bytes);
  });
});
