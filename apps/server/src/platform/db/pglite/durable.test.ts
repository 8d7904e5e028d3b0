import fs from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { quietLog } from '../../../../test/quiet-log.ts';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { DatabaseLockedError, openDatabase } from '../database.ts';
import { DurableNodeFs } from './durable-fs.ts';
import { requireDurableCommits } from './self-test.ts';

let cluster: Blob;

beforeAll(async () => {
  const pglite = await PGlite.create();
  cluster = await pglite.dumpDataDir('none');
  await pglite.close();
});

async function startWith(fileSystem: NodeFS): Promise<PGlite> {
  const pglite = await PGlite.create({ fs: fileSystem, loadDataDir: cluster });
  onTestFinished(() => pglite.close());
  return pglite;
}

function countRealSyncs(): () => number {
  const spy = vi.spyOn(fs, 'fsyncSync');
  onTestFinished(() => spy.mockRestore());
  return () => spy.mock.calls.length;
}

describe('the self-test', () => {
  it('refuses the file system that PGlite ships', async () => {
    const pglite = await startWith(new NodeFS(temporaryFolder()));
    await expect(requireDurableCommits(pglite, countRealSyncs())).rejects.toThrow('no fsync');
  });

  it('refuses start parameters that switch fsync off', async () => {
    const pglite = await startWith(new DurableNodeFs(temporaryFolder()));
    await expect(requireDurableCommits(pglite, countRealSyncs())).rejects.toThrow('no fsync');
  });
});

describe('the embedded database', () => {
  it('commits nothing more after the disk failed once', async () => {
    const dataDir = temporaryFolder();
    const database = await openDatabase({ dataDir, log: quietLog });
    await database.pool.query('create table note (id int)');
    const disk = vi.spyOn(fs, 'fsyncSync').mockImplementationOnce(() => {
      throw Object.assign(new Error('disk failed'), { code: 'EIO' });
    });
    onTestFinished(() => disk.mockRestore());
    for (const id of [1, 2]) {
      const insert = database.pool.query('insert into note values ($1)', [id]);
      await expect(insert).rejects.toThrow('could not fsync');
    }
    await database.close().catch(() => undefined);

    const restarted = await openDatabase({ dataDir, log: quietLog });
    await restarted.pool.query('insert into note values (3)');
    await restarted.close();
  });

  it('syncs every commit, refuses a second opener, and keeps its rows', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    fs.mkdirSync(join(dataDir, 'pglite.new'), { recursive: true });
    fs.writeFileSync(join(dataDir, 'pglite.new/PG_VERSION'), 'left by a kill');
    const first = await openDatabase({ dataDir, log: quietLog });
    await first.pool.query('create table note (id int primary key)');

    const realSyncs = countRealSyncs();
    for (const id of [1, 2, 3]) {
      const before = realSyncs();
      await first.pool.query('insert into note values ($1)', [id]);
      expect(realSyncs()).toBeGreaterThan(before);
    }
    await expect(openDatabase({ dataDir, log: quietLog })).rejects.toThrow(DatabaseLockedError);
    await Promise.all([first.close(), first.close()]);
    expect(fs.readdirSync(dataDir)).toEqual(['pglite']);

    const second = await openDatabase({ dataDir, log: quietLog });
    const { rows } = await second.pool.query('select count(*)::int as notes from note');
    expect(rows).toEqual([{ notes: 3 }]);
    await second.close();
  });
});
