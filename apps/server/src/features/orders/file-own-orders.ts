import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/types.ts';

/** Orders follow their licences to the mosque, so that papers, boxes and warranties stay with them. */
export async function fileOwnOrders(
  tx: Tx,
  { userId, mosqueId }: { userId: number; mosqueId: number },
): Promise<void> {
  await tx.execute(sql`
    update orders o set mosque_id = ${mosqueId}
    where o.user_id = ${userId} and o.mosque_id is null and exists (
      select from order_lines line join licenses l on l.order_line_id = line.id
      where line.order_id = o.id and l.mosque_id = ${mosqueId})`);
}
