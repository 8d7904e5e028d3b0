// Unpaid orders end by themselves, but never while a proof is waiting: the conditional update
// touches only orders that are still pending when their turn comes.
import { and, eq, lte, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/db/types.ts';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import { recordHistory } from '../../../../platform/history/history.ts';
import type { JobKind } from '../../../../platform/jobs/jobs.ts';
import { orderMailJob } from '../mails/order-mail-job.ts';
import { expireOverdue } from '../orders.repository.ts';
import { orders } from '../orders.schema.ts';
import { giveBackStock } from '../shipped/order-stock.ts';
import { HELD_DAYS_AFTER_END } from './payment-deadline.ts';

export const expireOrdersJob: JobKind<object> = {
  name: 'expire-orders',
  options: { retryLimit: 0, deleteAfterSeconds: 3600 },
};

/** Few enough to hold nobody up for long: each batch is one short transaction. */
const AT_A_TIME = 100;

type Needed = Pick<Dependencies, 'clock' | 'database' | 'jobs'>;

/** Returns how many ended. */
export async function expireOrders(dependencies: Needed): Promise<number> {
  const { clock, database } = dependencies;
  await releaseEndedAmounts(database.db, clock.now());
  let expired = 0;
  for (;;) {
    const ended = await expireSome(dependencies);
    expired += ended;
    if (ended < AT_A_TIME) return expired;
  }
}

async function expireSome({ clock, database, jobs }: Needed): Promise<number> {
  const at = clock.now();
  return database.transaction(async (tx) => {
    const ended = await expireOverdue(tx, at, AT_A_TIME);
    if (ended.length === 0) return 0;
    const ids = ended.map(({ id }) => id);
    await giveBackStock(tx, ids);
    const change = { at, actorKind: 'system', action: 'expire', subject: 'order' } as const;
    const after = { status: 'expired' };
    await recordHistory(
      tx,
      ids.map((subjectId) => ({ ...change, subjectId, after })),
    );
    const mails = ids.map((orderId) => ({ orderId, event: 'expired' as const }));
    await jobs.enqueueMany(tx, orderMailJob, mails, { isLowPriority: true });
    return ids.length;
  });
}

const DAY_MS = 24 * 60 * 60 * 1000;

async function releaseEndedAmounts(db: Queryable, now: Date): Promise<void> {
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
