import { runNamed } from '../../../platform/db/named-query.ts';
import type { Tx } from '../../../platform/db/types.ts';
import type { LoadedOrder } from '../load-order.repository.ts';
import type { NewOrder } from './new-order.ts';

export interface Customer {
  id: number;
  user: LoadedOrder['user'];
  openOrders: number;
  ordersWithinHour: number;
}

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
  const asked = sorted.map(([id, at]) => ({ id, at }));
  const rows = await runNamed<Customer>(tx, lockStatement, [JSON.stringify(asked)]);
  return new Map(rows.map((customer) => [customer.id, customer]));
}

const lockStatement = {
  name: 'lock-customers',
  text: `
    select asked.id,
      open_orders_of(asked.id) as "openOrders",
      orders_since(asked.id, asked.at - interval '1 hour') as "ordersWithinHour",
      (select json_build_object('id', id, 'name', name, 'email', email, 'whatsapp', whatsapp,
        'wantsWhatsapp', whatsapp_consent_at is not null) from users where id = asked.id) as "user"
    from json_to_recordset($1::json) as asked(id int, at timestamptz)`,
};
