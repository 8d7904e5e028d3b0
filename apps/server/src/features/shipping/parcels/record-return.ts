import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { returnStock } from '../../catalog/stock/take-stock.ts';
import { lockParcel, type ParcelRow } from './load-parcel.repository.ts';
import { findReplacementLine, releaseReturnedLines } from './parcel-boxes.repository.ts';
import { markReturned } from './parcels.repository.ts';
import { refuseParcel } from './refuse-parcel.ts';

interface Return {
  parcelId: number;
  /** Undamaged, according to the admin who opened the parcel: it is for sale again. */
  isRestocked: boolean;
}

/** "Sudah kembali": the box of a refunded order is no longer awaited. */
export async function recordReturn(
  context: Context & { actor: Actor },
  { parcelId, isRestocked }: Return,
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const parcel = await lockParcel(tx, parcelId);
    if (!parcel) throw new AppError('NOT_FOUND', { message: 'Kiriman tidak ditemukan.' });
    if (!(await markReturned(tx, parcelId, context.clock.now()))) throw refuseParcel(parcel);
    if (isRestocked) await restock(tx, parcel);
    await recordChange(tx, context, {
      subject: 'order',
      subjectId: parcel.orderId,
      action: 'returnParcel',
      after: { parcelId, isRestocked },
    });
  });
}

async function restock(tx: Tx, { claimId, orderId }: ParcelRow): Promise<void> {
  const lines = claimId
    ? await findReplacementLine(tx, claimId)
    : await releaseReturnedLines(tx, orderId);
  await returnStock(tx, lines);
}
