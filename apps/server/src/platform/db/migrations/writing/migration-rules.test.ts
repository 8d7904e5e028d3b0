import { describe, expect, it } from 'vitest';
import { migrationFolder } from '../../../../../test/migration-folder.ts';
import { readMigrationFiles } from '../migration-files.ts';
import { MIGRATIONS_FOLDER } from '../older-servers.ts';
import { findBrokenRules } from './migration-rules.ts';

const BREAK = '--> statement-breakpoint\n';
const LATE = '--> when older servers have left\n';

function brokenBy(sql: string): string[] {
  return readMigrationFiles(migrationFolder({ '0099_new': sql })).flatMap(findBrokenRules);
}

it.each(readMigrationFiles(MIGRATIONS_FOLDER).map((file) => [file.tag, file] as const))(
  '%s lets older servers sell meanwhile',
  (_tag, file) => {
    expect(findBrokenRules(file).join('\n')).toBe('');
  },
);

describe('refuses statements that would block or break other sessions', () => {
  it.each([
    ['CREATE INDEX "a" ON "orders" USING btree ("id");', 'CONCURRENTLY'],
    ['CREATE UNIQUE INDEX CONCURRENTLY "a" ON "orders" ("id");', 'IF NOT EXISTS'],
    ['DROP INDEX "a";', 'DROP INDEX CONCURRENTLY'],
    ['ALTER TABLE "orders" ADD CONSTRAINT "a" CHECK ("orders"."id" > 0);', 'NOT VALID'],
    [
      'ALTER TABLE "orders" ADD CONSTRAINT "a" FOREIGN KEY ("b") REFERENCES "c"("id");',
      'NOT VALID',
    ],
    ['ALTER TABLE "orders" ADD CONSTRAINT "a" CHECK ("id" > 0) NOT VALID;', 'is missing'],
    ['ALTER TABLE "orders" ADD CONSTRAINT "a" UNIQUE("b");', 'USING INDEX'],
    ['ALTER TABLE "orders" ADD COLUMN "a" integer REFERENCES "c"("id");', 'NOT VALID'],
    ['ALTER TABLE "orders" ADD COLUMN "a" int GENERATED ALWAYS AS (b + 1) STORED;', 'rewrites'],
    ['ALTER TABLE "orders" ADD COLUMN "a" uuid DEFAULT gen_random_uuid() NOT NULL;', 'rewrites'],
    ['ALTER TABLE "orders" ALTER COLUMN "a" SET DATA TYPE bigint;', 'rewrites'],
    ['ALTER TABLE "orders" SET UNLOGGED;', 'rewrites'],
    ['ALTER TABLE "orders" ADD COLUMN "a" text NOT NULL;', 'DEFAULT'],
    ['ALTER TABLE "orders" ALTER COLUMN "a" SET NOT NULL;', 'SET NOT NULL reads'],
    ['ALTER TABLE "orders" DROP COLUMN "a";', 'when older servers have left'],
    ['ALTER TABLE "orders" RENAME COLUMN "a" TO "b";', 'when older servers have left'],
    ['DROP TABLE "orders";', 'when older servers have left'],
    ['-- A reason.\nUPDATE "orders" SET "a" = 1;', 'in batches'],
    ['DELETE FROM "orders";', 'in batches'],
    ['INSERT INTO "a" ("b") SELECT "id" FROM "orders";', 'in batches'],
    ['-- in batches of orders.id\nUPDATE "orders" SET "a" = 1;', 'BETWEEN $1 AND $2'],
    [`${LATE}UPDATE "orders" SET "a" = 1;`, 'in batches'],
  ])('%s', (sql, sentence) => {
    expect(brokenBy(sql)).toEqual([expect.stringContaining(sentence)]);
  });
});

describe('allows statements that other sessions do not notice', () => {
  it.each([
    'CREATE INDEX CONCURRENTLY IF NOT EXISTS "a" ON "orders" ("id");',
    'ALTER TABLE "orders" ADD COLUMN "a" text;',
    'ALTER TABLE "orders" ADD COLUMN "a" text DEFAULT \'b\' NOT NULL;',
    `ALTER TABLE "orders" ADD CONSTRAINT "a" CHECK ("id" > 0) NOT VALID;${BREAK}ALTER TABLE "orders" VALIDATE CONSTRAINT "a";`,
    '-- in batches of orders.id\nUPDATE "orders" SET "a" = 1 WHERE "id" BETWEEN $1 AND $2;',
    'INSERT INTO "a" ("b") VALUES (1);',
    `${LATE}ALTER TABLE "orders" DROP COLUMN "a";`,
    `CREATE TABLE "a" ("id" int);${BREAK}CREATE INDEX "b" ON "a" ("id");${BREAK}ALTER TABLE "a" ADD CONSTRAINT "c" CHECK ("id" > 0);${BREAK}INSERT INTO "a" SELECT 1;`,
  ])('%s', (sql) => {
    expect(brokenBy(sql)).toEqual([]);
  });
});

it('statements that lock several tables are several transactions', () => {
  const statements = [
    'CREATE TABLE "new" ("id" int);',
    'ALTER TABLE "orders" ADD COLUMN "a" text;',
    'ALTER TABLE "orders" ADD COLUMN "b" text;',
    'ALTER TABLE "new" ADD CONSTRAINT "c" FOREIGN KEY ("id") REFERENCES "public"."users"("id");',
    'CREATE INDEX "d" ON "new" ("id");',
    'CREATE TRIGGER "e" BEFORE INSERT ON "licenses" FOR EACH ROW EXECUTE FUNCTION f();',
  ];
  const [file] = readMigrationFiles(migrationFolder({ '0099_new': statements.join(BREAK) }));
  const sizes = file?.steps.map((step) => (step.kind === 'transaction' ? step.statements : []));
  expect(sizes?.map(({ length }) => length)).toEqual([3, 2, 1]);
});
