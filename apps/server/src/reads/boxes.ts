import type { ClaimStatus } from '@timesync/contract';
import { and, asc, desc, eq, exists, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../features/people/accounts/accounts.schema.ts';
import { isOwnOrder } from '../features/people/mosques/own.schema.ts';
import { orderLines, orders } from '../features/shop/orders/orders.schema.ts';
import { boxUnits } from '../features/shop/shipping/shipping.schema.ts';
import { warrantyClaims } from '../features/shop/warranty/warranty.schema.ts';
import { listOf, rowOf } from '../platform/db/list-of.ts';
import type { Queryable } from '../platform/db/types.ts';
import type { ListSource } from '../platform/lists/list-page.ts';

/** Selects boxes with everything that their warranty depends on. */
function select(db: Queryable, where: SQL | undefined) {
  const broken = alias(boxUnits, 'broken');
  const later = alias(boxUnits, 'later');
  const newestClaim = db
    .select()
    .from(warrantyClaims)
    .where(sql`${warrantyClaims.boxUnitId} in (${boxUnits.id}, ${broken.id})`)
    .orderBy(desc(warrantyClaims.id));
  const taken = db
    .select({ id: later.id })
    .from(later)
    .where(eq(later.replacesUnitId, boxUnits.id));
  return db
    .select({
      id: boxUnits.id,
      serial: sql<string>`${boxUnits.serial}`,
      replacesSerial: broken.serial,
      licenseId: boxUnits.licenseId,
      orderId: orders.id,
      userId: orders.userId,
      mosqueId: orders.mosqueId,
      product: orderLines.productName,
      variant: orderLines.variantName,
      isPaid: sql<boolean>`${eq(orders.status, 'paid')}`,
      until: boxUnits.warrantyUntil,
      /** A claim was accepted for it, or it is itself a replacement. */
      isUsed: sql<boolean>`${or(isNotNull(broken.id), isNotNull(boxUnits.replacedAt))}`,
      /** Another box has taken its place. */
      isReplaced: sql<boolean>`${exists(taken)}`,
      claim: rowOf(newestClaim),
    })
    .from(boxUnits)
    .innerJoin(orderLines, eq(orderLines.id, boxUnits.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(broken, eq(broken.id, boxUnits.replacesUnitId))
    .where(where)
    .orderBy(asc(orderLines.lineNumber), asc(boxUnits.unitIndex), asc(boxUnits.id));
}

interface BoxSearch {
  id: number;
  /** Finds only boxes of this customer or of one of his mosques. */
  userId?: number | undefined;
  /** Its order stays as it is until the transaction ends. */
  holdsOrder?: boolean;
}

export async function findBox(db: Queryable, { id, userId, holdsOrder = false }: BoxSearch) {
  const isOwn = userId === undefined ? undefined : isOwnOrder(orders.id, userId);
  const found = select(db, and(eq(boxUnits.id, id), isOwn));
  const [box] = await (holdsOrder ? found.for('share', { of: orders }) : found);
  return box;
}

export async function findBoxOfClaim(db: Queryable, claimId: number) {
  const ofClaim = db
    .select({ id: warrantyClaims.boxUnitId })
    .from(warrantyClaims)
    .where(eq(warrantyClaims.id, claimId));
  const [box] = await select(db, inArray(boxUnits.id, ofClaim));
  return box;
}

export async function findBySerial(db: Queryable, serial: string) {
  const [box] = await select(db, sql`lower(${boxUnits.serial}) = lower(${serial})`);
  return box;
}

/**
 * The boxes in use: the newest of each place. Undefined when the line does not exist or belongs to
 * another customer or mosque.
 */
export async function listOwnBoxes(
  db: Queryable,
  { userId, orderLineId }: { userId: number; orderLineId: number },
) {
  const isOwn = and(eq(orderLines.id, orderLineId), isOwnOrder(orderLines.orderId, userId));
  const line = await db.select({ id: orderLines.id }).from(orderLines).where(isOwn);
  if (line.length === 0) return undefined;
  const boxes = await select(db, eq(boxUnits.orderLineId, orderLineId));
  return boxes.filter(({ isReplaced }) => !isReplaced);
}

/** Whether there is such a picture; with `userId`, for this customer. */
export async function isClaimPhotoOf(
  db: Queryable,
  photo: string,
  userId: number | undefined,
): Promise<boolean> {
  const found = await db
    .select({ id: warrantyClaims.id })
    .from(warrantyClaims)
    .innerJoin(boxUnits, eq(boxUnits.id, warrantyClaims.boxUnitId))
    .innerJoin(orderLines, eq(orderLines.id, boxUnits.orderLineId))
    .where(
      and(
        sql`${photo}::uuid = any(${warrantyClaims.photos})`,
        userId === undefined ? undefined : isOwnOrder(orderLines.orderId, userId),
      ),
    );
  return found.length > 0;
}

export type ShownClaim = Awaited<ReturnType<typeof listClaims>>[number];

export function listClaims(db: Queryable, ids: number[]) {
  const before = alias(warrantyClaims, 'before');
  const earlier = db
    .select({
      ...{ id: before.id, status: before.status },
      ...{ decisionNote: before.decisionNote, decidedAt: before.decidedAt },
    })
    .from(before)
    .where(
      and(eq(before.boxUnitId, warrantyClaims.boxUnitId), sql`${before.id} < ${warrantyClaims.id}`),
    )
    .orderBy(desc(before.id));
  return db
    .select({
      id: warrantyClaims.id,
      claim: warrantyClaims,
      owner: { id: users.id, name: users.name, email: users.email },
      product: orderLines.productName,
      variant: orderLines.variantName,
      serial: sql<string>`${boxUnits.serial}`,
      warrantyUntil: boxUnits.warrantyUntil,
      licenseId: boxUnits.licenseId,
      mosqueId: orders.mosqueId,
      order: { id: orders.id, invoiceNumber: orders.invoiceNumber, paidAt: orders.paidAt },
      earlier: listOf(earlier),
    })
    .from(warrantyClaims)
    .innerJoin(boxUnits, eq(boxUnits.id, warrantyClaims.boxUnitId))
    .innerJoin(orderLines, eq(orderLines.id, boxUnits.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(users, eq(users.id, warrantyClaims.userId))
    .where(inArray(warrantyClaims.id, ids));
}

export const claimsMatching = ({ status }: { status?: ClaimStatus | undefined }): ListSource => ({
  from: sql`${warrantyClaims}`,
  id: sql`${warrantyClaims.id}`,
  where: status ? eq(warrantyClaims.status, status) : sql`true`,
  load: listClaims,
  oldestFirst: status === 'open' || status === 'asked',
});
