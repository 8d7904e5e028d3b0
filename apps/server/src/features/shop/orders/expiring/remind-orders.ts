// One reminder before an unpaid order ends: a day ahead, but not soon after the order itself, while
// a proof waits, or at night. The unique index of notices allows one per order.
import { businessHour } from '../../../../platform/business-hour.ts';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import { findNoticed } from '../../../office/notices/find-noticed.ts';
import { getOrder } from '../load-order.repository.ts';
import { orderReminderMail } from '../mails/orders.mails.ts';
import { queueOrderNotice } from '../mails/queue-order-notice.ts';
import { listOrdersToRemind, lockPendingOrder } from './remind-orders.repository.ts';

const AT_A_TIME = 200;
const FIRST_HOUR = 6;
const LAST_HOUR = 21;

type Needed = Pick<Dependencies, 'clock' | 'config' | 'database' | 'jobs' | 'settings'>;

/** Returns how many were reminded. */
export async function remindOrders(dependencies: Needed): Promise<number> {
  const { clock, database } = dependencies;
  if (!isByDay(clock.now())) return 0;
  let reminded = 0;
  let due: Awaited<ReturnType<typeof listOrdersToRemind>> = [];
  do {
    const page = { last: due.at(-1), limit: AT_A_TIME };
    due = await listOrdersToRemind(database.db, clock.now(), page);
    const ids = due.map(({ id }) => id);
    const known = await findNoticed(database.db, { event: 'reminder', subject: 'order', ids });
    for (const id of ids.filter((each) => !known.has(each))) {
      await remind(dependencies, id);
      reminded += 1;
    }
  } while (due.length === AT_A_TIME);
  return reminded;
}

async function remind(dependencies: Needed, orderId: number): Promise<void> {
  const { config, database } = dependencies;
  await database.transaction(async (tx) => {
    if (!(await lockPendingOrder(tx, orderId))) return;
    await queueOrderNotice(dependencies, tx, {
      order: await getOrder(tx, orderId),
      event: 'reminder',
      mail: (read) => orderReminderMail(read, config.publicUrl),
    });
  });
}

/** No messages are sent at night. */
function isByDay(now: Date): boolean {
  const hour = businessHour(now);
  return hour >= FIRST_HOUR && hour < LAST_HOUR;
}
