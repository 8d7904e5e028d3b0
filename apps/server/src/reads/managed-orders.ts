import {
  AWAITS_SHIPPING_COST,
  type ListFilters,
  type listManagedOrders,
  type ManagedOrderStatus,
  type ManagedOrderSummary,
} from '@timesync/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import { users } from '../features/people/accounts/accounts.schema.ts';
import { orders } from '../features/shop/orders/orders.schema.ts';
import { startOfDay } from '../platform/db/columns.ts';
import { orNull, type Row } from '../platform/db/rows.ts';
import type { Queryable } from '../platform/db/types.ts';
import { allOf, contains } from '../platform/lists/contains.ts';
import type { ListSource } from '../platform/lists/list-page.ts';
import { byMosqueName, byOwnerEmail } from './owner-filters.ts';

const { id, invoiceNumber, status, totalAmount, payableAmount, receivedAmount } = orders;
const { refundedAmount, awaitsShippingCost, createdAt, expiresAt, proofSentAt } = orders;
const readers = {
  ...{ id, invoiceNumber, status, totalAmount, payableAmount, receivedAmount, refundedAmount },
  ...{ awaitsShippingCost, createdAt, expiresAt, proofSentAt },
  user: (value: unknown) => value as ManagedOrderSummary['user'],
  mosque: (value: unknown) => value as ManagedOrderSummary['mosque'],
};
export type ManagedOrderRow = Row<typeof readers>;

const { uniqueCode, paidAt, shippingAmount } = orders;
/** What only the exported file says. */
const exported = {
  ...readers,
  ...{ uniqueCode, paidAt, shippingAmount, whatsapp: users.whatsapp },
  products: String,
  account: orNull(String),
  cashAmount: receivedAmount,
  notes: orNull(String),
};
export type ExportedOrderRow = Row<typeof exported>;

export async function ordersMatching(
  db: Queryable,
  filters: ListFilters<typeof listManagedOrders>,
): Promise<ListSource> {
  const { status: wanted, invoiceNumber: number, email, mosque, from, to } = filters;
  return {
    from: sql`orders o`,
    id: sql`o.id`,
    where: allOf(
      wanted && hasStatus(wanted),
      number ? contains(sql`o.invoice_number`, number) : undefined,
      email ? await byOwnerEmail(db, sql`o.user_id`, email) : undefined,
      mosque ? await byMosqueName(db, sql`o.mosque_id`, mosque) : undefined,
      from ? sql`o.paid_at >= ${startOfDay(sql`${from}::date`)}` : undefined,
      to ? sql`o.paid_at < ${startOfDay(sql`${to}::date + 1`)}` : undefined,
    ),
    columns: sql`o.id, o.invoice_number as "invoiceNumber", o.status,
      o.total_amount as "totalAmount", o.payable_amount as "payableAmount", o.received_amount as "receivedAmount",
      o.refunded_amount as "refundedAmount",
      o.awaits_shipping_cost as "awaitsShippingCost", o.created_at as "createdAt",
      o.expires_at as "expiresAt", o.payment_date as "proofSentAt",
      json_build_object('name', u.name, 'email', u.email) as "user",
      (select json_build_object('id', m.id, 'name', m.name) from mosques m where m.id = o.mosque_id) as mosque`,
    readers,
    joins: sql`join users u on u.id = o.user_id`,
    isSearch: Boolean(number || email || mosque),
    // An index for each order: without a date, the newest; with one, the last paid.
    sortBy: from || to ? sql`o.paid_at` : undefined,
    ...(wanted && longestWaitingFirst[wanted]),
  };
}

export async function countOpenOrders(db: Queryable) {
  const [pending, confirm] = await Promise.all([
    db.$count(orders, eq(orders.status, 'pending')),
    db.$count(orders, eq(orders.status, 'confirm')),
  ]);
  return { pending, confirm };
}

function hasStatus(wanted: ManagedOrderStatus): SQL {
  if (wanted !== AWAITS_SHIPPING_COST) return sql`o.status = ${wanted}`;
  return sql`o.awaits_shipping_cost and o.status = 'pending'`;
}

/** The longest waiting first; a newer proof starts its waiting time again. */
const longestWaitingFirst: Partial<Record<ManagedOrderStatus, Partial<ListSource>>> = {
  confirm: { sortBy: sql`o.waiting_since`, oldestFirst: true },
  [AWAITS_SHIPPING_COST]: { oldestFirst: true },
};

/** The same rows with what a bookkeeper asks for besides. */
export function withExportColumns(source: ListSource): ListSource {
  return {
    ...source,
    readers: exported,
    columns: sql`${source.columns}, o.unique_code as "uniqueCode", u.whatsapp, o.paid_at as "paidAt",
      (select string_agg(l.qty || ' × ' || l.product_name || coalesce(' (' || l.variant_name || ')', ''), ', ' order by l.id)
        from order_lines l where l.order_id = o.id) as "products",
      o.payment_account_name || ' ' || o.payment_account_number as "account",
      o.shipping_amount as "shippingAmount",
      coalesce((select sum(e.amount) from payment_evidence e
        where e.order_id = o.id and e.kind = 'cash'), 0) as "cashAmount",
      (select string_agg(note, '; ') from (
        select note from payment_evidence where order_id = o.id and note is not null
        union all select reason from refunds where order_id = o.id) said) as notes`,
  };
}
