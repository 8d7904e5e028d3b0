// One reminder before an unpaid order ends: a day ahead, but not soon after the order itself, while
// a proof waits, or at night. The unique index of notices allows one per order.
import { BUSINESS_TIME_ZONE } from '@timesync/contract';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { findOrder } from '../load-order.repository.ts';
import { orderReminderMail } from '../mails/orders.mails.ts';
import { queueOrderNotice } from '../mails/queue-order-notice.ts';
import { listOrdersToRemind, lockPendingOrder } from './remind-orders.repository.ts';

const AT_A_TIME = 200;
const FIRST_HOUR = 6;
const LAST_HOUR = 21;
const hourOfDay = new Intl.DateTimeFormat('en', {
  timeZone: BUSINESS_TIME_ZONE,
  hour: 'numeric',
  hourCycle: 'h23',
});

type Needed = Pick<Dependencies, 'clock' | 'config' | 'database' | 'jobs' | 'settings'>;

/** Returns how many were reminded. */
export async function remindOrders(dependencies: Needed): Promise<number> {
  const { clock, database } = dependencies;
  if (!isByDay(clock.now())) return 0;
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
    await queueOrderNotice(dependencies, tx, {
      order,
      event: 'reminder',
      mail: (read) => orderReminderMail(read, config.publicUrl),
    });
  });
}

/** No messages at night. */
function isByDay(now: Date): boolean {
  const hour = Number(hourOfDay.format(now));
  return hour >= FIRST_HOUR && hour < LAST_HOUR;
}
