import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { answerList } from './answer-list.ts';

const LIMIT = 7;
const ROWS = 12_000;

const database = await createTestDatabase();
await database.db.execute(sql`create table things (id serial primary key, deleted_at timestamptz)`);
await database.db.execute(
  sql`insert into things (deleted_at) select case when n % 11 = 0 then now() end
      from generate_series(1, ${ROWS}::int) n`,
);

const things = {
  from: sql`things t`,
  id: sql`t.id`,
  where: sql`t.deleted_at is null`,
  columns: sql`t.id`,
};
const page = (query: { page: number; limit: number; word?: string }) =>
  answerList(database.db, things, query, ({ id }: { id: number }) => id);

it('counts a list without filters to its end, and one with filters up to the cap', async () => {
  const all = ROWS - Math.floor(ROWS / 11);
  expect(await page({ page: 1, limit: LIMIT })).toMatchObject({ total: all });
  expect(await page({ page: 1, limit: LIMIT, word: 'a' })).toMatchObject({
    total: 10_000,
    isCapped: true,
  });
});

it('shows every row once, page by page, newest first', async () => {
  const { rows } = await database.db.execute<{ id: number }>(
    sql`select id from things where deleted_at is null order by id desc`,
  );
  const ids = rows.map(({ id }) => id);
  const { totalPages } = await page({ page: 1, limit: LIMIT });
  for (const at of [1, 2, Math.floor(totalPages / 2), totalPages - 1, totalPages]) {
    const { data } = await page({ page: at, limit: LIMIT });
    expect(data).toEqual(ids.slice((at - 1) * LIMIT, at * LIMIT));
  }
});
