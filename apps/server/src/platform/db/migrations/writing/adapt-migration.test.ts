import { expect, it } from 'vitest';
import { adaptMigration } from './adapt-migration.ts';

const BREAK = '--> statement-breakpoint\n';

it.each([
  [
    'CREATE INDEX "a" ON "orders" USING btree ("id");',
    'CREATE INDEX CONCURRENTLY IF NOT EXISTS "a" ON "orders" USING btree ("id");',
  ],
  [
    'CREATE UNIQUE INDEX "a" ON "orders" USING btree ("id") WHERE "orders"."b" = 1;',
    'CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "a" ON "orders" USING btree ("id") WHERE "orders"."b" = 1;',
  ],
  ['DROP INDEX "a";', 'DROP INDEX CONCURRENTLY IF EXISTS "a";'],
  [
    'ALTER TABLE "orders" ADD CONSTRAINT "a" CHECK ("orders"."id" in (1, 2));',
    `ALTER TABLE "orders" ADD CONSTRAINT "a" CHECK ("orders"."id" in (1, 2)) NOT VALID;${BREAK}ALTER TABLE "orders" VALIDATE CONSTRAINT "a";`,
  ],
  [
    'ALTER TABLE "orders" ADD CONSTRAINT "a" FOREIGN KEY ("b") REFERENCES "public"."c"("id") ON DELETE no action ON UPDATE no action;',
    `ALTER TABLE "orders" ADD CONSTRAINT "a" FOREIGN KEY ("b") REFERENCES "public"."c"("id") ON DELETE no action ON UPDATE no action NOT VALID;${BREAK}ALTER TABLE "orders" VALIDATE CONSTRAINT "a";`,
  ],
  [
    'ALTER TABLE "orders" ADD CONSTRAINT "a" UNIQUE NULLS NOT DISTINCT("b","c");',
    `CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "a" ON "orders" ("b","c") NULLS NOT DISTINCT;${BREAK}ALTER TABLE "orders" ADD CONSTRAINT "a" UNIQUE USING INDEX "a";`,
  ],
  [
    'ALTER TABLE "orders" DROP COLUMN "a";',
    'ALTER TABLE "orders" ALTER COLUMN "a" DROP NOT NULL;--> when older servers have left\nALTER TABLE "orders" DROP COLUMN "a";',
  ],
])('%s', (generated, adapted) => {
  expect(adaptMigration(generated)).toBe(`${adapted}\n`);
});

it.each([
  'ALTER TABLE "orders" ADD COLUMN "a" text;\n',
  'ALTER TABLE "orders" ALTER COLUMN "a" SET DATA TYPE bigint;\n',
  'CREATE INDEX CONCURRENTLY IF NOT EXISTS "a" ON "orders" ("id");\n',
  `CREATE TABLE "a" ("id" int);${BREAK}CREATE INDEX "b" ON "a" ("id");${BREAK}ALTER TABLE "a" ADD CONSTRAINT "c" CHECK ("id" > 0);\n`,
])('leaves %j unchanged', (generated) => {
  expect(adaptMigration(generated)).toBe(generated);
});
