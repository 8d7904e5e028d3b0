// Licences by the order lines they were bought with.
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../../../platform/db/types.ts';
import { licenses } from '../licensing.schema.ts';

const { orderLineId, unitIndex, mosqueId, id } = licenses;

/** Null for a gift. */
export async function findLineOfLicense(tx: Tx, licenseId: number): Promise<number | null> {
  const [found] = await tx.select({ orderLineId }).from(licenses).where(eq(id, licenseId));
  return found?.orderLineId ?? null;
}

/** Those with a licence that belongs to the mosque. */
export async function listLinesOfMosque(tx: Tx, ofMosque: number): Promise<number[]> {
  const isBought = and(eq(mosqueId, ofMosque), isNotNull(orderLineId));
  const found = await tx.selectDistinct({ orderLineId }).from(licenses).where(isBought);
  return found.flatMap((line) => line.orderLineId ?? []);
}

/** The mosques that the lines' licences belong to; null among them for a person. */
export async function listMosquesOfLines(tx: Tx, lineIds: number[]) {
  const found = await tx
    .selectDistinct({ mosqueId })
    .from(licenses)
    .where(inArray(orderLineId, lineIds));
  return found.map((license) => license.mosqueId);
}

/** Each with the unit of the line that it was issued for. */
export function listLicensesOfLines(tx: Tx, lineIds: number[]) {
  return tx
    .select({ id, orderLineId, unitIndex })
    .from(licenses)
    .where(inArray(orderLineId, lineIds));
}
