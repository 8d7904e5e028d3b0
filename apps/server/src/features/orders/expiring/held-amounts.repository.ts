import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/types.ts';

/** An ended order holds its amount for so long, so that a late payment still names its order. */
export const HELD_DAYS_AFTER_END = 21;

export async function releaseEndedAmounts(db: Queryable, now: Date): Promise<void> {
  await db.execute(sql`
    update orders set holds_amount = false
    where holds_amount and status not in ('pending', 'confirm')
      and greatest(expires_at, paid_at)
        <= ${now.toISOString()}::timestamptz - ${HELD_DAYS_AFTER_END} * interval '1 day'`);
}
