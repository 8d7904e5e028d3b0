import { and, count, eq, gt, inArray, isNull, lte, max } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/types.ts';
import { licenses } from './licensing.schema.ts';

/** Of one order line and one owner. */
export interface IdleLicenses {
  userId: number;
  orderLineId: number;
  product: string;
  variant: string | null;
  count: number;
}

type Which = { issued: { from: Date; until: Date } } | { orderLineIds: number[] };

/** Bought and never activated: those without a box by their age, those with one by their lines. */
export async function listIdleLicenses(db: Queryable, which: Which): Promise<IdleLicenses[]> {
  const isMeant =
    'issued' in which
      ? and(
          eq(licenses.isBox, false),
          gt(licenses.issuedAt, which.issued.from),
          lte(licenses.issuedAt, which.issued.until),
        )
      : and(eq(licenses.isBox, true), inArray(licenses.orderLineId, which.orderLineIds));
  const found = await db
    .select({
      userId: licenses.userId,
      orderLineId: licenses.orderLineId,
      product: max(licenses.productName),
      variant: max(licenses.variantName),
      count: count(),
    })
    .from(licenses)
    .where(
      and(
        isMeant,
        isNull(licenses.firstActivatedAt),
        isNull(licenses.suspendedAt),
        isNull(licenses.revokedAt),
      ),
    )
    .groupBy(licenses.userId, licenses.orderLineId);
  // Gifts and imported ones have no line.
  return found.flatMap(({ orderLineId, product, ...rest }) =>
    orderLineId === null ? [] : { ...rest, orderLineId, product: product ?? '' },
  );
}
