import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as letOthersIn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { quietLog } from '../../../../test/quiet-log.ts';
import { EMPTY_CLUSTER } from '../../../programs/empty-cluster.ts';
import { openBackupSource } from '../../backup/open-source.ts';
import { openDatabase } from '../database.ts';
import type { Database } from '../types.ts';
import { openBackupSocket, requestDatabaseCopy } from './backup-socket.ts';

const home = mkdtempSync(join(tmpdir(), 'timesync-socket-'));
const dataDir = join(home, 'data');
let server: Database;
beforeAll(async () => {
  server = await openDatabase({ dataDir, emptyCluster: EMPTY_CLUSTER, log: quietLog });
  await server.pool.query('create table debit (n int); create table credit (n int)');
});
afterAll(async () => {
  await server.close();
  rmSync(home, { recursive: true });
});

it('gives a consistent copy while the server goes on writing', async () => {
  const { pool } = server;
  let [written, isOver] = [0, false];
  const writing = (async () => {
    while (!isOver) {
      await pool.query(
        'begin; insert into debit values (1); insert into credit values (1); commit',
      );
      written += 1;
      // The engine answers in the same turn of the event loop, which would block everything else.
      await letOthersIn();
    }
  })();
  const counts = `select (select count(*)::int from debit) as debit,
    (select count(*)::int from credit) as credit`;
  const before = written;
  const copy = await openBackupSource({ dataDir, log: quietLog });
  const { rows } = await copy.pool.query(counts);
  await copy.close();
  isOver = true;
  await writing;
  expect(rows[0].debit).toBe(rows[0].credit);
  expect(rows[0].debit).toBeGreaterThanOrEqual(before);
  expect(written).toBeGreaterThan(rows[0].debit);
  expect(readdirSync(dataDir).toSorted()).toEqual(['pglite', 'pglite.door', 'pglite.lock']);
});

it('leaves nothing of a copy that could not be finished', async () => {
  // Not a file that can be copied, as a disk without room would stop it halfway.
  const obstacle = createServer().listen(join(dataDir, 'pglite/zz-obstacle'));
  await once(obstacle, 'listening');
  await expect(requestDatabaseCopy(dataDir)).rejects.toThrow('could not copy its database');
  expect(readdirSync(dataDir).toSorted()).toEqual(['pglite', 'pglite.door', 'pglite.lock']);
  obstacle.close();
  await once(obstacle, 'close');
  const copy = (await requestDatabaseCopy(dataDir)) ?? '';
  expect(existsSync(join(copy, 'pglite/PG_VERSION'))).toBe(true);
  rmSync(copy, { recursive: true });
});

it('removes a copy that could not be finished before other queries go on', async () => {
  const obstacle = createServer().listen(join(dataDir, 'pglite/zz-obstacle'));
  await once(obstacle, 'listening');
  const request = requestDatabaseCopy(dataDir);
  let isOver = false;
  const ended = expect(request)
    .rejects.toThrow('could not copy its database')
    .finally(() => {
      isOver = true;
    });
  const seen = new Set<string>();
  while (!isOver) {
    await server.pool.query('select 1');
    for (const name of readdirSync(dataDir)) {
      if (existsSync(join(dataDir, name, 'pglite'))) seen.add(name);
    }
    await letOthersIn();
  }
  await ended;
  obstacle.close();
  await once(obstacle, 'close');
  expect([...seen]).toEqual([]);
});

it('makes no copy that would take the room of the database', async () => {
  const full = join(home, 'full');
  mkdirSync(full);
  const { rows } = await server.pool.query('select pg_database_size(current_database()) as bytes');
  const blocks = 10 * Number(rows[0].bytes);
  const close = await openBackupSocket({
    dataDir: full,
    folder: join(dataDir, 'pglite'),
    pool: server.pool,
    log: quietLog,
    // As much as the database and the share that stays free.
    readDisk: () => ({ bsize: 1, blocks, bavail: 0.2 * blocks }),
  });
  await expect(requestDatabaseCopy(full)).rejects.toThrow('too full for a copy of the database');
  await close();
  expect(readdirSync(full)).toEqual([]);
});

it('is open only to its own user, removes old copies, and closes with the server', async () => {
  mkdirSync(join(dataDir, 'pglite-copy-forgotten'));
  utimesSync(join(dataDir, 'pglite-copy-forgotten'), 0, 0);
  expect(statSync(join(dataDir, 'pglite.door')).mode & 0o777).toBe(0o600);
  const copy = (await requestDatabaseCopy(dataDir)) ?? '';
  expect(existsSync(join(copy, 'pglite/PG_VERSION'))).toBe(true);
  expect(existsSync(join(dataDir, 'pglite-copy-forgotten'))).toBe(false);
  await server.close();
  expect(await requestDatabaseCopy(dataDir)).toBeUndefined();
});
