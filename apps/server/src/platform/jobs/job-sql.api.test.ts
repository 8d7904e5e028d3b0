import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { insertJobSql } from './job-sql.ts';
import type { JobKind } from './jobs.ts';

const given: JobKind<object> = { name: 'given-up', options: {} };
const kind: JobKind<{ n: number }> = {
  name: 'sql-or-send',
  options: {
    retryLimit: 5,
    retryDelay: 7,
    retryDelayMax: 70,
    retryBackoff: true,
    deleteAfterSeconds: 300,
    heartbeatSeconds: 10,
    deadLetter: given.name,
  },
};
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
  for (const { name, options } of [given, kind]) {
    await test.dependencies.jobs.boss.createQueue(name, options);
  }
});
afterAll(() => test.close());

it('writes the same job as pg-boss itself', async () => {
  await test.dependencies.jobs.enqueue(test.database.db, kind, { n: 1 });
  const insert = insertJobSql(kind, {
    data: `jsonb_build_object('n', source.n)`,
    source: 'source',
  });
  await test.database.pool.query(`with source(n) as (values (1)) ${insert}`);

  const { rows } = await test.database.pool.query(
    `select *, keep_until - created_on as kept from pgboss.job where name = $1`,
    [kind.name],
  );
  const timeless = rows.map(({ id: _, ...row }) => ({
    ...row,
    created_on: 'some time',
    start_after: 'some time',
    keep_until: 'some time',
  }));
  expect(timeless).toHaveLength(2);
  expect(timeless[1]).toEqual(timeless[0]);
});
