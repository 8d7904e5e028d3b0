import { sql } from 'drizzle-orm';
import { readRows } from '../../../../platform/db/rows.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import { findPeopleEver } from '../../../people/accounts/find-person.ts';
import type { LoadedOrder } from '../load-order.repository.ts';
import { orders as ordersTable } from '../orders.schema.ts';
import type { NewOrder } from './new-order.ts';

export interface Customer {
  id: number;
  user: LoadedOrder['user'];
  isMitra: boolean;
  openOrders: number;
  ordersWithinHour: number;
}

const readers = { id: ordersTable.userId, openOrders: Number, ordersWithinHour: Number };

/**
 * The customers of these orders and how many orders they have. Locks each customer until the
 * transaction ends: another checkout of the same customer counts afterwards.
 */
export async function lockCustomers(
  tx: Tx,
  orders: readonly NewOrder[],
): Promise<Map<number, Customer>> {
  const placedAt = new Map(orders.map(({ userId, createdAt }) => [userId, createdAt]));
  // Always in the same order, so that two transactions cannot deadlock.
  const sorted = [...placedAt].toSorted(([one], [other]) => one - other);
  const asked = JSON.stringify(sorted.map(([id, at]) => ({ id, at })));
  const counts = sql`
    select asked.id, open_orders_of(asked.id) as "openOrders",
      orders_since(asked.id, asked.at - interval '1 hour') as "ordersWithinHour"
    from json_to_recordset(${asked}::json) as asked(id int, at timestamptz)`;
  const counted = await readRows(tx, readers, counts);
  const people = await findPeopleEver(tx, [...placedAt.keys()]);
  return new Map(
    counted.flatMap((customer) => {
      const user = people.get(customer.id);
      return user ? [[customer.id, { ...customer, user, isMitra: user.isMitra }]] : [];
    }),
  );
}
