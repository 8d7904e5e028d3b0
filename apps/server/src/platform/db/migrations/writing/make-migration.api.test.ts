// Schemas of a small shop, changed as developers do it, through the command itself.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { createEmptyTestDatabase } from '../../../../../test/database.ts';
import { temporaryFolder } from '../../../../../test/temporary-folder.ts';
import { migrate } from '../migrate.ts';
import { readMigrationFiles } from '../migration-files.ts';
import { findBrokenRules } from './migration-rules.ts';

const PROJECT = resolve(import.meta.dirname, '../../../../../../..');
const COMMAND = join(import.meta.dirname, 'make-migration.ts');

const usersTable = `export const users = pgTable('users', { id: integer().primaryKey() });`;
const first = `${usersTable}
  export const orders = pgTable('orders', {
    id: integer().primaryKey(), note: text(), old: text().notNull(), buyer: integer(), code: text(),
  }, (order) => [index('orders_old').on(order.old)]);`;
const larger = `${usersTable}
  export const labels = pgTable('labels', {
    id: integer().primaryKey(), order: integer().notNull().references(() => orders.id),
  }, (label) => [index('labels_order').on(label.order)]);
  export const orders = pgTable('orders', {
    id: integer().primaryKey(), note: text().notNull(), old: text().notNull(),
    buyer: integer().references(() => users.id), code: text().unique(), state: text().default('a').notNull(),
  }, (order) => [index('orders_note').on(order.note), check('orders_id', sql\`\${order.id} > 0\`)]);`;
const smaller = larger.replace('old: text().notNull(),', '');
const retyped = smaller.replace('buyer: integer()', 'buyer: bigint({ mode: "number" })');

function newApp(): string {
  const app = temporaryFolder();
  symlinkSync(join(PROJECT, 'node_modules'), join(app, 'node_modules'));
  writeFileSync(join(app, 'package.json'), '{"type":"module"}');
  mkdirSync(join(app, 'migrations/meta'), { recursive: true });
  const journal = { version: '7', dialect: 'postgresql', entries: [] };
  writeFileSync(join(app, 'migrations/meta/_journal.json'), JSON.stringify(journal));
  const config = { dialect: 'postgresql', schema: './shop.schema.ts', out: './migrations' };
  writeFileSync(join(app, 'drizzle.config.ts'), `export default ${JSON.stringify(config)}`);
  return app;
}

function makeMigration(app: string, name: string, schema: string) {
  const imports = `import { sql } from 'drizzle-orm';
    import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';`;
  writeFileSync(join(app, 'shop.schema.ts'), `${imports}\n${schema}`);
  return spawnSync(process.execPath, [COMMAND, '--name', name], { cwd: app, encoding: 'utf8' });
}

const metaOf = (app: string) => readdirSync(join(app, 'migrations/meta')).toSorted();

it('writes a migration that runs beside older servers, keeps only the newest snapshot, and says what has to be done by hand', async () => {
  const app = newApp();
  const folder = join(app, 'migrations');
  const database = await createEmptyTestDatabase();

  expect(makeMigration(app, 'first', first)).toMatchObject({ status: 0 });
  await migrate(database, folder);
  await database.pool.query(
    `insert into users values (1); insert into orders values (1, 'a', 'b', 1, 'c')`,
  );

  expect(makeMigration(app, 'larger', larger)).toMatchObject({ status: 0 });
  expect(makeMigration(app, 'smaller', smaller)).toMatchObject({ status: 0 });
  expect(metaOf(app)).toEqual(['0002_snapshot.json', '_journal.json']);
  expect(readMigrationFiles(folder).flatMap(findBrokenRules)).toEqual([]);
  expect(await migrate(database, folder)).toEqual(['0001_larger', '0002_smaller']);
  expect((await database.pool.query('select * from orders')).rows).toEqual([
    { id: 1, note: 'a', buyer: 1, code: 'c', state: 'a' },
  ]);

  expect(makeMigration(app, 'nothing', smaller)).toMatchObject({ status: 0 });
  expect(readMigrationFiles(folder)).toHaveLength(3);

  const { status, stderr } = makeMigration(app, 'retyped', retyped);
  expect(status).toBe(1);
  expect(stderr).toContain('Change this by hand in migrations/0003_retyped.sql');
  expect(stderr).toContain('This rewrites the table');
  expect(readFileSync(join(folder, '0003_retyped.sql'), 'utf8')).toContain('bigint');
});
