import { asc, eq } from 'drizzle-orm';
import { listOf } from '../../../../platform/db/list-of.ts';
import type { Queryable, Tx } from '../../../../platform/db/types.ts';
import { listLicensesOfLines } from '../../../licenses/licensing/own/licenses-of-lines.ts';
import { orderLines } from '../orders.schema.ts';
import type { ChosenUnits, RefundableLine } from './choose-units.ts';
import { refundedUnits, refunds } from './refunds.schema.ts';

/** The order is locked. */
export async function listRefundableLines(tx: Tx, orderId: number): Promise<RefundableLine[]> {
  const { id, productName, variantName, qty, price, requiresLicense, isShipped } = orderLines;
  const { unitIndex, orderLineId } = refundedUnits;
  const refunded = tx.select({ unitIndex }).from(refundedUnits).where(eq(orderLineId, id));
  const shown = { id, productName, variantName, qty, price, requiresLicense, isShipped };
  const lines = await tx
    .select({ ...shown, refunded: listOf(refunded) })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.lineNumber));
  const ids = lines.map((line) => line.id);
  const licenses = new Map(
    (await listLicensesOfLines(tx, ids)).map((license) => [unitKey(license), license.id]),
  );
  return lines.map(({ refunded: gone, ...line }) => ({
    ...line,
    units: Array.from({ length: line.qty }, (_, index) => index + 1)
      .filter((unit) => !gone.some((each) => each.unitIndex === unit))
      .map((unit) => {
        const key = unitKey({ orderLineId: line.id, unitIndex: unit });
        return { unitIndex: unit, licenseId: licenses.get(key) ?? null };
      }),
  }));
}

const unitKey = (unit: { orderLineId: number | null; unitIndex: number | null }) =>
  `${unit.orderLineId} ${unit.unitIndex}`;

/** Returns its id. */
export async function insertRefund(
  db: Queryable,
  refund: Omit<typeof refunds.$inferInsert, 'id'>,
): Promise<number> {
  const [inserted] = await db.insert(refunds).values(refund).returning({ id: refunds.id });
  if (!inserted) throw new Error('An insert without a conflict returns its row');
  return inserted.id;
}

export async function insertRefundedUnits(
  db: Queryable,
  refundId: number,
  { lines }: ChosenUnits,
): Promise<void> {
  const rows = lines.flatMap(({ line, unitIndexes }) =>
    unitIndexes.map((unitIndex) => ({ orderLineId: line.id, unitIndex, refundId })),
  );
  await db.insert(refundedUnits).values(rows);
}
