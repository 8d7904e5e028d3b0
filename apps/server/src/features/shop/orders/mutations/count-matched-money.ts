import { sql } from 'drizzle-orm';
import { startOfDay } from '../../../../platform/db/columns.ts';
import { orNull, readRows } from '../../../../platform/db/rows.ts';
import type { Queryable } from '../../../../platform/db/types.ts';
import { orders } from '../orders.schema.ts';
import { isOpenCredit, verdict, withHeldOrder } from './mutation-verdict.schema.ts';

/** In all accounts: lines that match an order; what a service has reported also without the bank's proof. */
export async function countMatchedMoney(db: Queryable) {
  const read = { count: Number, amount: orders.payableAmount, oldestAt: orNull(orders.createdAt) };
  const counted = sql`
    select count(*) as count, div(coalesce(sum(m.amount_sen), 0), 100) as amount,
      ${startOfDay(sql`min(m.day)`)} as "oldestAt"
    from ${withHeldOrder} where ${isOpenCredit}
      and case when m.reported_as is null then ${verdict} = 'match'
        else ${verdict} in ('match', 'unproven') end`;
  const [row] = await readRows(db, read, counted);
  if (!row) throw new Error('A count always answers with one row');
  return row;
}
