// A parcel arrives, or comes back.
import { warrantyLastDay } from '@timesync/contract';
import { recordChange } from '../../../../platform/history/record-change.ts';
import { returnStock } from '../../catalog/stock/reserve-stock.ts';
import type { ParcelContext } from './parcel-row.ts';
import { lockParcel, moveParcel, saveWarranty } from './parcels.repository.ts';
import { stockOf } from './send-parcel.ts';

/** By the customer, or by an admin on his behalf. The warranty begins on that day. */
export async function receiveParcel(
  context: ParcelContext,
  parcelId: number,
  { by }: { by: 'admin' | 'customer' },
): Promise<void> {
  const { actor, clock, database } = context;
  const owner = by === 'customer' ? actor.userId : undefined;
  await database.transaction(async (tx) => {
    const receivedAt = clock.now();
    const parcel = await lockParcel(tx, context, parcelId, owner);
    // Tapped twice, or by both: it is there.
    if (parcel.status === 'received') return;
    await moveParcel(tx, parcel, ['sent'], { status: 'received', receivedAt });
    const journey = { sentAt: parcel.sentAt ?? receivedAt, receivedAt };
    const months = new Map(
      parcel.units.map(({ orderLineId, warrantyMonths }) => [orderLineId, warrantyMonths]),
    );
    for (const [lineId, count] of months) {
      if (count) await saveWarranty(tx, lineId, warrantyLastDay(journey, count));
    }
    await recordChange(tx, context, ['order', parcel.orderId], 'receiveParcel', {
      by,
      after: { parcelId },
    });
  });
}

/**
 * The box of a refunded order is no longer awaited. Undamaged, according to the admin who opened the
 * parcel, it is for sale again.
 */
export async function recordReturn(
  context: ParcelContext,
  parcelId: number,
  { isRestocked }: { isRestocked: boolean },
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const parcel = await lockParcel(tx, context, parcelId);
    const returned = { status: 'returned', returnedAt: context.clock.now() } as const;
    await moveParcel(tx, parcel, ['return_expected'], returned);
    const counted = stockOf(parcel).filter(({ holdsStock }) => holdsStock);
    if (isRestocked) await returnStock(tx, counted);
    await recordChange(tx, context, ['order', parcel.orderId], 'returnParcel', {
      after: { parcelId, isRestocked },
    });
  });
}
