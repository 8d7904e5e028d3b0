// Unpaid orders end by themselves, but never while a proof is waiting: the conditional update
// touches only orders that are still pending when their turn comes.
import { lte } from 'drizzle-orm';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { JobKind } from '../../platform/jobs/jobs.ts';
import { queueMail } from '../../platform/mail/mail-queue.ts';
import { releaseEndedAmounts } from './free-code.repository.ts';
import { findOrder } from './load-order.repository.ts';
import { orderExpiredMail } from './mails/orders.mails.ts';
import { recordOrderChange } from './order-history.ts';
import { listOverdueOrders, moveOrder } from './orders.repository.ts';
import { orders } from './orders.schema.ts';

export const expireOrdersJob: JobKind<object> = {
  name: 'expire-orders',
  options: { retryLimit: 0, deleteAfterSeconds: 3600 },
};

const AT_A_TIME = 200;

/** Returns how many ended. */
export async function expireOrders(
  dependencies: Pick<Dependencies, 'clock' | 'config' | 'database' | 'jobs'>,
): Promise<number> {
  const { clock, database } = dependencies;
  await releaseEndedAmounts(database.db, clock.now());
  let expired = 0;
  for (;;) {
    const overdue = await listOverdueOrders(database.db, clock.now(), AT_A_TIME);
    for (const { id } of overdue) if (await expireOrder(dependencies, id)) expired += 1;
    if (overdue.length < AT_A_TIME) return expired;
  }
}

async function expireOrder(
  { clock, config, database, jobs }: Pick<Dependencies, 'clock' | 'config' | 'database' | 'jobs'>,
  orderId: number,
): Promise<boolean> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const moved = await moveOrder(tx, 'expire', { orderId, condition: lte(orders.expiresAt, now) });
    if (!moved) return false;
    await recordOrderChange(tx, {
      at: now,
      orderId,
      action: 'expire',
      by: 'system',
      after: { status: 'expired' },
    });
    const order = await findOrder(tx, orderId, undefined);
    if (order) await queueMail(jobs, tx, orderExpiredMail(order, config.publicUrl, now));
    return true;
  });
}
