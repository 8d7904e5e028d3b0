import { AppError } from '../../../platform/app-error.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { lockParcel } from './load-parcel.repository.ts';
import { markReturned } from './parcels.repository.ts';
import { refuseParcel } from './refuse-parcel.ts';

/** "Sudah kembali": the box of a refunded order is no longer awaited. */
export async function noteReturn(
  context: Context & { actor: Actor },
  parcelId: number,
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const parcel = await lockParcel(tx, parcelId);
    if (!parcel) throw new AppError('NOT_FOUND', { message: 'Kiriman tidak ditemukan.' });
    if (!(await markReturned(tx, parcelId, context.clock.now()))) throw refuseParcel(parcel);
    await recordChange(tx, context, {
      subject: 'order',
      subjectId: parcel.orderId,
      action: 'returnParcel',
      after: { parcelId },
    });
  });
}
