// Some migrations were rewritten after developers had applied them. A database that ran the first
// form must end up equal to one that never did.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { createEmptyTestDatabase } from '../../../../test/database.ts';
import { migrationFolder } from '../../../../test/migration-folder.ts';
import { readSchema } from '../../../../test/read-schema.ts';
import { migrate } from './migrate.ts';
import { readMigrationFiles } from './migration-files.ts';
import { MIGRATIONS_FOLDER } from './older-servers.ts';

const FORMER = resolve(import.meta.dirname, '../../../../test/former-migrations');
const formerFiles = readdirSync(FORMER);

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

it('come out the same whichever form of a migration was applied', async () => {
  const fresh = await createEmptyTestDatabase();
  await migrate(fresh);
  const grown = await createEmptyTestDatabase();
  await migrate(grown, formerFolder());
  await grown.pool.query(`insert into users (name, email, whatsapp, password_hash)
    values ('Budi', 'budi@masjid.id', '+6281234567890', 'x');
    insert into orders (invoice_number, user_id, total_amount, unique_code, created_at, expires_at)
    values ('A', 1, 5000, 7, '2026-01-01Z', '2026-01-04Z')`);
  await migrate(grown);

  expect(await readSchema(grown)).toEqual(await readSchema(fresh));
  await grown.pool.query(`update orders set payment_date = '2026-01-02Z', unique_code = 8`);
  const { rows } = await grown.pool.query(
    `select payable_amount as payable, waiting_since::date::text as since from orders`,
  );
  expect(rows).toEqual([{ payable: '5008', since: '2026-01-02' }]);
});
