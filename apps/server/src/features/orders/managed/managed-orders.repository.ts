import type { OrderStatus } from '@timesync/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/types.ts';
import { allOf, contains } from '../../../platform/lists/contains.ts';
import type { ListSource } from '../../../platform/lists/list-page.ts';
import { byOwnerEmail } from '../../accounts/by-owner-email.ts';

export interface OrderFilters {
  status?: OrderStatus | undefined;
  invoiceNumber?: string | undefined;
  email?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export interface ManagedOrderRow extends Record<string, unknown> {
  id: number;
  invoiceNumber: string;
  status: OrderStatus;
  totalAmount: number | string;
  createdAt: Date | string;
  expiresAt: Date | string;
  paymentDate: Date | string | null;
  userName: string;
  userEmail: string;
}

export async function ordersMatching(
  db: Queryable,
  { status, invoiceNumber, email, from, to }: OrderFilters,
): Promise<ListSource> {
  return {
    from: sql`orders o`,
    id: sql`o.id`,
    where: allOf(
      status ? sql`o.status = ${status}` : undefined,
      invoiceNumber ? contains(sql`o.invoice_number`, invoiceNumber) : undefined,
      email ? await byOwnerEmail(db, sql`o.user_id`, email) : undefined,
      from ? sql`o.paid_at >= ${startOfDay(sql`${from}::date`)}` : undefined,
      to ? sql`o.paid_at < ${startOfDay(sql`${to}::date + 1`)}` : undefined,
    ),
    columns: sql`o.id, o.invoice_number as "invoiceNumber", o.status,
      o.total_amount as "totalAmount", o.created_at as "createdAt",
      o.expires_at as "expiresAt", o.payment_date as "paymentDate", u.name as "userName", u.email as "userEmail"`,
    joins: sql`join users u on u.id = o.user_id`,
    isSearch: Boolean(invoiceNumber || email),
    // An index for each order: without a date, the newest; with one, the last paid.
    sortBy: from || to ? sql`o.paid_at` : undefined,
    ...(status === 'confirm' && longestWaitingFirst),
  };
}

/** Nobody is forgotten at the end. A second, better proof starts to wait anew. */
const longestWaitingFirst = { sortBy: sql`o.payment_date`, oldestFirst: true };

/** The moment a day begins in Jakarta. */
function startOfDay(day: SQL): SQL {
  return sql`((${day})::timestamp at time zone 'Asia/Jakarta')`;
}
