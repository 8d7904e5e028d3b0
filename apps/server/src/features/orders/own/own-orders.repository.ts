import type { OrderStatus } from '@timesync/contract';
import type { OwnReading } from '../../../platform/http/own-reading.ts';

interface AskedPage {
  page: number;
  limit: number;
}

interface OwnOrders<Moment> {
  total: number;
  rows: Array<{
    id: number;
    invoiceNumber: string;
    status: OrderStatus;
    totalAmount: number;
    payableAmount: number;
    receivedAmount: number;
    awaitsShippingCost: boolean;
    createdAt: Moment;
    expiresAt: Moment;
    rejectionReason: string | null;
  }>;
}

/** One page and how many there are in all. */
export const ownOrders: OwnReading<AskedPage, OwnOrders<Date>> = {
  name: 'own-orders',
  columns: '"limit" int, "offset" bigint',
  value: `
    json_build_object(
      'total', (select count(*) from orders where user_id = "userId"),
      'rows', (
        select coalesce(json_agg(listed), '[]') from (
          select id, invoice_number as "invoiceNumber", status, total_amount as "totalAmount",
            payable_amount as "payableAmount", received_amount as "receivedAmount", awaits_shipping_cost as "awaitsShippingCost",
            created_at as "createdAt", expires_at as "expiresAt",
            rejection_reason as "rejectionReason"
          from orders where user_id = "userId" order by id desc limit "limit" offset "offset"
        ) listed
      )
    )`,
  ask: ({ page, limit }) => ({ limit, offset: (page - 1) * limit }),
  read(value) {
    const { total, rows } = value as OwnOrders<string>;
    const dated = rows.map((row) => {
      return { ...row, createdAt: new Date(row.createdAt), expiresAt: new Date(row.expiresAt) };
    });
    return { total, rows: dated };
  },
};
