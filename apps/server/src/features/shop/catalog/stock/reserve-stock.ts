// Bought items leave the stock in the order's transaction, and return when the order is not paid.
import type { Tx } from '../../../../platform/db/types.ts';
import { catalogChanged } from '../catalog-changed.ts';
import {
  addToStock,
  findOffer,
  type Offer,
  type StockedOffer,
  subtractFromStock,
} from './stock.repository.ts';

export type { StockedOffer };

interface WantedOffer extends Offer {
  qty: number;
}

type ReservedLine<Line> = Line & { isShipped: boolean; reservedStock: boolean };

/** Returns each line with whether its quantity was reserved, or the first offer that is short. */
export async function reserveStock<Line extends WantedOffer>(
  tx: Tx,
  lines: readonly Line[],
): Promise<{ reserved: Array<ReservedLine<Line>> } | { shortOf: StockedOffer }> {
  const found = new Map<Line, StockedOffer>();
  // Always in the same order, so that two orders of the same boxes cannot deadlock.
  for (const line of lines.toSorted(byCounter)) {
    const offer = await findOffer(tx, line);
    if (!offer) continue;
    found.set(line, offer);
    if (offer.stock !== null && !(await subtractFromStock(tx, line, line.qty))) {
      return { shortOf: (await findOffer(tx, line)) ?? offer };
    }
  }
  const reserved = lines.map((line) => ({
    ...line,
    isShipped: found.get(line)?.isShipped ?? false,
    reservedStock: typeof found.get(line)?.stock === 'number',
  }));
  if (reserved.some(({ reservedStock }) => reservedStock)) await catalogChanged(tx);
  return { reserved };
}

export async function returnStock(tx: Tx, lines: readonly WantedOffer[]): Promise<void> {
  if (lines.length === 0) return;
  const byOffer = Object.values(Object.groupBy(lines, keyOf)).flatMap((same = []) => ({
    ...(same[0] as WantedOffer),
    qty: same.reduce((sum, { qty }) => sum + qty, 0),
  }));
  for (const offer of byOffer.toSorted(byCounter)) await addToStock(tx, offer, offer.qty);
  await catalogChanged(tx);
}

const keyOf = ({ productId, productVariantId }: Offer) => `${productId} ${productVariantId ?? ''}`;

function byCounter(one: Offer, other: Offer): number {
  const byVariant = (one.productVariantId ?? 0) - (other.productVariantId ?? 0);
  return byVariant || one.productId - other.productId;
}
