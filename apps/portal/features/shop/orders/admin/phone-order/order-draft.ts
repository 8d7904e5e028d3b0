// An order taken by phone, before it is sent. Prices here are for reading them out: the server takes
// its own.
import { MAX_QUANTITY, type Product, unitPrice } from '@timesync/contract';

export interface DraftLine {
  productId: number;
  productVariantId: number | null;
  qty: number;
  /** Copied when chosen, to show its name even if it is no longer sold. */
  name: string;
  variantName: string | undefined;
}

/** What a caller without an account says, as typed. */
export interface Caller {
  name: string;
  whatsapp: string;
  email: string;
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

/** The product in the fields, which counts without being added first. */
export interface LineChoice {
  productId: string;
  variantId: string;
  qty: number;
}

export const NO_CHOICE: LineChoice = { productId: '', variantId: '', qty: 1 };

/** The line that it is; undefined when nothing is chosen, or nothing that is sold. */
export function chosenLine(
  { productId, variantId, qty }: LineChoice,
  products: readonly Product[],
): DraftLine | undefined {
  const product = products.find(({ id }) => String(id) === productId);
  if (!product) return undefined;
  const variant = product.ProductVariant.find(({ id }) => String(id) === variantId);
  if (product.ProductVariant.length > 0 && !variant) return undefined;
  return {
    productId: product.id,
    productVariantId: variant?.id ?? null,
    qty,
    name: product.name,
    variantName: variant?.name,
  };
}

export interface PricedLine extends DraftLine {
  /** None when it is no longer sold like this: the server refuses the order until it is removed. */
  price: number | undefined;
  isShipped: boolean;
}

export function priceLines(
  lines: readonly DraftLine[],
  products: readonly Product[],
): PricedLine[] {
  return lines.map((line) => ({
    ...line,
    price: priceOf(line, products),
    isShipped: products.some(({ id, isShipped }) => id === line.productId && isShipped),
  }));
}

function priceOf(line: DraftLine, products: readonly Product[]): number | undefined {
  const product = products.find(({ id }) => id === line.productId);
  if (!product) return undefined;
  if (line.productVariantId === null && product.ProductVariant.length === 0) return product.price;
  const variant = product.ProductVariant.find(({ id }) => id === line.productVariantId);
  return variant && unitPrice(variant, line.qty);
}

export function isSold(line: PricedLine): boolean {
  return line.price !== undefined;
}

export function totalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { qty, price = 0 }) => sum + qty * price, 0);
}
