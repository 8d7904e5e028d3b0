import type { MosqueRole, OrderStatus } from '@timesync/contract';
import { runNamed } from '../../../platform/db/named-query.ts';
import type { Queryable } from '../../../platform/db/types.ts';
import { ofPersonText, ownMosquesTable } from '../../mosques/owned-by.ts';

interface OwnOrder {
  id: number;
  invoiceNumber: string;
  status: OrderStatus;
  totalAmount: number;
  payableAmount: number;
  receivedAmount: number;
  refundedAmount: number;
  awaitsShippingCost: boolean;
  createdAt: Date;
  expiresAt: Date;
  rejectionReason: string | null;
  mosque: { id: number; name: string; role: MosqueRole } | null;
}

const ofPerson = ofPersonText('$1');
const ofMosques = 'mosque_id = any(array(select id from own_mosques))';

// Each branch reads its own index, and no more than the page can need of it. A page past the end still
// has a row with the total; its other columns are null.
const newestOf = (owned: string) => `
  (select id, invoice_number as "invoiceNumber", status, total_amount::float8 as "totalAmount",
    payable_amount::float8 as "payableAmount", received_amount::float8 as "receivedAmount",
    refunded_amount::float8 as "refundedAmount",
    awaits_shipping_cost as "awaitsShippingCost", created_at as "createdAt",
    expires_at as "expiresAt", rejection_reason as "rejectionReason", mosque_id
  from orders where ${owned} order by id desc limit $2 + $3::bigint)`;

const listStatement = {
  name: 'list-own-orders',
  text: `
    with ${ownMosquesTable('$1')}
    select counted.total, listed.*, case when listed.mosque_id is not null then (
      select json_build_object('id', id, 'name', name, 'role', role)
      from own_mosques where id = listed.mosque_id) end as mosque
    from (select (select count(*) from orders where ${ofPerson})::int
      + (select count(*) from orders where ${ofMosques})::int as total) counted
    left join lateral (
      select * from (${newestOf(ofPerson)} union all ${newestOf(ofMosques)}) owned
      order by id desc limit $2 offset $3
    ) listed on true
    order by listed.id desc`,
};

/** One page, newest first, and how many there are in all. */
export async function listOwnOrders(
  db: Queryable,
  userId: number,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: OwnOrder[]; total: number }> {
  const found = await runNamed<{ total: number } & (OwnOrder | { id: null })>(db, listStatement, [
    userId,
    limit,
    (page - 1) * limit,
  ]);
  return {
    rows: found.filter((row) => row.id !== null),
    total: found[0]?.total ?? 0,
  };
}
