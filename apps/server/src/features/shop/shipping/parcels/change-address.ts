// An address can be changed only while nothing has been sent. The customer stays in his province,
// because the shipping cost depends on it.
import type { ShippingAddress } from '@timesync/contract';
import { eq } from 'drizzle-orm';
import { AppError } from '../../../../platform/app-error.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { lockAddress } from '../order-address.ts';
import { orderAddresses } from '../shipping.schema.ts';
import type { DeliveryReads } from './parcel-row.ts';

interface Change {
  orderId: number;
  address: ShippingAddress;
  by: 'admin' | 'customer';
}

export async function changeAddress(
  context: ActorContext & DeliveryReads,
  { orderId, address, by }: Change,
): Promise<void> {
  const { actor, database } = context;
  await database.transaction(async (tx) => {
    await lockAddress(tx, orderId);
    const userId = by === 'customer' ? actor.userId : undefined;
    const delivery = await context.findDelivery(tx, { orderId, userId });
    const before = delivery?.address;
    if (!before) throw new AppError('NOT_FOUND', { message: 'Transaksi tidak ditemukan.' });
    if (!delivery.isOpen) throw new AppError('ADDRESS_FIXED');
    if (by === 'customer' && address.province !== before.province) {
      const message =
        'Provinsi tidak dapat diganti di sini karena ongkir dihitung darinya. Hubungi admin.';
      throw new AppError('ADDRESS_FIXED', { message, field: 'province' });
    }
    await tx.update(orderAddresses).set(address).where(eq(orderAddresses.orderId, orderId));
    await recordChange(tx, context, ['order', orderId], 'changeAddress', {
      by,
      // Towns are enough to follow it: where people live is in one table.
      before: { city: before.city },
      after: { city: address.city },
    });
  });
}
