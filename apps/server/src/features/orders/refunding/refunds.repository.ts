import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/types.ts';
import type { ChosenUnits, RefundableLine } from './choose-units.ts';
import { refundedUnits, refunds } from './refunds.schema.ts';

/** The order is locked. */
export async function listRefundableLines(
  db: Queryable,
  orderId: number,
): Promise<RefundableLine[]> {
  const { rows } = await db.execute(sql`
    select line.id, line.product_name as "productName", line.variant_name as "variantName",
      line.qty, line.price::float8 as price, line.requires_license as "requiresLicense",
      line.is_shipped as "isShipped", coalesce((
        select json_agg(json_build_object('unitIndex', unit, 'licenseId', license.id) order by unit)
        from generate_series(1, line.qty) unit
        left join licenses license
          on license.order_line_id = line.id and license.unit_index = unit
        where not exists (select from refunded_units back
          where back.order_line_id = line.id and back.unit_index = unit)), '[]'::json) as units
    from order_lines line where line.order_id = ${orderId} order by line.line_number`);
  return rows as unknown as RefundableLine[];
}

/** Returns its id. */
export async function insertRefund(
  db: Queryable,
  refund: Omit<typeof refunds.$inferInsert, 'id'>,
): Promise<number> {
  const [inserted] = await db.insert(refunds).values(refund).returning({ id: refunds.id });
  if (!inserted) throw new Error('An insert without a conflict returns its row');
  return inserted.id;
}

export async function insertRefundedUnits(
  db: Queryable,
  refundId: number,
  { lines }: ChosenUnits,
): Promise<void> {
  const rows = lines.flatMap(({ line, unitIndexes }) =>
    unitIndexes.map((unitIndex) => ({ orderLineId: line.id, unitIndex, refundId })),
  );
  await db.insert(refundedUnits).values(rows);
}

/** False when the order has no refund of just this sum that still lacks its line. */
export async function attachToRefund(
  db: Queryable,
  { mutationId, orderId, amountSen }: { mutationId: number; orderId: number; amountSen: number },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update refunds set mutation_id = ${mutationId}
    where id = (
      select id from refunds where order_id = ${orderId} and mutation_id is null
        and amount * 100 = ${amountSen}::bigint order by id limit 1)
    returning id`);
  return rows.length > 0;
}
