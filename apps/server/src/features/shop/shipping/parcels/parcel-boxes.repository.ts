// The boxes of a parcel: their numbers and their warranty.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../../platform/db/types.ts';
import { boxUnits } from '../shipping.schema.ts';

export type NewBox = Pick<
  typeof boxUnits.$inferSelect,
  'orderLineId' | 'unitIndex' | 'licenseId' | 'warrantyUntil' | 'replacesUnitId'
> & { serial: string };

/**
 * Returns the serials that already belong to another box. Inserted in a fixed order, to avoid
 * deadlocks.
 */
export async function insertBoxes(tx: Tx, boxes: NewBox[]): Promise<string[]> {
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
  return sorted.map(({ serial }) => serial).filter((serial) => !added.has(serial));
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

/** Which of these belongs to a box already. */
export async function findTakenSerial(tx: Tx, serials: string[]): Promise<string | undefined> {
  const isTyped = sql`lower(${boxUnits.serial}) in (
    select lower(typed) from unnest(${sql.param(serials)}::text[]) typed)`;
  const [taken] = await tx
    .select({ serial: boxUnits.serial })
    .from(boxUnits)
    .where(isTyped)
    .limit(1);
  return taken?.serial ?? undefined;
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
