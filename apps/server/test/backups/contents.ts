// All that a backup must contain, to compare it with its source.
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { readTables } from '../../src/platform/backup/catalogue.ts';
import type { Files } from '../../src/platform/files/files.ts';

/** Every table, row by row, as text; also the waiting jobs. */
export async function rowsOf(client: pg.ClientBase): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { name, sqlName } of await readTables(client)) {
    const { rows } = await client.query(`select t::text as row from ${sqlName} t`);
    found[name] = rows.map(({ row }) => row).toSorted();
  }
  const jobs = await client.query(
    `select name, data::text from pgboss.job where state < 'completed' and name <> 'nightly'`,
  );
  found.jobs = jobs.rows.map((row) => JSON.stringify(row)).toSorted();
  return found;
}

/** Every file by its name, as its hash. */
export async function filesOf(files: Files): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const key of files.list()) {
    found[key] = createHash('sha256')
      .update(await files.read(key))
      .digest('hex');
  }
  return found;
}
