// Counters live in the database, so that all processes share them. Nobody waits for the disk because
// of one: a database that falls over forgets the points of its last second, and no money.
import { runNamed } from '../db/named-query.ts';
import type { Queryable } from '../db/types.ts';

const WITHOUT_WAITING = `(select set_config('synchronous_commit', 'off', true)) is not null`;

export interface Spending {
  key: string;
  maxPoints: number;
  expiresAt: Date;
}

/**
 * One point of each, in this order and in one statement; what comes after one that is used up is not
 * touched. Returns which one that was.
 */
export async function spendPoints(
  db: Queryable,
  spendings: readonly Spending[],
  now: Date,
): Promise<number | undefined> {
  const statement = { name: `spend-points-${spendings.length}`, text: spendText(spendings.length) };
  const values = spendings.flatMap(({ key, maxPoints, expiresAt }) => [key, maxPoints, expiresAt]);
  const [spent] = await runNamed<{ usedUp: number | null }>(db, statement, [now, ...values]);
  return spent?.usedUp ?? undefined;
}

function spendText(count: number): string {
  const steps = Array.from(
    { length: count },
    (_, index) => `spent${index} as (${stepText(index)})`,
  );
  const all = steps.map((_, index) => `select ${index} as n, has_room from spent${index}`);
  return `with ${steps.join(', ')}
    select min(n) as "usedUp" from (${all.join(' union all ')}) spent where not has_room`;
}

function stepText(index: number): string {
  const [key, maxPoints, expiresAt] = [2, 3, 4].map((first) => `$${first + index * 3}`);
  const condition =
    index === 0 ? `where ${WITHOUT_WAITING}` : `from spent${index - 1} where has_room`;
  return `
    insert into rate_limits as kept (key, points, expire)
    select ${key}::text, 1, ${expiresAt}::timestamptz ${condition}
    on conflict (key) do update set
      points = case when kept.expire <= $1::timestamptz then 1 else kept.points + 1 end,
      expire = case when kept.expire <= $1::timestamptz then excluded.expire else kept.expire end
    returning points <= ${maxPoints}::float8 as has_room`;
}

/** Locked in the order in which they are spent. */
export async function refundPoints(db: Queryable, keys: string[], now: Date): Promise<void> {
  await runNamed(db, refundStatement, [keys, now]);
}

const refundStatement = {
  name: 'refund-points',
  text: `
    with held as (
      select kept.key
      from unnest($1::text[]) with ordinality as asked(key, n) join rate_limits kept using (key)
      where kept.expire > $2::timestamptz and ${WITHOUT_WAITING}
      order by asked.n for update of kept
    )
    update rate_limits set points = points - 1 from held where rate_limits.key = held.key`,
};

export async function findPoints(db: Queryable, key: string, now: Date): Promise<number> {
  const [found] = await runNamed<{ points: number }>(db, findStatement, [key, now]);
  return found?.points ?? 0;
}

const findStatement = {
  name: 'find-points',
  text: 'select points from rate_limits where key = $1 and expire > $2::timestamptz',
};

export async function deletePoints(db: Queryable, key: string): Promise<void> {
  await runNamed(db, { name: 'delete-points', text: 'delete from rate_limits where key = $1' }, [
    key,
  ]);
}
