import type { ShippingAddress } from '@timesync/contract';
import { eq } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/types.ts';
import { insertOrderAddress, saveLastAddress } from './shipping.repository.ts';
import { orderAddresses } from './shipping.schema.ts';

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
  { orderId, userId, address, at }: AddressedOrder,
): Promise<void> {
  await insertOrderAddress(tx, orderId, address);
  await saveLastAddress(tx, userId, { ...address, savedAt: at });
}
