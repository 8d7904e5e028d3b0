// What the cart costs today. Prices are re-read from the catalogue; a line whose price changed since
// it was added says so, and a line that is no longer sold does not count.
import {
  type PlaceOrderBody,
  type Product,
  productLabel,
  shortageSentence,
  unitPrice,
} from '@timesync/contract';
import type { Destination } from '../checkout/checkout';
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

/** Why these lines cannot be bought, as a sentence; nothing when they can. */
export function findPurchaseObstacle(lines: readonly QuotedLine[]): string | undefined {
  if (lines.length === 0) return 'Keranjang kosong!';
  if (lines.some((line) => !line.isSold)) {
    return 'Ada produk yang sudah tidak dijual. Hapus dari keranjang, lalu coba lagi.';
  }
  const short = lines.find(({ stock, qty }) => stock !== null && qty > stock);
  return short && shortageSentence(productLabel(short.name, short.variantName), short.stock);
}

/** Ids and quantities only: the server reads the prices, and refuses when its sum is another. */
export function orderBodyOf(lines: readonly QuotedLine[], to: Destination | undefined) {
  const body: PlaceOrderBody = {
    details: lines.map(({ productId, productVariantId, qty }) => ({
      productId,
      productVariantId,
      qty,
    })),
    expectedTotal: totalOf(lines) + (to?.cost ?? 0),
  };
  return to ? { ...body, shippingAddress: to.address } : body;
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
