// The queries of every signed-in request read only the rows they need, even before the tables have
// planner statistics (decision 0090).
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../../test/database.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import { findSession } from './sessions.repository.ts';

const CUSTOMERS = 2_000;

const database = await createTestDatabase();

const fill = (tx: Tx) =>
  tx.execute(
    sql.raw(`
      insert into users (name, email, whatsapp, password_hash)
        select 'Budi', n || '@masjid.id', '+62812' || lpad(n::text, 8, '0'), 'x'
        from generate_series(1, ${CUSTOMERS}) n;
      insert into sessions (key, user_id, signed_in_at, last_seen_at, address, user_agent)
        select sha256(email::bytea), id, now(), now(), '127.0.0.1', 'test' from users;`),
  );

/** Rows read by table, of this connection since it last reported to PostgreSQL's statistics. */
async function countRows(tx: Tx): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ name: string; rows: number }>(sql`
    select relname as name, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows
    from pg_stat_xact_user_tables`);
  return new Map(rows.map(({ name, rows: count }) => [name, count]));
}

it('finds a session with a plan that was made while the tables were empty', async () => {
  const key = createHash('sha256').update('7@masjid.id').digest();
  await database.transaction(async (tx) => {
    await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
    expect(await findSession(tx, key)).toBeUndefined();
    await fill(tx);
    const before = await countRows(tx);
    expect(await findSession(tx, key)).toMatchObject({ email: '7@masjid.id' });
    const after = await countRows(tx);
    for (const table of ['sessions', 'users']) {
      expect(Number(after.get(table)) - (before.get(table) ?? 0), table).toBe(1);
    }
  });
});
