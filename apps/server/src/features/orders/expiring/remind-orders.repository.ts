import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/types.ts';

const HOUR_MS = 60 * 60 * 1000;
const BEFORE_END_MS = 24 * HOUR_MS;
const AFTER_ORDER_MS = 6 * HOUR_MS;

export async function listOrdersToRemind(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<number[]> {
  const until = new Date(now.getTime() + BEFORE_END_MS);
  const placedBy = new Date(now.getTime() - AFTER_ORDER_MS);
  const { rows } = await db.execute(sql`
    select o.id from orders o
    where o.status = 'pending' and not o.awaits_shipping_cost and o.expires_at > ${now} and o.expires_at <= ${until}
      and o.created_at <= ${placedBy}
      and not exists (select from notices n
        where n.event = 'reminder' and n.subject = 'order' and n.subject_id = o.id)
    order by o.expires_at limit ${limit}`);
  return rows.map(({ id }) => Number(id));
}

/** False when the order was paid, ended or got a proof meanwhile. */
export async function lockPendingOrder(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from orders where id = ${id} and status = 'pending' for update`,
  );
  return rows.length === 1;
}
