// One reminder before an unpaid order ends: a day ahead, but not soon after the order itself, while
// a proof waits, or at night. The unique index of notices allows one per order.
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { businessHour } from '../../../../platform/business-hour.ts';
import type { Queryable, Tx } from '../../../../platform/db/types.ts';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import { findNoticed } from '../../../office/notices/find-noticed.ts';
import { orderReminderMail } from '../mails/orders.mails.ts';
import { queueOrderNotice } from '../mails/queue-order-notice.ts';
import { orders } from '../orders.schema.ts';

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
  await dependencies.database.transaction(async (tx) => {
    if (!(await lockPendingOrder(tx, orderId))) return;
    await queueOrderNotice(dependencies, tx, orderId, 'reminder', orderReminderMail);
  });
}

/** No messages are sent at night. */
function isByDay(now: Date): boolean {
  const hour = businessHour(now);
  return hour >= FIRST_HOUR && hour < LAST_HOUR;
}

const HOUR_MS = 60 * 60 * 1000;
const BEFORE_END_MS = 24 * HOUR_MS;
const AFTER_ORDER_MS = 6 * HOUR_MS;

interface Due {
  id: number;
  expiresAt: Date;
}

/** Lists the orders after `last`, sorted by their deadlines. */
function listOrdersToRemind(
  db: Queryable,
  now: Date,
  { last, limit }: { last: Due | undefined; limit: number },
): Promise<Due[]> {
  const { id, status, awaitsShippingCost, createdAt, expiresAt } = orders;
  const isPending = and(eq(status, 'pending'), eq(awaitsShippingCost, false));
  const isSoon = lte(expiresAt, new Date(now.getTime() + BEFORE_END_MS));
  const isNotNew = lte(createdAt, new Date(now.getTime() - AFTER_ORDER_MS));
  const isNext = last && sql`(${expiresAt}, ${id}) > (${last.expiresAt}, ${last.id})`;
  return db
    .select({ id, expiresAt })
    .from(orders)
    .where(and(isPending, gt(expiresAt, now), isSoon, isNotNew, isNext))
    .orderBy(asc(expiresAt), asc(id))
    .limit(limit);
}

/** False when the order was paid, ended or got a proof meanwhile. */
async function lockPendingOrder(tx: Tx, id: number): Promise<boolean> {
  const isPending = and(eq(orders.id, id), eq(orders.status, 'pending'));
  return (
    (await tx.select({ id: orders.id }).from(orders).where(isPending).for('update')).length === 1
  );
}
