import { and, eq, lte, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/db/types.ts';
import { orders } from '../orders.schema.ts';
import { HELD_DAYS_AFTER_END } from './payment-deadline.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export async function releaseEndedAmounts(db: Queryable, now: Date): Promise<void> {
  const until = new Date(now.getTime() - HELD_DAYS_AFTER_END * DAY_MS);
  await db
    .update(orders)
    .set({ holdsAmount: false })
    .where(
      and(
        eq(orders.holdsAmount, true),
        notInArray(orders.status, ['pending', 'confirm']),
        lte(sql`greatest(${orders.expiresAt}, ${orders.paidAt})`, until),
      ),
    );
}
