// Some migrations were rewritten after developers had applied them. A database that ran the first
// form must end up equal to one that never did.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createEmptyTestDatabase } from '../../../../test/database.ts';
import { migrationFolder } from '../../../../test/migration-folder.ts';
import type { Database } from '../types.ts';
import { migrate } from './migrate.ts';
import { readMigrationFiles } from './migration-files.ts';
import { MIGRATIONS_FOLDER } from './older-servers.ts';

const FORMER = resolve(import.meta.dirname, '../../../../test/former-migrations');
const formerFiles = readdirSync(FORMER);

const SCHEMA = `
  select 'column' as kind, format('%s.%s', attrelid::regclass, attname) as name, concat_ws(' ',
    format_type(atttypid, atttypmod), attnotnull, attgenerated, pg_get_expr(adbin, adrelid)) as rule
  from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
  union all select 'constraint', format('%s.%s', conrelid::regclass, conname), pg_get_constraintdef(oid)
  from pg_constraint where connamespace = 'public'::regnamespace
  union all select 'index', indexrelid::regclass::text, concat(indisvalid, pg_get_indexdef(indexrelid))
  from pg_index join pg_class on pg_class.oid = indrelid where relnamespace = 'public'::regnamespace
  union all select 'trigger', tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select 'function', proname, prosrc from pg_proc
  where pronamespace = 'public'::regnamespace and prolang <> (select oid from pg_language where lanname = 'c')
  order by 1, 2, 3`;

/** The migrations up to the last rewritten one, in their first form. */
function formerFolder(): string {
  const tags = readMigrationFiles(MIGRATIONS_FOLDER).map(({ tag }) => tag);
  const last = tags.findIndex((tag) => formerFiles.at(-1) === `${tag}.sql`);
  const textOf = (tag: string) => {
    const folder = formerFiles.includes(`${tag}.sql`) ? FORMER : MIGRATIONS_FOLDER;
    return readFileSync(join(folder, `${tag}.sql`), 'utf8');
  };
  return migrationFolder(
    Object.fromEntries(tags.slice(0, last + 1).map((tag) => [tag, textOf(tag)])),
  );
}

async function emptyDatabase(): Promise<Database> {
  const database = await createEmptyTestDatabase();
  onTestFinished(() => database.close());
  return database;
}

it('come out the same whichever form of a migration was applied', async () => {
  const fresh = await emptyDatabase();
  await migrate(fresh);
  const grown = await emptyDatabase();
  await migrate(grown, formerFolder());
  await grown.pool.query(`insert into users (name, email, whatsapp, password_hash)
    values ('Budi', 'budi@masjid.id', '+6281234567890', 'x');
    insert into orders (invoice_number, user_id, total_amount, unique_code, created_at, expires_at)
    values ('A', 1, 5000, 7, '2026-01-01Z', '2026-01-04Z')`);
  await migrate(grown);

  expect((await grown.pool.query(SCHEMA)).rows).toEqual((await fresh.pool.query(SCHEMA)).rows);
  await grown.pool.query(`update orders set payment_date = '2026-01-02Z', unique_code = 8`);
  const { rows } = await grown.pool.query(
    `select payable_amount as payable, waiting_since::date::text as since from orders`,
  );
  expect(rows).toEqual([{ payable: '5008', since: '2026-01-02' }]);
});
