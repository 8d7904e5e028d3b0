import type { OrderStatus } from '@timesync/contract';
import { inBatches } from '../../../platform/db/in-batches.ts';
import { runNamed } from '../../../platform/db/named-query.ts';

interface OrderSummaryRow {
  id: number;
  invoiceNumber: string;
  status: OrderStatus;
  totalAmount: number;
  receivedAmount: number;
  awaitsShippingCost: boolean;
  createdAt: Date;
  expiresAt: Date;
  rejectionReason: string | null;
}

interface AskedPage {
  userId: number;
  page: number;
  limit: number;
}

interface OwnOrders {
  total: number;
  rows: OrderSummaryRow[];
}

// `json_to_recordset`, not `unnest`: see `../insert-order.repository.ts`.
const summaryStatement = {
  name: 'list-own-orders',
  text: `
    select asked.index, counted.total, listed.*
    from json_to_recordset($1::json) as asked(index int, "userId" int, "limit" int, "offset" int)
    cross join lateral (
      select count(*)::int as total from orders where user_id = asked."userId"
    ) counted
    left join lateral (
      select id, invoice_number as "invoiceNumber", status, total_amount as "totalAmount",
        received_amount as "receivedAmount", awaits_shipping_cost as "awaitsShippingCost",
        created_at as "createdAt", expires_at as "expiresAt",
        rejection_reason as "rejectionReason"
      from orders where user_id = asked."userId"
      order by id desc limit asked."limit" offset asked."offset"
    ) listed on true
    order by asked.index, listed.id desc`,
};

/** One page and how many there are in all, in one statement for all who ask at this moment. */
export const listOrdersOf = inBatches(async (db, asked: AskedPage[]): Promise<OwnOrders[]> => {
  const pages = asked.map(({ userId, page, limit }, index) => {
    return { index, userId, limit, offset: (page - 1) * limit };
  });
  const found = await runNamed<OrderSummaryRow & { index: number; total: number }>(
    db,
    summaryStatement,
    [JSON.stringify(pages)],
  );
  const answers: OwnOrders[] = asked.map(() => ({ total: 0, rows: [] }));
  for (const { index, total, ...row } of found) {
    const answer = answers[index] as OwnOrders;
    answer.total = total;
    // Past the last page there is one row, with the count alone.
    if (row.id === null) continue;
    const [totalAmount, receivedAmount] = [Number(row.totalAmount), Number(row.receivedAmount)];
    answer.rows.push({ ...row, totalAmount, receivedAmount });
  }
  return answers;
});
