import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createEmptyTestDatabase } from '../../../test/database.ts';
import { sqlStateOf } from './errors.ts';
import type { Tx } from './types.ts';

const database = await createEmptyTestDatabase();
await database.pool.query('create table counter (id int primary key, value int not null)');

/** Resolves for all when `count` have arrived; later ones pass at once. */
function meeting(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let arrived = 0;
  return () => {
    if (++arrived === count) resolve();
    return promise;
  };
}

async function reset(): Promise<void> {
  await database.pool.query('truncate counter');
  await database.pool.query('insert into counter values (1, 0), (2, 0)');
}

it('runs a transaction again that lost a serialisation race', async () => {
  await reset();
  const everyoneHasRead = meeting(2);
  let runs = 0;
  const increment = async (tx: Tx) => {
    runs++;
    await tx.execute(sql`set transaction isolation level repeatable read`);
    const { rows } = await tx.execute(sql`select value from counter where id = 1`);
    await everyoneHasRead();
    await tx.execute(sql`update counter set value = ${Number(rows[0]?.value) + 1} where id = 1`);
  };
  await Promise.all([database.transaction(increment), database.transaction(increment)]);
  const { rows } = await database.pool.query('select value from counter where id = 1');
  expect(rows).toEqual([{ value: 2 }]);
  expect(runs).toBe(3);
});

it('runs the victim of a deadlock again', async () => {
  await reset();
  const bothHoldOne = meeting(2);
  const lockBoth = (first: number, second: number) => async (tx: Tx) => {
    await tx.execute(sql`update counter set value = value + 1 where id = ${first}`);
    await bothHoldOne();
    await tx.execute(sql`update counter set value = value + 1 where id = ${second}`);
  };
  await Promise.all([database.transaction(lockBoth(1, 2)), database.transaction(lockBoth(2, 1))]);
  const { rows } = await database.pool.query('select value from counter');
  expect(rows).toEqual([{ value: 2 }, { value: 2 }]);
});

it('waits again for a lock that was held too long', async () => {
  await reset();
  const holder = await database.pool.connect();
  await holder.query('begin');
  await holder.query('update counter set value = 10 where id = 1');
  let runs = 0;
  const waiting = database.transaction(async (tx) => {
    runs += 1;
    await tx.execute(sql`set local lock_timeout = '50ms'`);
    // The second time the lock is free.
    if (runs === 2) await holder.query('commit');
    await tx.execute(sql`update counter set value = value + 1 where id = 1`);
  });
  await waiting.finally(() => holder.release());
  const { rows } = await database.pool.query('select value from counter where id = 1');
  expect([runs, rows]).toEqual([2, [{ value: 11 }]]);
});

it('gives up after three retries and does not retry other failures', async () => {
  const runs = { '40001': 0, '22012': 0 };
  for (const state of ['40001', '22012'] as const) {
    const failing = database.transaction(async (tx) => {
      runs[state]++;
      await tx.execute(sql.raw(`do $$ begin raise exception using errcode = '${state}'; end $$`));
    });
    expect(await failing.catch(sqlStateOf)).toBe(state);
  }
  expect(runs).toEqual({ '40001': 4, '22012': 1 });
});

it('releases its connection when the server cuts it', async () => {
  const cut = (tx: Tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
  for (let round = 0; round < 12; round++) {
    await expect(database.transaction(cut)).rejects.toThrow();
  }
  await database.pool.query('select 1');
});
