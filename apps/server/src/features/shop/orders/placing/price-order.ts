// What an order costs now, and whether it can be sold. Prices come from the database, never from the
// browser; the prices added up here are the prices stored with the order.
import { type MitraSteps, type SteppedPrice, stepsOfMitra, unitPrice } from '@timesync/contract';
import type { NewLine, NewOrder, Refusal } from './new-order.ts';

/** A product, or one of its variants, as it is sold now. */
export interface Offer {
  productName: string;
  requiresLicense: boolean;
  isShipped: boolean;
  warrantyMonths: number | null;
  productPrice: number;
  productStock: number | null;
  hasVariants: boolean;
  /** Null when none was chosen, or when the chosen one is not sold (any more). */
  variant: (OfferedVariant & SteppedPrice & MitraSteps) | null;
}

interface OfferedVariant {
  name: string;
  init: string | null;
  stock: number | null;
}

export interface PricedLine {
  line: NewLine;
  offer: Offer;
  price: number;
}

export type PricedOrder = { lines: PricedLine[]; total: number } | { refused: Refusal };

type Problem = 'needsShipment' | 'choose' | 'gone';
/** An order is refused for the first of these that one of its lines has. */
const PROBLEMS: readonly Problem[] = ['needsShipment', 'choose', 'gone'];

export function priceOrder(
  { lines, shipment, expectedTotal, maxTotal }: NewOrder,
  findOffer: (line: NewLine) => Offer | undefined,
  isMitra = false,
): PricedOrder {
  const checked = lines.map((line) =>
    checkLine(line, findOffer(line), {
      hasShipment: shipment !== undefined,
      qty: qtyOf(line, lines),
      isMitra,
    }),
  );
  const reason = PROBLEMS.find((problem) => checked.includes(problem));
  if (reason) return { refused: { reason } };
  const priced = checked.filter((line) => typeof line === 'object');
  const goods = priced.reduce((sum, { price, line }) => sum + price * line.qty, 0);
  const total = goods + (shipment?.shippingAmount ?? 0);
  if (total > maxTotal) return { refused: { reason: 'tooLarge' } };
  if (total !== (expectedTotal ?? total)) return { refused: { reason: 'priceChanged', total } };
  return { lines: priced, total };
}

/** Of this variant in the whole order: a price by quantity counts all its lines. */
function qtyOf({ productVariantId }: NewLine, lines: NewLine[]): number {
  return lines
    .filter((line) => line.productVariantId === productVariantId)
    .reduce((sum, { qty }) => sum + qty, 0);
}

function checkLine(
  line: NewLine,
  offer: Offer | undefined,
  { hasShipment, qty, isMitra }: { hasShipment: boolean; qty: number; isMitra: boolean },
): PricedLine | Problem {
  if (!offer) return 'gone';
  const { variant } = offer;
  if (line.productVariantId && !variant) return 'gone';
  if (!variant && (offer.requiresLicense || offer.hasVariants)) return 'choose';
  const stock = variant ? variant.stock : offer.productStock;
  if (!hasShipment && (offer.isShipped || stock !== null)) return 'needsShipment';
  if (!variant) return { line, offer, price: offer.productPrice };
  const priceSteps = isMitra ? stepsOfMitra(variant) : variant.priceSteps;
  return { line, offer, price: unitPrice({ price: variant.price, priceSteps }, qty) };
}
