// Each move is a conditional update: it changes a parcel only while its status still allows it.
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/types.ts';

export interface NewParcel {
  orderId: number;
  /** Of what it replaces; without, its boxes were bought. */
  claimId?: number;
  at: Date;
}

export async function insertParcel(tx: Tx, { orderId, claimId, at }: NewParcel): Promise<void> {
  await tx.execute(sql`
    insert into parcels (order_id, claim_id, created_at) values (${orderId}, ${claimId ?? null}, ${at})`);
}

/** A parcel is never sent before payment or after a refund. */
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

/** For a parcel that was sent and is not on its way back. */
export async function saveTracking(
  tx: Tx,
  id: number,
  { courier, trackingNumber }: { courier: string; trackingNumber: string | null },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update parcels set courier = ${courier}, tracking_number = ${trackingNumber}
    where id = ${id} and status in ('sent', 'received') returning id`);
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

/** After a refund: unsent parcels are cancelled, sent ones are expected back. */
export async function expectReturns(tx: Tx, orderId: number): Promise<number> {
  await tx.execute(sql`delete from parcels where order_id = ${orderId} and status = 'to_send'`);
  const { rows } = await tx.execute(sql`
    update parcels set status = 'return_expected'
    where order_id = ${orderId} and status in ('sent', 'received') returning id`);
  return rows.length;
}
