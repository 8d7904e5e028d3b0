// A parcel leaves: the one moment at which serial numbers, the first day of the warranty and the word
// to the customer come into the world, all in one transaction.
import { type correctParcelBody, type sendParcelBody, warrantyLastDay } from '@timesync/contract';
import type { z } from 'zod';
import { AppError } from '../../../../platform/app-error.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext, Context } from '../../../../platform/http/mount.ts';
import { readDeviceId } from '../../../licenses/licensing/device-id.ts';
import { recordSerials } from '../../../licenses/licensing/issuing/bind-packed-box.ts';
import { queueOwnersNotice } from '../../../office/notices/queue-owners-notice.ts';
import { reserveStock } from '../../catalog/stock/reserve-stock.ts';
import type { LoadedUnit, ParcelContext, ParcelRow } from './parcel-row.ts';
import { parcelSentMail } from './parcels.mails.ts';
import { insertBoxes, lockParcel, moveParcel } from './parcels.repository.ts';

type Sending = z.output<typeof sendParcelBody>;
export type Correction = z.output<typeof correctParcelBody>;

export async function sendParcel(
  context: ParcelContext,
  parcelId: number,
  { courier, trackingNumber, units }: Sending,
): Promise<void> {
  const { clock, database } = context;
  await database.transaction(async (tx) => {
    const at = clock.now();
    const parcel = await lockParcel(tx, context, parcelId);
    const sent = { courier, trackingNumber, status: 'sent', sentAt: at } as const;
    await moveParcel(tx, parcel, ['to_send'], sent);
    const journey = { sentAt: at, receivedAt: null };
    const matched = matchUnits(parcel.units, units);
    requireSameBoxes(matched, units);
    const boxes = matched.map((unit) => ({
      ...unit,
      warrantyUntil: unit.warrantyMonths ? warrantyLastDay(journey, unit.warrantyMonths) : null,
    }));
    await insertBoxes(tx, boxes);
    await recordSerials(tx, packedOnes(boxes));
    const serials = boxes.map(({ serial }) => serial);
    await recordChange(tx, context, ['order', parcel.orderId], 'sendParcel', {
      after: { courier, trackingNumber, serials },
    });
    await recordReplacements(tx, context, boxes);
    // Bought boxes left the stock with their order; a replacement leaves it now, if there is one.
    if (parcel.claimId) await reserveStock(tx, stockOf(parcel));
    await notifyCustomer(tx, context, { ...parcel, courier, trackingNumber, serials });
  });
}

/** Deleted accounts get no notice. */
export async function notifyCustomer(
  tx: Tx,
  context: Context,
  parcel: ParcelRow & { serials: string[]; isCorrected?: boolean },
  occasion = String(parcel.id),
): Promise<void> {
  const { customer, mosqueId } = parcel;
  await queueOwnersNotice(context, tx, {
    owner: { userId: customer.id, mosqueId },
    event: 'parcel sent',
    subject: 'order',
    subjectId: parcel.orderId,
    occasion,
    mail: (reader) => parcelSentMail({ ...parcel, customer: reader }, context.config.publicUrl),
  });
}

/** Returns the stock that each unit belongs to. */
export function stockOf({ units }: ParcelRow) {
  return units.map(({ productId, productVariantId, holdsStock }) => ({
    ...{ productId, productVariantId, holdsStock, qty: 1 },
  }));
}

export type SentUnit = LoadedUnit & { serial: string };

const placeOf = (unit: { orderLineId: number; unitIndex: number }) =>
  `${unit.orderLineId} ${unit.unitIndex}`;

/** Every box of the parcel gets exactly one number. */
export function matchUnits(expected: ParcelRow['units'], typed: Correction['units']): SentUnit[] {
  const serials = new Map(typed.map((unit) => [placeOf(unit), unit.serial]));
  const matched = expected.flatMap((unit) => {
    const serial = serials.get(placeOf(unit));
    return serial ? [{ ...unit, serial }] : [];
  });
  if (matched.length !== expected.length || typed.length !== expected.length) {
    const message = `Isi nomor seri untuk setiap box: ${expected.length} nomor.`;
    throw new AppError('INVALID', { message, field: 'units' });
  }
  return matched;
}

/** The serial belongs to the box on the screen: another admin may have packed another one. */
function requireSameBoxes(boxes: SentUnit[], typed: Sending['units']): void {
  const seen = new Map(typed.map((unit) => [placeOf(unit), unit.deviceId]));
  const isSame = boxes.every((unit) => {
    const deviceId = seen.get(placeOf(unit));
    const packed = unit.activation?.isPacked ? unit.activation.deviceId : null;
    return deviceId === undefined || (deviceId && readDeviceId(deviceId)) === packed;
  });
  if (isSame) return;
  const message = 'Box yang dipasang untuk kiriman ini baru saja berubah. Muat ulang halaman.';
  throw new AppError('CONFLICT', { message, field: 'units' });
}

/** Those that left with their licence bound. */
export function packedOnes(boxes: SentUnit[]): Array<{ licenseId: number; serial: string }> {
  return boxes.flatMap(({ activation, licenseId, serial }) =>
    licenseId && activation?.isPacked ? [{ licenseId, serial }] : [],
  );
}

/** The licence's time line shows which box replaced which. */
async function recordReplacements(tx: Tx, context: ActorContext, boxes: SentUnit[]): Promise<void> {
  for (const { licenseId, replacesSerial, serial } of boxes) {
    if (!licenseId || !replacesSerial) continue;
    await recordChange(tx, context, ['license', licenseId], 'replace box', {
      before: { serial: replacesSerial },
      after: { serial },
    });
  }
}
