// The keys and files of an order's lines. Licences of refunded units are left out.
import { and, asc, eq, isNotNull, notExists, type SQL, sql } from 'drizzle-orm';
import { licenses } from '../features/licenses/licensing/licensing.schema.ts';
import { isOwnLicense } from '../features/people/mosques/own.schema.ts';
import { products } from '../features/shop/catalog/catalog.schema.ts';
import { orderLines } from '../features/shop/orders/orders.schema.ts';
import { refundedUnits } from '../features/shop/orders/refunding/refunds.schema.ts';
import { listOf } from '../platform/db/list-of.ts';
import { type Given, prepared } from '../platform/db/prepared.ts';
import type { Queryable } from '../platform/db/types.ts';

/** Those of `orderLines` that are shown. */
function licensesOfLine(db: Queryable, isShown: SQL | undefined) {
  return listOf(
    db
      .select(licenseOfLine)
      .from(licenses)
      .where(isOfLine(db, isShown))
      .orderBy(asc(licenses.unitIndex)),
  );
}

export const licenseOfLine = {
  id: licenses.id,
  licenseKey: licenses.licenseKey,
  used: sql<boolean>`${isNotNull(licenses.firstActivatedAt)}`.as('used'),
};

/** Whether a licence belongs to the row of `orderLines`, and its unit was not refunded. */
export function isOfLine(db: Queryable, isShown: SQL | undefined) {
  const isRefunded = db
    .select({ unitIndex: refundedUnits.unitIndex })
    .from(refundedUnits)
    .where(
      and(
        eq(refundedUnits.orderLineId, licenses.orderLineId),
        eq(refundedUnits.unitIndex, licenses.unitIndex),
      ),
    );
  return and(eq(licenses.orderLineId, orderLines.id), isShown, notExists(isRefunded));
}

const selectUnits = (db: Queryable, isShown?: SQL) =>
  db
    .select({
      lineId: orderLines.id,
      fileUrl: products.fileUrl,
      licenses: licensesOfLine(db, isShown),
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId));

const selectOwn = prepared(
  'list-own-units',
  (db, { orderId, viewerId }: Given<{ orderId: number; viewerId: number }>) =>
    selectUnits(db, isOwnLicense(licenses.id, viewerId)).where(eq(orderLines.orderId, orderId)),
);
const selectAll = prepared('list-units', (db, { orderId }: Given<{ orderId: number }>) =>
  selectUnits(db).where(eq(orderLines.orderId, orderId)),
);

/** By their lines; with a viewer only the licences that are shown to him. */
export async function listUnits(db: Queryable, orderId: number, viewerId?: number) {
  const rows = await (viewerId === undefined
    ? selectAll(db, { orderId })
    : selectOwn(db, { orderId, viewerId }));
  return new Map(rows.map(({ lineId, ...units }) => [lineId, units]));
}
