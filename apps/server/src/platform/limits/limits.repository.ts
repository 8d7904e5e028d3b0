// Counters are in the database, so that all processes share them. They are committed without waiting for
// the disk: a database that crashes forgets the points of its last second, and no money (decision 0026).
import { runNamed } from '../db/named-query.ts';
import type { Queryable } from '../db/types.ts';

/** Applies only to the statement's own transaction. */
const WITHOUT_WAITING = `(select set_config('synchronous_commit', 'off', true)) is not null`;

interface Spending {
  key: string;
  expiresAt: Date;
}

/** Spends one point and returns how many are spent now; the first one after the expiry starts again. */
export async function spendPoint(
  db: Queryable,
  { key, expiresAt }: Spending,
  now: Date,
): Promise<number> {
  const [spent] = await runNamed<{ points: number }>(db, spendStatement, [key, expiresAt, now]);
  return spent?.points ?? 0;
}

const spendStatement = {
  name: 'spend-point',
  text: `
    insert into rate_limits as kept (key, points, expire)
    select $1::text, 1, $2::timestamptz where ${WITHOUT_WAITING}
    on conflict (key) do update set
      points = case when kept.expire <= $3::timestamptz then 1 else kept.points + 1 end,
      expire = case when kept.expire <= $3::timestamptz then excluded.expire else kept.expire end
    returning points`,
};

export async function refundPoint(db: Queryable, key: string, now: Date): Promise<void> {
  await runNamed(db, refundStatement, [key, now]);
}

const refundStatement = {
  name: 'refund-point',
  text: `
    update rate_limits set points = points - 1
    where key = $1 and expire > $2::timestamptz and ${WITHOUT_WAITING}`,
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
