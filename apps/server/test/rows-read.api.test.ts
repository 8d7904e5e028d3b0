// Hot statements read only the rows they ask for, also where the planner knows nothing of the tables
// yet (decision 0066).
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findSession } from '../src/features/accounts/sessions/sessions.repository.ts';
import type { Database, Tx } from '../src/platform/db/types.ts';
import { createTestDatabase } from './database.ts';

const CUSTOMERS = 2_000;
const ORDERS_OF_ONE = 3;

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(`
    insert into users (name, email, whatsapp, password_hash)
      select 'Budi', n || '@masjid.id', '+62812' || lpad(n::text, 8, '0'), 'x'
      from generate_series(1, ${CUSTOMERS}) n;
    insert into sessions (key, user_id, signed_in_at, last_seen_at, address, user_agent)
      select sha256(id::text::bytea), id, now(), now(), '127.0.0.1', 'test' from users;
    insert into orders (invoice_number, user_id, total_amount, unique_code, created_at, expires_at)
      select 'A' || id || '-' || n, id, 1000 * id, n, now(), now() + interval '3 days'
      from users, generate_series(1, ${ORDERS_OF_ONE}) n;`);
});
afterAll(() => database.close());

/** By table, of this connection since it last told PostgreSQL's statistics. */
async function countRows(tx: Tx): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ name: string; rows: number }>(sql`
    select relname as name, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows
    from pg_stat_xact_user_tables`);
  return new Map(rows.map(({ name, rows: count }) => [name, count]));
}

/** With the plan that every later call of a prepared statement gets. */
async function rowsRead(work: (tx: Tx) => Promise<unknown>): Promise<Record<string, number>> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
    const before = await countRows(tx);
    await work(tx);
    const read = [...(await countRows(tx))].map(
      ([name, count]) => [name, count - (before.get(name) ?? 0)] as const,
    );
    return Object.fromEntries(read.filter(([, count]) => count > 0));
  });
}

it('a session and its customer', async () => {
  const { rows } = await database.pool.query('select key from sessions order by user_id limit 1');
  expect(await rowsRead((tx) => findSession(tx, rows[0].key))).toEqual({ sessions: 1, users: 1 });
});

it('the open orders of one customer', async () => {
  const count = (tx: Tx) => tx.execute(sql`select open_orders_of(7)`);
  expect(await rowsRead(count)).toEqual({ orders: ORDERS_OF_ONE });
});
