// One word before an unpaid order ends: a day ahead, but never on the heels of the order itself, while
// a proof waits, or at night. The notice's own uniqueness makes it one per order.
import { BUSINESS_TIME_ZONE } from '@timesync/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import { findOrder } from './load-order.repository.ts';
import { orderReminderMail } from './mails/orders.mails.ts';
import { queueOrderNotice } from './mails/queue-order-notice.ts';
import {
  isReminderTime,
  listOrdersToRemind,
  lockPendingOrder,
} from './remind-orders.repository.ts';

const AT_A_TIME = 200;

type Needed = Pick<Dependencies, 'clock' | 'config' | 'database' | 'jobs'>;

/** Returns how many were reminded. */
export async function remindOrders(dependencies: Needed): Promise<number> {
  const { clock, database } = dependencies;
  if (!isReminderTime(clock.now(), BUSINESS_TIME_ZONE)) return 0;
  let reminded = 0;
  for (;;) {
    const due = await listOrdersToRemind(database.db, clock.now(), AT_A_TIME);
    for (const id of due) await remind(dependencies, id);
    reminded += due.length;
    if (due.length < AT_A_TIME) return reminded;
  }
}

async function remind(dependencies: Needed, orderId: number): Promise<void> {
  const { config, database } = dependencies;
  await database.transaction(async (tx) => {
    if (!(await lockPendingOrder(tx, orderId))) return;
    const order = await findOrder(tx, orderId, undefined);
    if (!order) return;
    const mail = orderReminderMail(order, config.publicUrl);
    await queueOrderNotice(dependencies, tx, { order, event: 'reminder', mail });
  });
}
