import type { ShippingAddress } from '@timesync/contract';
import type { Tx } from '../../../platform/db/types.ts';
import { insertOrderAddress, saveLastAddress } from './shipping.repository.ts';

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
