import { and, asc, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { licenses } from '../features/licenses/licensing/licensing.schema.ts';
import { mosques } from '../features/people/mosques/mosques.schema.ts';
import { isOwnLicense, isOwnOrder } from '../features/people/mosques/own.schema.ts';
import { products } from '../features/shop/catalog/catalog.schema.ts';
import { orderLines, orders } from '../features/shop/orders/orders.schema.ts';
import { refundedQty } from '../features/shop/orders/refunding/refunds.schema.ts';
import { listOf, rowOf } from '../platform/db/list-of.ts';
import { type Given, prepared } from '../platform/db/prepared.ts';
import type { Queryable } from '../platform/db/types.ts';
import { isOfLine, licenseOfLine } from './order-units.ts';

/** Bought, and not refunded as a whole. */
const isLeft = and(
  eq(orders.status, 'paid'),
  or(eq(orders.refundedAmount, 0), sql`${orderLines.qty} > ${refundedQty}`),
);

/** Each with where its device hangs. */
function placedLicenses(db: Queryable, isShown: SQL) {
  const place = alias(mosques, 'place');
  const mosque = db
    .select({ id: place.id, name: place.name })
    .from(place)
    .where(eq(place.id, licenses.mosqueId));
  return listOf(
    db
      .select({ ...licenseOfLine, room: licenses.room, mosque: rowOf(mosque).as('mosque') })
      .from(licenses)
      .where(isOfLine(db, isShown))
      .orderBy(asc(licenses.unitIndex)),
  );
}

const selectLines = (db: Queryable, { userId }: Given<{ userId: number }>) =>
  db
    .select({
      id: orderLines.id,
      productName: orderLines.productName,
      variantName: orderLines.variantName,
      fileUrl: products.fileUrl,
      requiresLicense: orderLines.requiresLicense,
      isShipped: orderLines.isShipped,
      qty: orderLines.qty,
      price: orderLines.price,
      refundedQty,
      invoiceNumber: orders.invoiceNumber,
      paidAt: sql<Date>`${orders.paidAt}`.mapWith(orders.paidAt),
      mosque: { id: mosques.id, name: mosques.name },
      licenses: placedLicenses(db, isOwnLicense(licenses.id, userId)),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(mosques, eq(mosques.id, orders.mosqueId));

const selectPage = prepared(
  'list-own-lines',
  (db, given: Given<{ userId: number; limit: number; offset: number }>) =>
    selectLines(db, given)
      .where(and(isOwnOrder(orders.id, given.userId), isLeft))
      .orderBy(desc(orders.paidAt), asc(orderLines.id))
      .limit(given.limit)
      .offset(given.offset),
);

const countLines = prepared('count-own-lines', (db, { userId }: Given<{ userId: number }>) =>
  db
    .select({ total: count() })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(isOwnOrder(orders.id, userId), isLeft)),
);

const selectLine = prepared(
  'find-own-line',
  (db, given: Given<{ userId: number; lineId: number }>) =>
    selectLines(db, given).where(
      and(eq(orderLines.id, given.lineId), isOwnOrder(orders.id, given.userId), isLeft),
    ),
);

export async function listOwnLines(
  db: Queryable,
  userId: number,
  { page, limit }: { page: number; limit: number },
) {
  const lines = await selectPage(db, { userId, limit, offset: (page - 1) * limit });
  const [counted] = await countLines(db, { userId });
  return { lines, total: counted?.total ?? 0 };
}

export async function findOwnLine(db: Queryable, userId: number, lineId: number) {
  const [line] = await selectLine(db, { userId, lineId });
  return line;
}

export type OwnLine = NonNullable<Awaited<ReturnType<typeof findOwnLine>>>;
