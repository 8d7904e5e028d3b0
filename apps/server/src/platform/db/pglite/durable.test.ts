import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { quietLog } from '../../../../test/quiet-log.ts';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { DatabaseLockedError, openDatabase } from '../database.ts';
import { DurableNodeFs } from './durable-fs.ts';
import { requireDurableCommits } from './self-test.ts';

const home = fs.mkdtempSync(join(tmpdir(), 'timesync-cluster-'));
const emptyCluster = join(home, 'pglite');

// The first start without a prepared cluster. The other tests copy the result, because initdb is
// slow.
beforeAll(async () => {
  const missing = join(home, 'nothing-here');
  const database = await openDatabase({ dataDir: home, emptyCluster: missing, log: quietLog });
  await database.close();
});
afterAll(() => fs.rmSync(home, { recursive: true }));

async function startWith(FileSystem: typeof NodeFS): Promise<PGlite> {
  const folder = temporaryFolder();
  fs.cpSync(emptyCluster, folder, { recursive: true });
  const pglite = await PGlite.create({ fs: new FileSystem(folder) });
  onTestFinished(() => pglite.close());
  return pglite;
}

function countRealSyncs(): () => number {
  const spy = vi.spyOn(fs, 'fsyncSync');
  onTestFinished(() => spy.mockRestore());
  return () => spy.mock.calls.length;
}

const DESCRIPTORS = '/proc/self/fd';

/** Files that this process has open, where the system lists them. */
function openFilesIn(folder: string): string[] {
  if (!fs.existsSync(DESCRIPTORS)) return [];
  const paths = fs.readdirSync(DESCRIPTORS).map((descriptor) => {
    try {
      return fs.readlinkSync(`${DESCRIPTORS}/${descriptor}`);
    } catch {
      return 'closed meanwhile';
    }
  });
  return paths.filter((path) => path.startsWith(folder));
}

describe('the self-test', () => {
  it('refuses the file system that PGlite ships', async () => {
    const pglite = await startWith(NodeFS);
    await expect(requireDurableCommits(pglite, countRealSyncs())).rejects.toThrow('no fsync');
  });

  it('refuses start parameters that switch fsync off', async () => {
    const pglite = await startWith(DurableNodeFs);
    await expect(requireDurableCommits(pglite, countRealSyncs())).rejects.toThrow('no fsync');
  });
});

describe('the first start', () => {
  it('copies the cluster that the build prepared, whole and on the disk, for the owner alone', async () => {
    fs.writeFileSync(join(emptyCluster, 'marker'), 'prepared');
    fs.chmodSync(emptyCluster, 0o755);
    const files = fs.readdirSync(emptyCluster, { recursive: true });

    const dataDir = join(temporaryFolder(), 'data');
    fs.mkdirSync(join(dataDir, 'pglite.new'), { recursive: true });
    fs.writeFileSync(join(dataDir, 'pglite.new/PG_VERSION'), 'left by a kill');
    const handle = await fs.promises.open(join(emptyCluster, 'marker'));
    const sync = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'sync');
    onTestFinished(() => sync.mockRestore());
    await handle.close();
    const database = await openDatabase({ dataDir, emptyCluster, log: quietLog });
    const foldersAround = 2;
    expect(sync).toHaveBeenCalledTimes(files.length + foldersAround);
    await database.pool.query('create table note (id int)');
    await database.close();

    expect(fs.readdirSync(dataDir)).toEqual(['pglite']);
    expect(fs.readFileSync(join(dataDir, 'pglite/marker'), 'utf8')).toBe('prepared');
    expect(fs.statSync(join(dataDir, 'pglite')).mode & 0o777).toBe(0o700);
    expect(fs.readdirSync(emptyCluster, { recursive: true })).toEqual(files);
  });
});

describe('the embedded database', () => {
  it('confirms nothing that it could not write, and goes on when the disk works again', async () => {
    const dataDir = temporaryFolder();
    const database = await openDatabase({ dataDir, emptyCluster, log: quietLog });
    await database.pool.query('create table note (id int)');
    const disk = vi.spyOn(fs, 'fsyncSync').mockImplementationOnce(() => {
      throw Object.assign(new Error('disk failed'), { code: 'EIO' });
    });
    onTestFinished(() => disk.mockRestore());
    const insert = (id: number) => database.pool.query('insert into note values ($1)', [id]);
    await expect(insert(1)).rejects.toThrow('could not fsync');
    await insert(2);
    await database.close();

    const restarted = await openDatabase({ dataDir, emptyCluster, log: quietLog });
    const { rows } = await restarted.pool.query('select id from note');
    expect(rows).toContainEqual({ id: 2 });
    await restarted.close();
  });

  it('goes on after a PANIC with everything that was committed', async () => {
    const dataDir = temporaryFolder();
    const warnings: string[] = [];
    const log = { ...quietLog, warn: (_fields: object, message: string) => warnings.push(message) };
    const { pool, close } = await openDatabase({ dataDir, emptyCluster, log });
    await pool.query('create table note (id int); insert into note values (1)');

    // As on a full disk: the next file of the log cannot be written.
    const wal = join(dataDir, 'pglite/pg_wal');
    fs.renameSync(wal, `${wal}.away`);
    await pool.query('select pg_switch_wal()');
    const failed = pool.query('insert into note values (9)');
    await expect(failed).rejects.toMatchObject({ severity: 'PANIC' });
    fs.renameSync(`${wal}.away`, wal);

    expect((await pool.query('select id from note')).rows).toEqual([{ id: 1 }]);
    await pool.query('insert into note values (2)');
    expect(warnings).toContain('the embedded database panicked and was started again');
    await close();
    expect(openFilesIn(dataDir)).toEqual([]);
  });

  it('leaves no file open after a start that failed', async () => {
    const dataDir = temporaryFolder();
    await (await openDatabase({ dataDir, emptyCluster, log: quietLog })).close();
    fs.rmSync(join(dataDir, 'pglite/global/pg_filenode.map'));
    await expect(openDatabase({ dataDir, log: quietLog })).rejects.toThrow('could not be opened');
    expect(openFilesIn(dataDir)).toEqual([]);
  });

  it('as a scratch one syncs nothing, and works', async () => {
    const dataDir = temporaryFolder();
    const realSyncs = countRealSyncs();
    const options = { dataDir, emptyCluster, isScratch: true, log: quietLog };
    const database = await openDatabase(options);
    await database.pool.query('create table note (id int); insert into note values (1)');
    await database.close();
    const again = await openDatabase(options);
    expect((await again.pool.query('select id from note')).rows).toEqual([{ id: 1 }]);
    await again.close();
    expect(realSyncs()).toBe(0);
  });

  it('syncs every commit, refuses a second opener, and keeps its rows', async () => {
    const dataDir = temporaryFolder();
    const first = await openDatabase({ dataDir, emptyCluster, log: quietLog });
    await first.pool.query('create table note (id int primary key)');

    const realSyncs = countRealSyncs();
    for (const id of [1, 2, 3]) {
      const before = realSyncs();
      await first.pool.query('insert into note values ($1)', [id]);
      expect(realSyncs()).toBeGreaterThan(before);
    }
    await expect(openDatabase({ dataDir, emptyCluster, log: quietLog })).rejects.toThrow(
      DatabaseLockedError,
    );
    await Promise.all([first.close(), first.close()]);
    expect(fs.readdirSync(dataDir)).toEqual(['pglite']);

    const second = await openDatabase({ dataDir, emptyCluster, log: quietLog });
    const { rows } = await second.pool.query('select count(*)::int as notes from note');
    expect(rows).toEqual([{ notes: 3 }]);
    await second.close();
  });
});
