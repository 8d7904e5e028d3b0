import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/database.ts';
import { quietLog } from '../../../../test/quiet-log.ts';
import { loggingClient } from './logging-client.ts';

const logged: Array<Record<string, unknown>> = [];
const database = await createTestDatabase();
const log = {
  ...quietLog,
  warn: (fields: object, message: string) => logged.push({ ...fields, message }),
};
// Only connections that are opened from now on are of this class.
const pool = database.pool as pg.Pool & { Client: unknown };
pool.Client = loggingClient({ log, slowMs: 500 });
const client = await database.pool.connect();
client.release(true);

it('logs slow statements, alone and in a transaction, never their values', async () => {
  await database.db.execute(sql`select 1`);
  await database.pool.query(`select pg_sleep(0.51), 'Pak Haji''s' as name`);
  const slow = sql`select pg_sleep(0.51), ${'takmir@masjid.id'}::text`;
  await database.transaction((tx) => tx.execute(slow));
  expect(logged.map(({ statement }) => statement)).toEqual([
    "select pg_sleep(0.51), '…' as name",
    'select pg_sleep(0.51), $1::text',
  ]);
  expect(JSON.stringify(logged)).not.toMatch(/Haji|takmir/);
  for (const { ms } of logged) expect(ms).toBeGreaterThanOrEqual(500);
});
