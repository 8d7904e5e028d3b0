import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import type { Database } from '../db/types.ts';
import { listPage } from './list-page.ts';
import { runningTotal } from './running-total.ts';

const LIMIT = 7;
let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  // Gaps everywhere, a large one in the middle, and rows that were deleted before.
  await database.db.execute(
    sql`create table things (id serial primary key, deleted_at timestamptz)`,
  );
  await database.db.execute(sql`insert into things (id, deleted_at)
    select n + case when n > 30000 then 50000 else 0 end, case when n % 11 = 0 then now() - interval '1 day' end
    from generate_series(1, 60000) n where n % 5 <> 0`);
});
afterAll(() => database.close());

const idsOf = (rows: Array<Record<string, unknown>>) => rows.map(({ id }) => Number(id));

it('finds every page by its blocks as walking would, also after rows came and went', async () => {
  const { db } = database;
  const things = { from: sql`things t`, id: sql`t.id`, where: sql`t.deleted_at is null` };
  const countAll = runningTotal({ table: sql`things`, softDeletes: true });
  await countAll(db);
  await db.execute(sql`insert into things (id) select 200000 + n from generate_series(1, 90) n`);
  await db.execute(
    sql`update things set deleted_at = now() where id % 1000 = 4 and deleted_at is null`,
  );
  const { rows: walked } = await db.execute<{ id: number }>(
    sql`select id from things where deleted_at is null order by id desc`,
  );
  const { total, anchorOf } = await countAll(db);
  expect(total).toBe(walked.length);
  const pages = Math.ceil(total / LIMIT);
  const asked = [1, 2, pages / 4, pages / 3, pages / 2, pages / 2 + 1, (pages * 3) / 4, pages];
  for (const page of asked.map(Math.floor)) {
    const query = { page, limit: LIMIT, total, isCapped: false };
    const shown = await listPage(db, { ...things, columns: sql`t.id` }, { ...query, anchorOf });
    const start = (page - 1) * LIMIT;
    expect(idsOf(shown)).toEqual(idsOf(walked.slice(start, start + LIMIT)));
  }
  // The walk that is left is never longer than a block.
  expect(anchorOf(Math.floor(total / 2))?.offset).toBeLessThan(10_000);
});
