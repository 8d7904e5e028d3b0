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

const clock = { now: () => new Date() };
const counted = { name: 'things', table: sql`things`, softDeletes: true };
const idsOf = (rows: Array<Record<string, unknown>>) => rows.map(({ id }) => Number(id));

it('finds every page by its blocks as walking would, also after rows came and went', async () => {
  const { db } = database;
  const things = { from: sql`things t`, id: sql`t.id`, where: sql`t.deleted_at is null` };
  const countAll = runningTotal({ clock, database }, counted);
  // Many may ask first at the same time.
  await Promise.all(Array.from({ length: 8 }, () => countAll(db)));
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

it('is known after a restart, and recounted in the background when it is stale', async () => {
  const { db } = database;
  const { total } = await runningTotal({ clock, database }, counted)(db);
  // The portal never deletes counted rows, so only a full recount notices it.
  await db.execute(sql`delete from things where id between 10 and 100`);
  const countAll = runningTotal({ clock, database }, counted);
  expect((await countAll(db)).total).toBe(total);

  const tomorrow = { now: () => new Date(Date.now() + 86_400_000) };
  const countTomorrow = runningTotal({ clock: tomorrow, database }, counted);
  expect((await countTomorrow(db)).total).toBe(total);
  await expect.poll(async () => (await countTomorrow(db)).total).toBeLessThan(total);
});

it('is recounted when many rows have been added', async () => {
  const { db } = database;
  const countAll = runningTotal({ clock, database }, counted);
  const { total } = await countAll(db);
  await db.execute(sql`insert into things (id) select 300000 + n from generate_series(1, 15000) n`);
  const positionAmongNew = total + 5000;
  expect((await countAll(db)).anchorOf(positionAmongNew)).toBeUndefined();
  await expect.poll(async () => (await countAll(db)).anchorOf(positionAmongNew)).toBeDefined();
  expect((await countAll(db)).total).toBe(total + 15000);
});
