import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { filesOf } from '../../../test/backups/contents.ts';
import { interrupted } from '../../../test/backups/interrupted.ts';
import {
  emptyTarget,
  openBackupShop,
  PASSPHRASE,
  restore,
  rowsIn,
} from '../../../test/shops/backup-shop.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import type { Database } from '../db/types.ts';
import type { Files } from '../files/files.ts';
import { checkBackup } from './check-backup.ts';
import { missingKeys, readOwnKeyLines } from './key-lines.ts';
import { markFilesStarted, requireFinishedRestore } from './unfinished-restore.ts';

const shop = await openBackupShop();
const { test } = shop;
const plain = await shop.backUp();

function refuseLarge<T>(work: (key: string) => Promise<T>): (key: string) => Promise<T> {
  return async (key) => {
    if (key.includes('large')) throw new Error('held in memory');
    return work(key);
  };
}

/** It goes on counting where the other stopped, and refuses what the other refuses. */
async function expectSameRules({ pool }: Database): Promise<void> {
  const numbers = 'select last_value::int from public.invoice_numbers';
  const { rows: before } = await test.database.pool.query(numbers);
  expect((await pool.query(numbers)).rows).toEqual(before);
  const rules = `select conname as name from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexname from pg_indexes where schemaname = 'public' order by 1`;
  const { rows } = await test.database.pool.query(rules);
  expect((await pool.query(rules)).rows).toEqual(rows);
  await expect(pool.query('delete from history')).rejects.toThrow();
}

it('is the same, row by row and file by file, and so is an encrypted backup of it', async () => {
  const before = await rowsIn(test.database);
  expect(before.jobs?.length).toBeGreaterThan(0);
  for (const table of ['payment_proofs', 'parcels', 'box_units', 'warranty_claims']) {
    expect(before[`public.${table}`]?.length, table).toBeGreaterThan(0);
  }

  const restored = await emptyTarget();
  await restore(plain, restored);
  expect(await rowsIn(restored.database)).toEqual(before);
  const files = await filesOf(test.dependencies.files);
  expect(Object.keys(files).length).toBeGreaterThan(1);
  expect(await filesOf(restored.files)).toEqual(files);

  const back = await emptyTarget();
  const again = await shop.backUp({ ...restored, isEncrypted: true });
  await restore(again, back, PASSPHRASE);
  expect(await rowsIn(back.database)).toEqual(before);
  expect(await filesOf(back.files)).toEqual(files);
  await expectSameRules(back.database);
  const { keys } = await checkBackup(again, { passphrase: PASSPHRASE });
  expect(keys?.toString()).toContain('"signing"');
});

it('gives its connection back when it is lost while it looks at what was restored', async () => {
  const target = await emptyTarget();
  await restore(plain, target);
  const { manifest } = await checkBackup(plain);
  await markFilesStarted(target.dataDir, manifest);
  const lose = async (client: ClientBase) => {
    await client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
  };
  const { pool } = target.database;
  const database = { ...target.database, pool: interrupted(pool, lose) };
  await expect(restore(plain, { ...target, database })).rejects.toThrow();
  expect(pool.totalCount).toBe(pool.idleCount);
});

it('removes the mark of a restore that was killed after its commit', async () => {
  const target = await emptyTarget();
  await restore(plain, target);
  const { manifest } = await checkBackup(plain);
  await markFilesStarted(target.dataDir, manifest);
  expect(() => requireFinishedRestore(target.dataDir)).toThrow('A restore was broken off');
  await restore(plain, target);
  expect(readdirSync(target.dataDir)).toEqual(['files']);
  requireFinishedRestore(target.dataDir);
});

it('keeps values that JavaScript would lose, and fits only the same tables', async () => {
  const { pool } = test.database;
  const create = `create table odd (id bigint primary key, at timestamptz, n numeric, j jsonb,
    list text[], bytes bytea, gap text, line text)`;
  await pool.query(create);
  onTestFinished(async () => void (await pool.query('drop table odd')));
  await pool.query(`insert into odd values (9007199254740993,
    '2026-01-01 00:00:00.123456+07', 0.10, 'null', '{a,"b,c",NULL}', '\\x00ff', null, e'a\\n"b"\\\\')`);
  const { rows } = await pool.query('select odd::text from odd');

  const path = await shop.backUp();
  const target = await emptyTarget();
  await expect(restore(path, target)).rejects.toThrow('public.odd of the backup does not fit');
  await target.database.pool.query(create);
  await restore(path, target);
  expect((await target.database.pool.query('select odd::text from odd')).rows).toEqual(rows);
});

it('carries an app of many megabytes without ever holding it in memory', async () => {
  const { files } = test.dependencies;
  const bytes = randomBytes(2 * 1024 * 1024);
  const upload = await files.large.newUpload();
  writeFileSync(upload, bytes);
  await files.large.save('releases/large.apk', upload);
  onTestFinished(() => files.remove('releases/large.apk'));
  // Readers of a whole file come through here.
  const streaming = { ...files, read: refuseLarge(files.read) };
  const path = await shop.backUp({ files: streaming });

  const target = await emptyTarget();
  const save: Files['save'] = (key, whole) => refuseLarge(() => target.files.save(key, whole))(key);
  await restore(path, { ...target, files: { ...target.files, save } });
  const restored = await filesOf(target.files);
  expect(restored['releases/large.apk']).toBe(createHash('sha256').update(bytes).digest('hex'));
  expect(readdirSync(join(target.dataDir, 'files/uploads'))).toEqual([]);
});

it('has no licence keys when it is not encrypted', async () => {
  const { keys, manifest } = await checkBackup(plain);
  expect(keys).toBeUndefined();
  expect(manifest.keys).toBeNull();
});

it('never replaces a licence key', async () => {
  const own = { dataDir: test.dependencies.config.DATA_DIR, environment: undefined };
  const lines = await readOwnKeyLines(own);
  expect(await missingKeys(own, lines)).toEqual([]);
  expect(await missingKeys({ ...own, dataDir: temporaryFolder() }, lines)).toHaveLength(1);
  const other = lines.replace(/"x":"./, '"x":"_');
  await expect(missingKeys(own, other)).rejects.toThrow('The target has another licence key 1');
});
