// People go on buying while the copy is made: it shows one moment, to the last row and file.
import { join } from 'node:path';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { filesOf, rowsOf } from '../../../test/backups/contents.ts';
import { interrupted } from '../../../test/backups/interrupted.ts';
import { startRandomWrites } from '../../../test/backups/random-writes.ts';
import { createEmptyTestDatabase } from '../../../test/database.ts';
import { quietLog } from '../../../test/quiet-log.ts';
import { type OrderShop, openOrderShop } from '../../../test/shops/order-shop.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { jobKinds } from '../../programs/background.ts';
import { openFiles } from '../files/files.ts';
import { createJobTables } from '../jobs/jobs.ts';
import { checkBackup } from './check-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const WRITES = 1_000;
/** There are more; with the writes that happen meanwhile this is always enough. */
const TABLES = 40;

async function openBusyShop() {
  const shop = await openOrderShop();
  const writes = startRandomWrites(shop);
  await writes.more(100);
  return { shop, writes, files: shop.test.dependencies.files };
}

interface Moment {
  rows: Awaited<ReturnType<typeof rowsOf>>;
  files: string[];
}

/** Files that arrived after the moment may be in the copy: no row of it names them. */
async function expectCopyOf(moment: Moment | undefined, path: string, { test }: OrderShop) {
  const target = await createEmptyTestDatabase();
  const dataDir = temporaryFolder();
  const files = await openFiles({ dataDir, freeShare: async () => 1 });
  const prepareJobs = () => createJobTables(target, { kinds: jobKinds, log: quietLog });
  await restoreBackup(await checkBackup(path), { database: target, dataDir, files, prepareJobs });
  const client = await target.pool.connect();
  const rows = await rowsOf(client);
  client.release();
  expect(rows).toEqual(moment?.rows);
  const stored = await filesOf(test.dependencies.files);
  const copied = await filesOf(files);
  expect(Object.keys(copied)).toEqual(expect.arrayContaining(moment?.files ?? []));
  for (const [key, hash] of Object.entries(copied)) expect(hash, key).toBe(stored[key]);
}

it('is one moment of 1,000 random writes between its tables', async () => {
  const { shop, writes, files } = await openBusyShop();
  const { pool } = shop.test.database;
  /** What another connection sees with the snapshot of the copying one. */
  async function lookWith(copying: pg.ClientBase): Promise<Moment> {
    const { rows } = await copying.query('select pg_export_snapshot() as name');
    const reader = await pool.connect();
    await reader.query('begin isolation level repeatable read read only');
    await reader.query(`set transaction snapshot '${rows[0].name}'`);
    const seen = await rowsOf(reader);
    await reader.query('commit');
    reader.release();
    return { rows: seen, files: Object.keys(await filesOf(files)) };
  }

  let moment: Moment | undefined;
  const slow = interrupted(pool, async (client) => {
    moment ??= await lookWith(client);
    await writes.more(WRITES / TABLES);
  });
  const begun = writes.count();
  const path = join(temporaryFolder(), 'copy.tar.gz');
  await writeBackup({ pool: slow, files }, { path, app: '0.1.0', madeAt: new Date() });
  const written = writes.count() - begun;
  await writes.end();
  process.stdout.write(`${written} writes during a backup of PostgreSQL\n`);
  expect(written).toBeGreaterThanOrEqual(WRITES);
  await expectCopyOf(moment, path, shop);
});
