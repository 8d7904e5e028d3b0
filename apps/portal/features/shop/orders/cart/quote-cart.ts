// What the cart costs today. Prices are re-read from the catalogue; a line whose price changed since
// it was added says so, and a line that is no longer sold does not count.
import { type Product, unitPrice } from '@timesync/contract';
import type { CartItem } from './cart';

/** `undefined` while the catalogue has not answered: the price seen at adding is used until then. */
export type FindProduct = (productId: number) => Product | 'gone' | undefined;

/** `price` is what one piece costs today at this quantity. */
export interface QuotedLine extends CartItem {
  /** The price at adding, when today's differs. */
  previousPrice: number | null;
  isSold: boolean;
  /** Whether the product is sent to an address. */
  isShipped: boolean;
  /** The stock; null when it is not counted. */
  stock: number | null;
}

/** Used until the catalogue is loaded. */
const unknown = { previousPrice: null, isShipped: false, stock: null };

export function quoteCart(items: readonly CartItem[], findProduct: FindProduct): QuotedLine[] {
  return items.map((item) => quoteLine(item, findProduct(item.productId)));
}

export function totalOf(lines: readonly QuotedLine[]): number {
  return lines.reduce((sum, line) => sum + (line.isSold ? line.price * line.qty : 0), 0);
}

function quoteLine(item: CartItem, product: Product | 'gone' | undefined): QuotedLine {
  const seen = unitPrice(item, item.qty);
  if (!product) return { ...item, ...unknown, price: seen, isSold: true };
  const offer = product === 'gone' ? undefined : findOffer(product, item.productVariantId);
  if (!offer) return { ...item, ...unknown, price: seen, isSold: false };
  const price = unitPrice(offer, item.qty);
  return { ...item, ...offer, price, previousPrice: price === seen ? null : seen, isSold: true };
}

function findOffer(product: Product, variantId: number | null) {
  if (variantId === null) {
    // The product has got variants since, and the server requires one.
    if (product.ProductVariant.length > 0) return undefined;
    const { name, price, isShipped, stock } = product;
    return { name, variantName: null, price, priceSteps: undefined, isShipped, stock };
  }
  const variant = product.ProductVariant.find(({ id }) => id === variantId);
  if (!variant) return undefined;
  const { name: variantName, price, priceSteps, stock } = variant;
  const { name, isShipped } = product;
  return { name, variantName, price, priceSteps, isShipped, stock };
}
