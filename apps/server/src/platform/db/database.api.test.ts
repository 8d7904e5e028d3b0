import { eq, sql } from 'drizzle-orm';
import * as t from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { createEmptyTestDatabase } from '../../../test/database.ts';
import { isUniqueViolation, sqlStateOf } from './errors.ts';
import { emitAfterCommit, onLocalChange } from './local-changes.ts';

const things = t.pgTable('things', {
  id: t.integer().primaryKey(),
  name: t.text().notNull(),
  price: t.bigint({ mode: 'number' }).notNull(),
  madeAt: t.timestamp('made_at', { withTimezone: true }).notNull(),
  day: t.date().notNull(),
  tags: t.text().array().notNull(),
  details: t.jsonb().notNull(),
  missing: t.text(),
});

const thing = {
  id: 1,
  name: 'Jam — ﷽',
  price: 9_000_000_000,
  madeAt: new Date('2026-03-01T05:06:07.089Z'),
  day: '2026-03-01',
  tags: ['a', 'b "c"'],
  details: { deep: [1, null, 'x'] },
  missing: null,
};

const database = await createEmptyTestDatabase();
await database.pool.query(`create table things (id int primary key, name text not null,
    price bigint not null, made_at timestamptz not null, day date not null, tags text[] not null,
    details jsonb not null, missing text)`);
await database.db.insert(things).values(thing);

function nameOf(id: number) {
  return database.db.select({ name: things.name }).from(things).where(eq(things.id, id));
}

describe('the database', () => {
  it('returns every type as it was stored, prepared or not', async () => {
    expect(await database.db.select().from(things).where(eq(things.id, 1))).toEqual([thing]);
    const prepared = database.db
      .select()
      .from(things)
      .where(eq(things.id, sql.placeholder('id')))
      .prepare('thing_by_id');
    for (let call = 0; call < 3; call++) expect(await prepared.execute({ id: 1 })).toEqual([thing]);
  });

  it('stores and returns bytes', async () => {
    const bytes = Buffer.from([0, 1, 255]);
    expect((await database.pool.query('select $1::bytea as bytes', [bytes])).rows).toEqual([
      { bytes },
    ]);
  });

  it('reports why a statement failed and goes on', async () => {
    const repeated = database.db.insert(things).values(thing);
    expect(await repeated.catch(isUniqueViolation)).toBe(true);
    expect(await database.pool.query('selec 1').catch(sqlStateOf)).toBe('42601');
    const broken = database.pool.query({ name: 'broken', text: 'select nothing_there' });
    expect(await broken.catch(sqlStateOf)).toBe('42703');
    await database.pool.query('select 1');
  });

  it('starts with a clean session after a connection was discarded', async () => {
    const named = { name: 'one', text: 'select 1 as one' };
    const client = await database.pool.connect();
    await client.query(named);
    await client.query('set search_path = nowhere');
    await client.query('begin');
    await client.query('delete from public.things');
    client.release(true);
    expect((await database.pool.query(named)).rows).toEqual([{ one: 1 }]);
    expect(await nameOf(1)).toEqual([{ name: thing.name }]);
  });

  it('runs in UTC and knows trigrams', async () => {
    expect((await database.pool.query('show timezone')).rows).toEqual([{ TimeZone: 'UTC' }]);
    await database.pool.query('create extension pg_trgm');
  });
});

describe('a transaction', () => {
  it('saves its writes, or none of them when it throws', async () => {
    await database.transaction((tx) => tx.insert(things).values({ ...thing, id: 2 }));
    const failed = database.transaction(async (tx) => {
      await tx.update(things).set({ name: 'changed' });
      throw new Error('on purpose');
    });
    await expect(failed).rejects.toThrow('on purpose');
    expect(await nameOf(2)).toEqual([{ name: thing.name }]);
  });

  it('does not report success when a failed statement was swallowed', async () => {
    const swallowed = database.transaction(async (tx) => {
      await tx.insert(things).values({ ...thing, id: 3 });
      await tx.insert(things).values(thing).catch(isUniqueViolation);
    });
    await expect(swallowed).rejects.toThrow('swallowed');
    expect(await nameOf(3)).toEqual([]);
  });

  it('leaves its connection to others after its commit, whatever a listener does', async () => {
    const stop = onLocalChange(database.pool, () => {
      throw new Error('on purpose');
    });
    const told = database.transaction(async (tx) => {
      await tx.insert(things).values({ ...thing, id: 4 });
      emitAfterCommit(tx, 'things');
    });
    await expect(told).rejects.toThrow('on purpose');
    stop();
    expect(await nameOf(4)).toEqual([{ name: thing.name }]);
  });

  it('refuses another one inside it', async () => {
    const nested = database.transaction(() => database.transaction(async () => {}));
    await expect(nested).rejects.toThrow('inside a transaction');
    await database.transaction(async () => {});
  });
});
