// The boxes of a parcel: their numbers, their warranty, and the stock that they came from.
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/types.ts';

export interface NewBox {
  orderLineId: number;
  unitIndex: number;
  serial: string;
  licenseId: number | null;
  warrantyUntil: string | null;
  replacesUnitId: number | null;
}

/**
 * Returns the serials that already belong to another box. Inserted in a fixed order, to avoid
 * deadlocks.
 */
export async function insertBoxes(tx: Tx, boxes: NewBox[]): Promise<string[]> {
  const sorted = boxes.toSorted((a, b) => (a.serial < b.serial ? -1 : 1));
  const all = <Key extends keyof NewBox>(key: Key) => sql.param(sorted.map((box) => box[key]));
  const { rows } = await tx.execute<{ serial: string }>(sql`
    insert into box_units
      (order_line_id, unit_index, serial, license_id, warranty_until, replaces_unit_id)
    select * from unnest(${all('orderLineId')}::int[], ${all('unitIndex')}::int[],
      ${all('serial')}::text[], ${all('licenseId')}::int[], ${all('warrantyUntil')}::date[],
      ${all('replacesUnitId')}::int[])
    on conflict do nothing returning serial`);
  const kept = new Set(rows.map(({ serial }) => serial));
  return sorted.map(({ serial }) => serial).filter((serial) => !kept.has(serial));
}

/** All serials are cleared first, so that two that were swapped can be exchanged. */
export async function saveSerials(
  tx: Tx,
  boxes: Array<{ boxId: number; serial: string }>,
): Promise<void> {
  const ids = sql.param(boxes.map(({ boxId }) => boxId));
  const serials = sql.param(boxes.map(({ serial }) => serial));
  await tx.execute(sql`update box_units set serial = null where id = any(${ids}::int[])`);
  await tx.execute(sql`
    update box_units box set serial = typed.serial
    from unnest(${ids}::int[], ${serials}::text[]) typed(id, serial) where box.id = typed.id`);
}

/** Which of these belongs to a box already. */
export async function findTakenSerial(tx: Tx, serials: string[]): Promise<string | undefined> {
  const { rows } = await tx.execute<{ serial: string }>(sql`
    select serial from box_units where lower(serial) in (
      select lower(typed) from unnest(${sql.param(serials)}::text[]) typed) limit 1`);
  return rows[0]?.serial;
}

/** Of what was bought; those that still count as taken from the stock. Once: the mark goes with them. */
export async function releaseReturnedLines(tx: Tx, orderId: number): Promise<ReturnedLine[]> {
  const { rows } = await tx.execute<ReturnedLine>(sql`
    update order_lines set reserved_stock = false
    where order_id = ${orderId} and is_shipped and reserved_stock
    returning product_id as "productId", product_variant_id as "productVariantId", qty`);
  return rows;
}

/** A replacement is one box, of the line that it was bought with. */
export async function findReplacementLine(tx: Tx, claimId: number): Promise<ReturnedLine[]> {
  const { rows } = await tx.execute<ReturnedLine>(sql`
    select line.product_id as "productId", line.product_variant_id as "productVariantId", 1 as qty
    from warranty_claims claim join box_units broken on broken.id = claim.box_unit_id
    join order_lines line on line.id = broken.order_line_id where claim.id = ${claimId}`);
  return rows;
}

interface ReturnedLine extends Record<string, unknown> {
  productId: number;
  productVariantId: number | null;
  qty: number;
}

/**
 * For the bought boxes of one line; a replacement keeps the warranty of the box that it replaced.
 */
export async function saveWarranty(
  tx: Tx,
  orderLineId: number,
  warrantyUntil: string,
): Promise<void> {
  await tx.execute(sql`
    update box_units set warranty_until = ${warrantyUntil}
    where order_line_id = ${orderLineId} and replaces_unit_id is null`);
}
