import type { ShippingAddress } from '@timesync/contract';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/types.ts';
import { orderAddresses } from './shipping.schema.ts';

/** Where an order is sent; null when nothing of it is. */
export async function findOrderAddress(db: Queryable, id: number): Promise<ShippingAddress | null> {
  const [found] = await db.select().from(orderAddresses).where(eq(orderAddresses.orderId, id));
  if (!found) return null;
  const { orderId: _, ...address } = found;
  return address;
}
