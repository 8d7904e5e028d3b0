import {
  AWAITS_SHIPPING_COST,
  type ListFilters,
  type listManagedOrders,
  type ManagedOrderStatus,
  type ManagedOrderSummary,
} from '@timesync/contract';
import { type SQL, sql } from 'drizzle-orm';
import { startOfDay } from '../platform/db/columns.ts';
import type { Queryable } from '../platform/db/types.ts';
import { allOf, contains } from '../platform/lists/contains.ts';
import type { ListSource } from '../platform/lists/list-page.ts';
import { byMosqueName, byOwnerEmail } from './owner-filters.ts';

export type ManagedOrderRow = Pick<
  ManagedOrderSummary,
  'id' | 'invoiceNumber' | 'status' | 'user' | 'mosque'
> & {
  totalAmount: number | string;
  payableAmount: number | string;
  awaitsShippingCost: boolean;
  receivedAmount: number | string;
  refundedAmount: number | string;
  createdAt: Date | string;
  expiresAt: Date | string;
  proofSentAt: Date | string | null;
};

/** What only the exported file says. */
export interface ExportedOrderRow extends ManagedOrderRow {
  uniqueCode: number;
  whatsapp: string;
  products: string;
  paidAt: Date | string | null;
  account: string | null;
}

export async function ordersMatching(
  db: Queryable,
  { status, invoiceNumber, email, mosque, from, to }: ListFilters<typeof listManagedOrders>,
): Promise<ListSource> {
  return {
    from: sql`orders o`,
    id: sql`o.id`,
    where: allOf(
      status && hasStatus(status),
      invoiceNumber ? contains(sql`o.invoice_number`, invoiceNumber) : undefined,
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
    joins: sql`join users u on u.id = o.user_id`,
    isSearch: Boolean(invoiceNumber || email || mosque),
    // An index for each order: without a date, the newest; with one, the last paid.
    sortBy: from || to ? sql`o.paid_at` : undefined,
    ...(status && longestWaitingFirst[status]),
  };
}

function hasStatus(status: ManagedOrderStatus): SQL {
  if (status !== AWAITS_SHIPPING_COST) return sql`o.status = ${status}`;
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
    columns: sql`${source.columns}, o.unique_code as "uniqueCode", u.whatsapp, o.paid_at as "paidAt",
      (select string_agg(l.qty || ${' × '}::text || l.product_name || coalesce(' (' || l.variant_name || ')', ''), ', ' order by l.id)
        from order_lines l where l.order_id = o.id) as "products",
      o.payment_account_name || ' ' || o.payment_account_number as "account"`,
  };
}
