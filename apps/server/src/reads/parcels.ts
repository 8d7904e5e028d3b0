import type { ParcelStatus } from '@timesync/contract';
import {
  and,
  asc,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { activations, licenses } from '../features/licenses/licensing/licensing.schema.ts';
import { users } from '../features/people/accounts/accounts.schema.ts';
import { isOwnOrder } from '../features/people/mosques/own.schema.ts';
import { orderLines, orders } from '../features/shop/orders/orders.schema.ts';
import { parcels } from '../features/shop/shipping/parcels/parcels.schema.ts';
import { boxUnits, orderAddresses } from '../features/shop/shipping/shipping.schema.ts';
import { warrantyClaims } from '../features/shop/warranty/warranty.schema.ts';
import { listOf, rowOf } from '../platform/db/list-of.ts';
import type { Queryable } from '../platform/db/types.ts';
import type { ListSource } from '../platform/lists/list-page.ts';

const { orderId: _ofAddress, ...address } = getTableColumns(orderAddresses);

const { courier, createdAt, id, receivedAt, returnedAt, sentAt, status, trackingNumber } = parcels;

/** Selects parcels with their content and address. */
async function select(db: Queryable, where: SQL | undefined) {
  const found = await db
    .select({
      ...{ id, status, courier, trackingNumber, createdAt, sentAt, receivedAt, returnedAt },
      orderId: orders.id,
      invoiceNumber: orders.invoiceNumber,
      claimId: parcels.claimId,
      mosqueId: orders.mosqueId,
      customer: { id: users.id, name: users.name, email: users.email },
      address,
      bought: listOf(selectBought(db)),
      replacements: listOf(selectReplacements(db)),
    })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(orderAddresses, eq(orderAddresses.orderId, parcels.orderId))
    .where(where)
    .orderBy(asc(id));
  return found.map(({ bought, replacements, ...parcel }) => ({
    ...parcel,
    units: [...bought, ...replacements],
  }));
}

const broken = alias(boxUnits, 'broken');

const unit = {
  orderLineId: sql<number>`${orderLines.id}`.as('orderLineId'),
  product: orderLines.productName,
  variant: orderLines.variantName,
  productId: orderLines.productId,
  productVariantId: orderLines.productVariantId,
  serial: boxUnits.serial,
  /** Null until it is sent. */
  boxId: sql<number | null>`${boxUnits.id}`.as('boxId'),
  /** Another box has taken its place. */
  isReplaced: sql<boolean>`${isNotNull(boxUnits.replacedAt)}`.as('isReplaced'),
  licenseId: sql<number | null>`${licenses.id}`.as('licenseId'),
  licenseKey: licenses.licenseKey,
};

const activationOf = (db: Queryable) =>
  rowOf(
    db
      .select({
        deviceId: activations.deviceId,
        isPacked: sql<boolean>`${isNotNull(activations.packedAt)}`.as('isPacked'),
        shortCode: activations.shortCode,
      })
      .from(activations)
      .where(and(eq(activations.licenseId, licenses.id), isNull(activations.releasedAt))),
  ).as('activation');

/** Each unit of a line has its place in the order, before it has a box. */
function selectBought(db: Queryable) {
  const sold = alias(licenses, 'sold');
  const place = sql<number>`place`;
  return db
    .select({
      ...unit,
      unitIndex: place.as('unitIndex'),
      holdsStock: sql<boolean>`${orderLines.reservedStock}`.as('holdsStock'),
      /** Null where it is sold without a warranty. */
      warrantyMonths: sql<number | null>`${orderLines.warrantyMonths}`.as('warrantyMonths'),
      replacesUnitId: sql<number | null>`null`.as('replacesUnitId'),
      replacesSerial: sql<string | null>`null`.as('replacesSerial'),
      activation: activationOf(db),
    })
    .from(orderLines)
    .innerJoin(sql`generate_series(1, ${orderLines.qty}) place`, sql`true`)
    .leftJoin(
      boxUnits,
      and(
        eq(boxUnits.orderLineId, orderLines.id),
        eq(boxUnits.unitIndex, place),
        isNull(boxUnits.replacesUnitId),
      ),
    )
    .leftJoin(sold, and(eq(sold.orderLineId, orderLines.id), eq(sold.unitIndex, place)))
    .leftJoin(licenses, eq(licenses.id, sql`coalesce(${boxUnits.licenseId}, ${sold.id})`))
    .where(
      and(
        isNull(parcels.claimId),
        eq(orderLines.orderId, parcels.orderId),
        eq(orderLines.isShipped, true),
      ),
    )
    .orderBy(asc(orderLines.lineNumber), asc(place));
}

/** What follows from the claim that was accepted: one box, without a warranty of its own. */
function selectReplacements(db: Queryable) {
  return db
    .select({
      ...unit,
      unitIndex: sql<number>`${broken.unitIndex}`.as('unitIndex'),
      holdsStock: sql<boolean>`true`.as('holdsStock'),
      warrantyMonths: sql<number | null>`null`.as('warrantyMonths'),
      replacesUnitId: sql<number | null>`${broken.id}`.as('replacesUnitId'),
      replacesSerial: sql<string | null>`${broken.serial}`.as('replacesSerial'),
      activation: activationOf(db),
    })
    .from(warrantyClaims)
    .innerJoin(broken, eq(broken.id, warrantyClaims.boxUnitId))
    .innerJoin(orderLines, eq(orderLines.id, broken.orderLineId))
    .leftJoin(boxUnits, eq(boxUnits.replacesUnitId, broken.id))
    .leftJoin(licenses, eq(licenses.id, sql`coalesce(${boxUnits.licenseId}, ${broken.licenseId})`))
    .where(eq(warrantyClaims.id, parcels.claimId));
}

export async function findParcel(db: Queryable, parcelId: number) {
  const [found] = await select(db, eq(id, parcelId));
  return found;
}

export const listParcelsOf = (db: Queryable, orderId: number) =>
  select(db, eq(parcels.orderId, orderId));

/** These need an action, so the longest waiting comes first. */
const waiting: readonly ParcelStatus[] = ['to_send', 'return_expected'];

export const parcelsMatching = (filter: { status?: ParcelStatus | undefined }): ListSource => ({
  from: sql`${parcels}`,
  id: sql`${id}`,
  where: filter.status ? eq(status, filter.status) : sql`true`,
  load: (db, ids) => select(db, inArray(id, ids)),
  oldestFirst: filter.status !== undefined && waiting.includes(filter.status),
});

export async function findInvoice(db: Queryable, orderLineId: number): Promise<string | undefined> {
  const [order] = await db
    .select({ invoiceNumber: orders.invoiceNumber })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(eq(orderLines.id, orderLineId));
  return order?.invoiceNumber;
}

/** With `userId`, finds only the delivery of this customer's order. */
export async function findDelivery(
  db: Queryable,
  { orderId, userId }: { orderId: number; userId?: number | undefined },
) {
  // A replacement goes to the customer's present address, so only its own parcel counts.
  const unsent = db
    .select({ id })
    .from(parcels)
    .where(and(eq(parcels.orderId, orders.id), eq(status, 'to_send')));
  const [found] = await db
    .select({
      address,
      isOpen: sql<boolean>`${or(inArray(orders.status, ['pending', 'confirm']), exists(unsent))}`,
    })
    .from(orders)
    .leftJoin(orderAddresses, eq(orderAddresses.orderId, orders.id))
    .where(
      and(eq(orders.id, orderId), userId === undefined ? undefined : isOwnOrder(orders.id, userId)),
    );
  return found && { ...found, isOpen: found.isOpen && found.address !== null };
}
