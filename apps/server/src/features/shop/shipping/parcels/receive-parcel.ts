// "Sudah diterima", by the customer or by an admin on his behalf. The warranty begins on that day.
import { warrantyLastDay } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ParcelContext } from './parcel-row.ts';
import { lockParcel, markReceived, refuseParcel, saveWarranty } from './parcels.repository.ts';

interface Receipt {
  parcelId: number;
  by: 'admin' | 'customer';
}

export async function receiveParcel(
  context: ParcelContext,
  { parcelId, by }: Receipt,
): Promise<void> {
  const { actor, clock, database } = context;
  await database.transaction(async (tx) => {
    const at = clock.now();
    const parcel = await lockParcel(
      tx,
      context,
      parcelId,
      by === 'customer' ? actor.userId : undefined,
    );
    if (!parcel) throw new AppError('NOT_FOUND', { message: 'Kiriman tidak ditemukan.' });
    // Tapped twice, or by both: it is there.
    if (parcel.status === 'received') return;
    const isReceived = await markReceived(tx, parcelId, at);
    if (!isReceived || !parcel.sentAt) throw refuseParcel(parcel);
    const journey = { sentAt: parcel.sentAt, receivedAt: at };
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
