// What a warranty does to a box.
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/types.ts';
import { boxUnits } from './shipping.schema.ts';

export async function lockBox(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: boxUnits.id }).from(boxUnits).where(eq(boxUnits.id, id)).for('update');
}

export async function listBoxIds(tx: Tx, lineIds: number[]): Promise<number[]> {
  const isOfLines = inArray(boxUnits.orderLineId, lineIds);
  const boxes = await tx.select({ id: boxUnits.id }).from(boxUnits).where(isOfLines);
  return boxes.map(({ id }) => id);
}

export async function markReplaced(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.update(boxUnits).set({ replacedAt: at }).where(eq(boxUnits.id, id));
}

/** The keys of two boxes were swapped: the box that was sold with this licence gets the broken one's. */
export async function exchangeLicense(
  tx: Tx,
  { id, licenseId: former }: { id: number; licenseId: number | null },
  licenseId: number,
): Promise<void> {
  await tx
    .update(boxUnits)
    .set({
      licenseId: sql`case when ${boxUnits.id} = ${id} then ${licenseId}::int else ${former}::int end`,
    })
    .where(
      or(eq(boxUnits.id, id), and(eq(boxUnits.licenseId, licenseId), isNull(boxUnits.replacedAt))),
    );
}
