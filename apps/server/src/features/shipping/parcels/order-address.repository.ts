import type { ShippingAddress } from '@timesync/contract';
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/types.ts';
import { isOwnOrder } from '../../mosques/own.schema.ts';
import { orderAddresses } from '../shipping.schema.ts';

/** Of `order_addresses a`. */
export const addressJson = sql`json_build_object('name', a.name, 'whatsapp', a.whatsapp,
  'street', a.street, 'kelurahan', a.kelurahan, 'kecamatan', a.kecamatan, 'city', a.city,
  'province', a.province, 'postcode', a.postcode)`;

interface LockedAddress extends Record<string, unknown> {
  province: string;
  city: string;
  /** Nothing has been sent, and the order has not ended. */
  isOpen: boolean;
}

/** Locks the order and its parcel, so that it cannot be sent meanwhile. */
export async function lockAddress(
  tx: Tx,
  orderId: number,
  userId: number | undefined,
): Promise<LockedAddress | undefined> {
  const own = userId === undefined ? sql`` : sql`and ${isOwnOrder(sql`o.id`, userId)}`;
  await tx.execute(sql`select from orders o where o.id = ${orderId} ${own} for update`);
  await tx.execute(sql`select from parcels where order_id = ${orderId} for update`);
  const { rows } = await tx.execute<LockedAddress>(sql`
    select a.province, a.city, ${isOpen} as "isOpen"
    from orders o join order_addresses a on a.order_id = o.id
    where o.id = ${orderId} ${own}`);
  return rows[0];
}

/** A replacement goes to the customer's present address, so only its own parcel counts. */
const isOpen = sql`(o.status in ('pending', 'confirm') or exists (
  select from parcels p where p.order_id = o.id and p.status = 'to_send'))`;

export async function saveOrderAddress(
  tx: Tx,
  orderId: number,
  address: ShippingAddress,
): Promise<void> {
  await tx.update(orderAddresses).set(address).where(eq(orderAddresses.orderId, orderId));
}

/**
 * Null when nothing is sent; undefined when the order does not exist or belongs to another
 * customer.
 */
export async function findOwnAddress(db: Queryable, orderId: number, userId: number) {
  const { rows } = await db.execute<{ address: ShippingAddress | null; isOpen: boolean }>(sql`
    select case when a.order_id is not null then ${addressJson} end as address,
      a.order_id is not null and ${isOpen} as "isOpen"
    from orders o left join order_addresses a on a.order_id = o.id
    where o.id = ${orderId} and ${isOwnOrder(sql`o.id`, userId)}`);
  return rows[0];
}
