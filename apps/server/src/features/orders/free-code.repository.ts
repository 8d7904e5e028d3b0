import { LARGEST_UNIQUE_CODE } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/types.ts';

/** Until the transaction ends nobody else looks for one: two would find the same. */
export async function findFreeCode(
  tx: Tx,
  total: number,
  codeSign: number,
): Promise<number | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('free code'))`);
  const { rows } = await tx.execute<{ code: number }>(sql`
    select code from generate_series(1, ${LARGEST_UNIQUE_CODE}::int) code
    where not exists (
      select from orders
      where holds_amount and payable_amount = ${total}::bigint + ${codeSign}::int * code
    )
    order by code limit 1`);
  return rows[0]?.code;
}

/** An amount is asked for again so long after its order has ended: who pays late is still known. */
export const HELD_DAYS_AFTER_END = 21;

export async function releaseEndedAmounts(db: Queryable, now: Date): Promise<void> {
  await db.execute(sql`
    update orders set holds_amount = false
    where holds_amount and status not in ('pending', 'confirm')
      and greatest(expires_at, paid_at)
        <= ${now.toISOString()}::timestamptz - ${HELD_DAYS_AFTER_END} * interval '1 day'`);
}
