import { AppError } from '../../../../platform/app-error.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import { returnStock } from '../../catalog/stock/reserve-stock.ts';
import type { ParcelContext } from './parcel-row.ts';
import { lockParcel, markReturned, refuseParcel } from './parcels.repository.ts';
import { stockOf } from './send-parcel.ts';

interface Return {
  parcelId: number;
  /** Undamaged, according to the admin who opened the parcel: it is for sale again. */
  isRestocked: boolean;
}

/** "Sudah kembali": the box of a refunded order is no longer awaited. */
export async function recordReturn(
  context: ParcelContext,
  { parcelId, isRestocked }: Return,
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const parcel = await lockParcel(tx, context, parcelId);
    if (!parcel) throw new AppError('NOT_FOUND', { message: 'Kiriman tidak ditemukan.' });
    if (!(await markReturned(tx, parcelId, context.clock.now()))) throw refuseParcel(parcel);
    const counted = stockOf(parcel).filter(({ holdsStock }) => holdsStock);
    if (isRestocked) await returnStock(tx, counted);
    await recordChange(tx, context, ['order', parcel.orderId], 'returnParcel', {
      after: { parcelId, isRestocked },
    });
  });
}
