// Each move is a conditional update: it changes a parcel only while its status still allows it.
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/types.ts';

/** Only of an order with something to send. */
export async function insertParcel(tx: Tx, orderId: number, at: Date): Promise<void> {
  await tx.execute(sql`
    insert into parcels (order_id, created_at) values (${orderId}, ${at})`);
}

export async function insertReplacementParcel(
  tx: Tx,
  { orderId, claimId, at }: { orderId: number; claimId: number; at: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into parcels (order_id, claim_id, created_at) values (${orderId}, ${claimId}, ${at})`);
}

/** Nothing leaves before it is paid, or after its money was given back. */
export async function markSent(
  tx: Tx,
  id: number,
  sent: { courier: string; trackingNumber: string | null; at: Date },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update parcels set status = 'sent', courier = ${sent.courier},
      tracking_number = ${sent.trackingNumber}, sent_at = ${sent.at}
    where id = ${id} and status = 'to_send'
      and exists (select from orders o where o.id = order_id and o.status = 'paid')
    returning id`);
  return rows.length > 0;
}

export async function markReceived(tx: Tx, id: number, at: Date): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update parcels set status = 'received', received_at = ${at}
    where id = ${id} and status = 'sent' returning id`);
  return rows.length > 0;
}

export async function markReturned(tx: Tx, id: number, at: Date): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update parcels set status = 'returned', returned_at = ${at}
    where id = ${id} and status = 'return_expected' returning id`);
  return rows.length > 0;
}

/** Money was given back: what has not left stays here, what has left is awaited. */
export async function expectReturns(tx: Tx, orderId: number): Promise<number> {
  await tx.execute(sql`delete from parcels where order_id = ${orderId} and status = 'to_send'`);
  const { rows } = await tx.execute(sql`
    update parcels set status = 'return_expected'
    where order_id = ${orderId} and status in ('sent', 'received') returning id`);
  return rows.length;
}

export interface NewBox {
  orderLineId: number;
  unitIndex: number;
  serial: string;
  licenseId: number | null;
  warrantyUntil: string | null;
  replacesUnitId: number | null;
}

/** Returns the serials that belong to another box already. In one order, so that nobody waits in a circle. */
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

/** Of one line's bought boxes; a replacement keeps the year of the box that it replaced. */
export async function saveWarranty(
  tx: Tx,
  orderLineId: number,
  warrantyUntil: string,
): Promise<void> {
  await tx.execute(sql`
    update box_units set warranty_until = ${warrantyUntil}
    where order_line_id = ${orderLineId} and replaces_unit_id is null`);
}
