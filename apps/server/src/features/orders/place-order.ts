// Prices come from the database in the order's own statement, never from the browser. The same
// idempotency key makes one order, however often and from however many tabs it is sent.
import { createHash } from 'node:crypto';
import {
  formatRupiah,
  MAX_OPEN_ORDERS,
  MAX_ORDER_TOTAL,
  type PlaceOrderBody,
  shortageSentence,
  termsVersion as versionOf,
} from '@timesync/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Context } from '../../platform/http/mount.ts';
import { codeSigns } from './code-signs.ts';
import { insertOrder, type NewOrder, type RefusedOrder } from './insert-order.repository.ts';
import { insertWithFreeCode } from './insert-with-free-code.ts';
import { findOrder, type LoadedOrder } from './load-order.repository.ts';
import { findOrderByKey } from './orders.repository.ts';
import { paymentDeadline } from './payment-deadline.ts';
import { insertShippedOrder } from './shipped/insert-shipped-order.ts';

interface Checkout extends Omit<PlaceOrderBody, 'termsVersion'> {
  /** Null when nobody accepted any: an admin cannot do it for a customer. */
  termsVersion?: string | null | undefined;
  /** Whose order it is: the caller's own, or a customer's on the phone with an admin. */
  customerId: number;
  idempotencyKey: string | undefined;
}

export async function placeOrder(
  context: Context & { actor: Actor },
  { customerId, details, expectedTotal, termsVersion, idempotencyKey, shippingAddress }: Checkout,
): Promise<LoadedOrder> {
  const { actor, clock, database, limits, requestId, settings } = context;
  const { shop } = settings.current;
  const terms = versionOf(shop);
  if (termsVersion && termsVersion !== terms) throw new AppError('TERMS_CHANGED');
  const createdAt = clock.now();
  const request = JSON.stringify({ details, expectedTotal, shippingAddress });
  const requestHash = createHash('sha256').update(request).digest();

  const order: NewOrder = {
    userId: customerId,
    placedBy: { id: actor.userId, kind: actor.userId === customerId ? 'customer' : 'admin' },
    lines: details,
    expectedTotal,
    maxTotal: MAX_ORDER_TOTAL,
    maxOpen: MAX_OPEN_ORDERS,
    maxPerHour: limits.most('ordersPerCustomer'),
    codeSign: codeSigns[shop.uniqueCode],
    termsVersion: termsVersion === null ? null : terms,
    createdAt,
    expiresAt: paymentDeadline(createdAt, settings),
    idempotencyKey,
    requestHash,
    requestId,
  };
  // An order with an address contains a box. One without may have forgotten it: that has its own error.
  const insertApart = () => insertShippedOrder(context, order, shippingAddress);
  const inserted = shippingAddress ? await insertApart() : await insertOrder(database.db, order);
  if ('placed' in inserted) return inserted.placed;

  const earlier = await findEarlier(database.db, order);
  if (earlier) return earlier;
  const refused = refusal(inserted.refused, expectedTotal);
  if (refused) throw refused;
  const second =
    inserted.refused.problem === 'apart'
      ? await insertApart()
      : await insertWithFreeCode(database.transaction, order, inserted.refused.total);
  if ('placed' in second) return second.placed;
  throw refusal(second.refused, expectedTotal) ?? new AppError('CONFLICT');
}

/** What the same key has placed before. */
async function findEarlier(
  db: Db,
  { userId, idempotencyKey, requestHash }: NewOrder,
): Promise<LoadedOrder | undefined> {
  const earlier = idempotencyKey && (await findOrderByKey(db, userId, idempotencyKey));
  if (!earlier) return undefined;
  if (!earlier.requestHash?.equals(requestHash)) throw new AppError('IDEMPOTENCY_MISMATCH');
  const order = await findOrder(db, earlier.id, userId);
  if (!order) throw new Error(`Order ${earlier.id} has vanished`);
  return order;
}

/** Undefined when nothing speaks against the order: it goes apart, or another one holds its amount. */
function refusal(
  { problem, shortOf, total, isOneTooMany, isTooOften }: RefusedOrder,
  expectedTotal: number | undefined,
): AppError | undefined {
  if (isOneTooMany) return new AppError('TOO_MANY_OPEN_ORDERS');
  if (isTooOften) return new AppError('TOO_MANY_ORDERS');
  if (problem === 'apart') return undefined;
  if (problem === 'address') return new AppError('ADDRESS_REQUIRED', { field: 'shippingAddress' });
  if (shortOf) {
    const message = shortageSentence(shortOf.name, shortOf.stock);
    return new AppError('OUT_OF_STOCK', { message });
  }
  if (problem === 'choose') return new AppError('VARIANT_REQUIRED');
  if (problem) return new AppError('PRODUCT_GONE');
  if (total > MAX_ORDER_TOTAL) return new AppError('TOTAL_TOO_LARGE');
  if (expectedTotal === undefined || total === expectedTotal) return undefined;
  return new AppError('PRICE_CHANGED', {
    message: `Harga telah berubah. Total sekarang ${formatRupiah(total)}, sebelumnya ${formatRupiah(expectedTotal)}. Periksa kembali pesanan Anda.`,
  });
}
