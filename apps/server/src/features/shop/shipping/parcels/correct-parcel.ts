// A mistyped number can be corrected while the box is where the parcel says: not once it is on its
// way back, and not for a box that was replaced.
import { AppError } from '../../../../platform/app-error.ts';
import { isUniqueViolation } from '../../../../platform/db/errors.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import { recordSerials } from '../../../licenses/licensing/issuing/bind-packed-box.ts';
import type { ParcelContext } from './parcel-row.ts';
import { lockParcel, moveParcel, requireFreeSerials, saveSerials } from './parcels.repository.ts';
import {
  type Correction,
  matchUnits,
  notifyCustomer,
  packedOnes,
  type SentUnit,
} from './send-parcel.ts';

export async function correctParcel(
  context: ParcelContext,
  parcelId: number,
  typed: Correction,
): Promise<void> {
  try {
    await context.database.transaction((tx) => correct(tx, context, parcelId, typed));
  } catch (error) {
    // Another parcel left with that number at the same moment.
    throw isUniqueViolation(error) ? new AppError('SERIAL_TAKEN', { field: 'units' }) : error;
  }
}

async function correct(
  tx: Tx,
  context: ParcelContext,
  parcelId: number,
  { courier, trackingNumber, units: typed }: Correction,
): Promise<void> {
  const parcel = await lockParcel(tx, context, parcelId);
  await moveParcel(tx, parcel, ['sent', 'received'], { courier, trackingNumber });
  const units = matchUnits(parcel.units, typed);
  const serials = units.map(({ serial }) => serial);
  const before = {
    courier: parcel.courier,
    trackingNumber: parcel.trackingNumber,
    serials: parcel.units.map(({ serial }) => serial),
  };
  const after = { courier, trackingNumber, serials };
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  await changeSerials(tx, units, before.serials);
  await recordChange(tx, context, ['order', parcel.orderId], 'correctParcel', { before, after });
  const isOtherNumber = courier !== before.courier || trackingNumber !== before.trackingNumber;
  // The customer tracks the parcel by that number until it arrives.
  if (!isOtherNumber || parcel.status !== 'sent') return;
  const corrected = { ...parcel, ...after, isCorrected: true };
  await notifyCustomer(tx, context, corrected, `${parcelId} ${context.requestId}`);
}

async function changeSerials(tx: Tx, units: SentUnit[], former: Array<string | null>) {
  const changed = units.flatMap(({ boxId, isReplaced, serial }, index) => {
    if (!boxId || serial === former[index]) return [];
    if (isReplaced) {
      const message = `Box ${former[index]} sudah diganti lewat klaim garansi, jadi nomor serinya tetap.`;
      throw new AppError('PARCEL_STATE', { message, field: 'units' });
    }
    return [{ boxId, serial }];
  });
  if (changed.length === 0) return;
  const known = new Set(former);
  const added = changed.flatMap(({ serial }) => (known.has(serial) ? [] : [serial]));
  await requireFreeSerials(tx, added);
  await saveSerials(tx, changed);
  await recordSerials(tx, packedOnes(units));
}
