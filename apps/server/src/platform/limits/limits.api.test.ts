import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { createLimits, type Point } from './limits.ts';

const ADDRESS: Point = ['loginFailuresPerAddress', '10.0.0.1'];
const EMAIL: Point = ['loginFailuresPerEmailAndAddress', 'a@b.test|10.0.0.1'];

const database = await createTestDatabase();
const limits = createLimits(database);

async function spendMany(times: number, points: readonly Point[]) {
  const outcomes = [];
  for (let n = 0; n < times; n += 1) outcomes.push(await limits.spendInOrder(points));
  return outcomes;
}

async function pointsOf([name, key]: Point): Promise<unknown> {
  const { rows } = await database.db.execute(
    sql`select points from rate_limits where key = ${`${name}:${key}`}`,
  );
  return rows[0]?.points;
}

it('names the limit that is used up, and does not spend points of later limits', async () => {
  expect(await spendMany(10, [ADDRESS, EMAIL])).toEqual(Array(10).fill(undefined));
  expect(await limits.isSpent(...EMAIL)).toBe(true);
  expect(await limits.spendInOrder([ADDRESS, EMAIL])).toBe('loginFailuresPerEmailAndAddress');
  await spendMany(89, [ADDRESS]);
  expect(await limits.spendInOrder([ADDRESS, EMAIL])).toBe('loginFailuresPerAddress');
  expect(await pointsOf(EMAIL)).toBe(11);
});

it('refunds points, resets a key, and forgets points when their time is over', async () => {
  await limits.refund([ADDRESS, EMAIL, ['loginFailuresPerAddress', 'never spent']]);
  expect([await pointsOf(ADDRESS), await pointsOf(EMAIL)]).toEqual([100, 10]);
  await limits.forget(database.db, ...EMAIL);
  expect(await limits.trySpend(...EMAIL)).toBe(true);
  expect(await pointsOf(EMAIL)).toBe(1);
  await database.db.execute(sql`update rate_limits set expire = now() - interval '1 second'`);
  expect(await limits.isSpent(...ADDRESS)).toBe(false);
  await limits.refund([ADDRESS]);
  expect(await limits.trySpend(...ADDRESS)).toBe(true);
  expect(await pointsOf(ADDRESS)).toBe(1);
});

it('holds under concurrent requests, and leaves other commits durable', async () => {
  const point: Point = ['activationFailuresPerKey', 'TV-SAME'];
  const spent = Array.from({ length: 25 }, () => limits.trySpend(...point));
  expect((await Promise.all(spent)).filter(Boolean)).toHaveLength(10);
  const { rows } = await database.db.execute(sql`
    select setting = reset_val as "isAsBefore" from pg_settings where name = 'synchronous_commit'`);
  expect(rows).toEqual([{ isAsBefore: true }]);
});
