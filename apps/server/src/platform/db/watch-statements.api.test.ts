import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { quietLog } from '../../../test/quiet-log.ts';
import type { Database } from './types.ts';
import { watchStatements } from './watch-statements.ts';

let database: Database;
const told: Array<Record<string, unknown>> = [];
beforeAll(async () => {
  database = await createTestDatabase();
  const log = {
    ...quietLog,
    warn: (fields: object, message: string) => told.push({ ...fields, message }),
  };
  // Connections that are open already are not watched; a new one is.
  watchStatements(database.pool, log, { slowMs: 500 });
  const client = await database.pool.connect();
  client.release(true);
});
afterAll(() => database.close());

it('tells of slow statements, alone and in a transaction, never of their values', async () => {
  await database.db.execute(sql`select 1`);
  await database.pool.query(`select pg_sleep(0.51), 'Pak Haji''s' as name`);
  const slow = sql`select pg_sleep(0.51), ${'takmir@masjid.id'}::text`;
  await database.transaction((tx) => tx.execute(slow));
  expect(told.map(({ statement }) => statement)).toEqual([
    "select pg_sleep(0.51), '…' as name",
    'select pg_sleep(0.51), $1::text',
  ]);
  expect(JSON.stringify(told)).not.toMatch(/Haji|takmir/);
  for (const { ms } of told) expect(ms).toBeGreaterThanOrEqual(500);
});
