// Prices come from the database in the order's own transaction, never from the browser. The same
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
import { AppError } from '../../../../platform/app-error.ts';
import type { Db } from '../../../../platform/db/types.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { showMosque } from '../../../people/mosques/show-mosque.ts';
import { paymentDeadline } from '../expiring/payment-deadline.ts';
import { getOrder, type LoadedOrder } from '../load-order.repository.ts';
import { findOrderByKey } from '../orders.repository.ts';
import { codeSigns } from './choose-code.ts';
import { insertOne, insertWithFreeCode } from './insert-orders.ts';
import type { NewOrder, Outcome, Refusal } from './new-order.ts';
import { placeShippedOrder } from './place-shipped-order.ts';

interface Checkout extends Omit<PlaceOrderBody, 'termsVersion'> {
  /** Null when nobody accepted any: an admin cannot do it for a customer. */
  termsVersion?: string | null | undefined;
  /** Whose order it is: the caller's own, or a customer's on the phone with an admin. */
  customerId: number;
  idempotencyKey: string | undefined;
}

/** `insert` writes the order in a transaction, alone or together with others. */
export async function placeOrder(
  context: ActorContext,
  checkout: Checkout,
  insert: (order: NewOrder) => Promise<Outcome> = (order) =>
    context.database.transaction((tx) => insertOne(context, tx, order)),
): Promise<LoadedOrder> {
  const { customerId, details, expectedTotal, termsVersion, idempotencyKey } = checkout;
  const { mosqueId, shippingAddress } = checkout;
  const { actor, clock, database, limits, requestId, settings } = context;
  const { shop } = settings.current;
  const terms = versionOf(shop);
  if (termsVersion && termsVersion !== terms) throw new AppError('TERMS_CHANGED');
  const createdAt = clock.now();
  const request = JSON.stringify({ details, expectedTotal, shippingAddress, mosqueId });
  const requestHash = createHash('sha256').update(request).digest();

  const order: NewOrder = {
    userId: customerId,
    mosque: mosqueId ? await showMosque(database.db, { mosqueId, userId: customerId }) : null,
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
  // An order with an address contains a box. One without may have forgotten it, which has its own
  // error.
  const placeShipped = () => placeShippedOrder(context, order, shippingAddress);
  const first = shippingAddress ? await placeShipped() : await insert(order);
  if ('placed' in first) return first.placed;
  const earlier = await findEarlier(database.db, order);
  if (earlier) return earlier;

  const { refused } = first;
  if (!shippingAddress && refused.reason === 'needsShipment') return settle(await placeShipped());
  if (!shippingAddress && refused.reason === 'conflict') {
    const { transaction } = database;
    return settle(await insertWithFreeCode(context, transaction, order, refused.total));
  }
  return settle(first);

  function settle(outcome: Outcome): LoadedOrder {
    if ('placed' in outcome) return outcome.placed;
    throw refusalError(outcome.refused, expectedTotal);
  }
}

/** What the same key has placed before. */
async function findEarlier(
  db: Db,
  { userId, idempotencyKey, requestHash }: NewOrder,
): Promise<LoadedOrder | undefined> {
  const earlier = idempotencyKey && (await findOrderByKey(db, userId, idempotencyKey));
  if (!earlier) return undefined;
  if (!earlier.requestHash?.equals(requestHash)) throw new AppError('IDEMPOTENCY_MISMATCH');
  return getOrder(db, earlier.id, userId);
}

function refusalError(refusal: Refusal, expectedTotal: number | undefined): AppError {
  switch (refusal.reason) {
    case 'tooManyOpen':
      return new AppError('TOO_MANY_OPEN_ORDERS');
    case 'tooManyRecent':
      return new AppError('TOO_MANY_ORDERS');
    case 'address':
      return new AppError('ADDRESS_REQUIRED', { field: 'shippingAddress' });
    case 'outOfStock': {
      const { name, stock } = refusal.shortOf;
      return new AppError('OUT_OF_STOCK', { message: shortageSentence(name, stock) });
    }
    case 'choose':
      return new AppError('VARIANT_REQUIRED');
    case 'gone':
      return new AppError('PRODUCT_GONE');
    case 'tooLarge':
      return new AppError('TOTAL_TOO_LARGE');
    case 'priceChanged':
      return new AppError('PRICE_CHANGED', {
        message: `Harga telah berubah. Total sekarang ${formatRupiah(refusal.total)}, sebelumnya ${formatRupiah(expectedTotal ?? 0)}. Periksa kembali pesanan Anda.`,
      });
    case 'needsShipment':
    case 'conflict':
      return new AppError('CONFLICT');
  }
}
