import type { ShippingAddress } from '@timesync/contract';
import { eq } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/types.ts';
import { parcels } from './parcels/parcels.schema.ts';
import { orderAddresses, shippingAddresses } from './shipping.schema.ts';

/** Where an order is sent; null when nothing of it is. */
export async function findOrderAddress(db: Queryable, id: number): Promise<ShippingAddress | null> {
  const [found] = await db.select().from(orderAddresses).where(eq(orderAddresses.orderId, id));
  if (!found) return null;
  const { orderId: _, ...address } = found;
  return address;
}

interface AddressedOrder {
  orderId: number;
  userId: number;
  address: ShippingAddress;
  at: Date;
}

/** Copied into the order, and stored for the customer's next one. */
export async function saveAddress(
  tx: Tx,
  { orderId, userId, address, at: savedAt }: AddressedOrder,
): Promise<void> {
  await tx.insert(orderAddresses).values({ orderId, ...address });
  const last = { ...address, savedAt };
  await tx
    .insert(shippingAddresses)
    .values({ userId, ...last })
    .onConflictDoUpdate({ target: shippingAddresses.userId, set: last });
}

/** Of one order, one after the other, and not while its parcel is sent. */
export async function lockAddress(tx: Tx, orderId: number): Promise<void> {
  const ofOrder = eq(orderAddresses.orderId, orderId);
  await tx.select({ id: orderAddresses.orderId }).from(orderAddresses).where(ofOrder).for('update');
  const isOfOrder = eq(parcels.orderId, orderId);
  await tx.select({ id: parcels.id }).from(parcels).where(isOfOrder).for('update');
}
