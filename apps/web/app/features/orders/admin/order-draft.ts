// An order taken by phone, before it is sent. Prices here are for reading them out: the server takes
// its own.
import { MAX_QUANTITY, type Product } from '@timesync/contract';

export interface DraftLine {
  productId: number;
  productVariantId: number | null;
  qty: number;
}

const isSame = (a: DraftLine, b: DraftLine) =>
  a.productId === b.productId && a.productVariantId === b.productVariantId;

/** The same product and variant again is more of it, not another line. */
export function addLine(lines: readonly DraftLine[], added: DraftLine): DraftLine[] {
  if (!lines.some((line) => isSame(line, added))) return [...lines, added];
  return lines.map((line) =>
    isSame(line, added) ? { ...line, qty: Math.min(MAX_QUANTITY, line.qty + added.qty) } : line,
  );
}

export function removeLine(lines: readonly DraftLine[], removed: DraftLine): DraftLine[] {
  return lines.filter((line) => !isSame(line, removed));
}

export interface PricedLine extends DraftLine {
  name: string;
  variantName: string | undefined;
  price: number;
}

export function priceLines(lines: readonly DraftLine[], products: readonly Product[]) {
  return lines.flatMap((line): PricedLine[] => {
    const product = products.find(({ id }) => id === line.productId);
    if (!product) return [];
    const variant = product.ProductVariant.find(({ id }) => id === line.productVariantId);
    const price = variant?.price ?? product.price;
    return [{ ...line, name: product.name, variantName: variant?.name, price }];
  });
}

export function totalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { qty, price }) => sum + qty * price, 0);
}
