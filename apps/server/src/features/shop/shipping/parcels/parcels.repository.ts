// Each move is a conditional update: it changes a parcel only while its status still allows it.
import type { ParcelStatus } from '@timesync/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { AppError } from '../../../../platform/app-error.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import { isOwnOrder } from '../../../people/mosques/own.schema.ts';
import { boxUnits } from '../shipping.schema.ts';
import type { ParcelReads, ParcelRow } from './parcel-row.ts';
import { parcels } from './parcels.schema.ts';

/** Every change of a parcel happens under this lock. With `userId` it must be that customer's. */
export async function lockParcel(
  tx: Tx,
  { findParcel }: Pick<ParcelReads, 'findParcel'>,
  id: number,
  userId?: number,
): Promise<ParcelRow> {
  const isOwn = userId === undefined ? undefined : isOwnOrder(parcels.orderId, userId);
  const isIt = and(eq(parcels.id, id), isOwn);
  const locked = await tx.select({ id: parcels.id }).from(parcels).where(isIt).for('update');
  const parcel = locked.length > 0 ? await findParcel(tx, id) : undefined;
  if (!parcel) throw new AppError('NOT_FOUND', { message: 'Kiriman tidak ditemukan.' });
  return parcel;
}

/** There is one `to_send` only of a paid order: a refund takes it away. */
export async function moveParcel(
  tx: Tx,
  parcel: ParcelRow,
  from: ParcelStatus[],
  changes: Partial<typeof parcels.$inferInsert>,
): Promise<void> {
  const moved = await tx
    .update(parcels)
    .set(changes)
    .where(and(eq(parcels.id, parcel.id), inArray(parcels.status, from)))
    .returning({ id: parcels.id });
  if (moved.length === 0) throw refuseParcel(parcel);
}

const sentences: Record<ParcelStatus, string> = {
  to_send: 'Kiriman ini belum dikirim.',
  sent: 'Kiriman ini sudah dikirim.',
  received: 'Kiriman ini sudah diterima.',
  return_expected: 'Dana pesanan ini sudah dikembalikan, box-nya ditunggu kembali.',
  returned: 'Box dari kiriman ini sudah kembali.',
};

/** Why a parcel did not move. */
export function refuseParcel({ status }: { status: ParcelStatus }): AppError {
  return new AppError('PARCEL_STATE', { message: sentences[status] });
}

// The boxes of a parcel: their numbers and their warranty.
export type NewBox = Pick<
  typeof boxUnits.$inferSelect,
  'orderLineId' | 'unitIndex' | 'licenseId' | 'warrantyUntil' | 'replacesUnitId'
> & { serial: string };

/** Inserted in a fixed order, to avoid deadlocks. */
export async function insertBoxes(tx: Tx, boxes: NewBox[]): Promise<void> {
  const sorted = boxes.toSorted((a, b) => (a.serial < b.serial ? -1 : 1));
  const inserted = await tx
    .insert(boxUnits)
    .values(
      sorted.map(
        ({ orderLineId, unitIndex, serial, licenseId, warrantyUntil, replacesUnitId }) => ({
          ...{ orderLineId, unitIndex, serial, licenseId, warrantyUntil, replacesUnitId },
        }),
      ),
    )
    .onConflictDoNothing()
    .returning({ serial: boxUnits.serial });
  const added = new Set(inserted.map(({ serial }) => serial));
  const taken = sorted.find(({ serial }) => !added.has(serial));
  if (taken) throw takenSerial(taken.serial);
}

function takenSerial(serial: string): AppError {
  const message = `Nomor seri ${serial} sudah dipakai untuk box lain. Periksa stiker di bawah box.`;
  return new AppError('SERIAL_TAKEN', { message, field: 'units' });
}

/** All serials are cleared first, so that two that were swapped can be exchanged. */
export async function saveSerials(
  tx: Tx,
  boxes: Array<{ boxId: number; serial: string }>,
): Promise<void> {
  const ids = boxes.map(({ boxId }) => boxId);
  const serials = boxes.map(({ serial }) => serial);
  await tx.update(boxUnits).set({ serial: null }).where(inArray(boxUnits.id, ids));
  await tx.execute(sql`
    update box_units box set serial = typed.serial
    from unnest(${sql.param(ids)}::int[], ${sql.param(serials)}::text[]) typed(id, serial)
    where box.id = typed.id`);
}

export async function requireFreeSerials(tx: Tx, serials: string[]): Promise<void> {
  const isTyped = sql`lower(${boxUnits.serial}) in (
    select lower(typed) from unnest(${sql.param(serials)}::text[]) typed)`;
  const [taken] = await tx
    .select({ serial: boxUnits.serial })
    .from(boxUnits)
    .where(isTyped)
    .limit(1);
  if (taken?.serial) throw takenSerial(taken.serial);
}

/**
 * For the bought boxes of one line; a replacement keeps the warranty of the box that it replaced.
 */
export async function saveWarranty(
  tx: Tx,
  orderLineId: number,
  warrantyUntil: string,
): Promise<void> {
  await tx
    .update(boxUnits)
    .set({ warrantyUntil })
    .where(and(eq(boxUnits.orderLineId, orderLineId), isNull(boxUnits.replacesUnitId)));
}
