import type { StockedOffer } from '../../catalog/stock/reserve-stock.ts';
import type { LoadedOrder } from '../load-order.repository.ts';

export interface NewLine {
  productId: number;
  productVariantId?: number | null | undefined;
  qty: number;
  /** Its quantity was reserved in this transaction. */
  reservedStock?: boolean;
}

/** Of an order with boxes or counted goods (`place-shipped-order.ts`). */
export interface Shipment {
  shippingAmount: number;
  awaitsShippingCost: boolean;
}

export interface NewOrder {
  userId: number;
  /** The mosque it is for; null for the customer himself. */
  mosque: LoadedOrder['mosque'];
  placedBy: { id: number; kind: 'customer' | 'admin' };
  lines: NewLine[];
  expectedTotal: number | undefined;
  maxTotal: number;
  /** How many open orders a customer may have. An admin on the phone is not limited. */
  maxOpen: number;
  /** How many orders a customer may place within an hour, cancelled ones included. */
  maxPerHour: number;
  /** 1 adds the unique code to the total, -1 subtracts it, 0: no code. */
  codeSign: -1 | 0 | 1;
  /** Without it an order with boxes or counted goods is refused with `needsShipment`. */
  shipment?: Shipment;
  /** A code that is known to be free, after another order took the amount of the first choice. */
  freeCode?: number;
  termsVersion: string | null;
  createdAt: Date;
  expiresAt: Date;
  idempotencyKey: string | undefined;
  requestHash: Buffer;
  requestId: string;
}

export type Refusal =
  | { reason: 'gone' | 'choose' | 'needsShipment' | 'address' | 'tooLarge' }
  | { reason: 'tooManyOpen' | 'tooManyRecent' }
  | { reason: 'outOfStock'; shortOf: StockedOffer }
  | { reason: 'priceChanged'; total: number }
  /** The idempotency key was used before, or another order holds the amount. */
  | { reason: 'conflict'; total: number };

export type Outcome = { placed: LoadedOrder } | { refused: Refusal };
