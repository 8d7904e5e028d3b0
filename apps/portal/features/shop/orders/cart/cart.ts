// A product and variant is in the cart once; adding it again raises its quantity. The price and its
// steps are those the customer saw when adding: they are compared with today's, never sent to the
// server.
import {
  MAX_QUANTITY,
  type PriceStep,
  type Product,
  type ProductVariant,
} from '@timesync/contract';

export interface CartItem {
  productId: number;
  productVariantId: number | null;
  name: string;
  variantName: string | null;
  price: number;
  priceSteps?: readonly PriceStep[] | undefined;
  qty: number;
}

export type CartLineId = Pick<CartItem, 'productId' | 'productVariantId'>;

/** `Jam Masjid, TV box`: tells the buttons and choices of a page apart. */
export function cartItemName({ name, variantName }: Pick<CartItem, 'name' | 'variantName'>) {
  return [name, variantName].filter(Boolean).join(', ');
}

export function cartLineKey(line: CartLineId): string {
  return `${line.productId}-${line.productVariantId ?? 'none'}`;
}

/** What is bought, at the price of this moment. */
export function cartItemOf(product: Product, variant: ProductVariant | null, qty = 1): CartItem {
  return {
    productId: product.id,
    productVariantId: variant?.id ?? null,
    name: product.name,
    variantName: variant?.name ?? null,
    price: variant?.price ?? product.price,
    priceSteps: variant?.priceSteps,
    qty,
  };
}

export function addToCart(cart: readonly CartItem[], added: CartItem): CartItem[] {
  const isSame = sameLineAs(added);
  const present = cart.find(isSame);
  if (!present) return [...cart, { ...added, qty: clampQuantity(added.qty) }];
  const merged = { ...added, qty: clampQuantity(present.qty + added.qty) };
  return cart.map((item) => (isSame(item) ? merged : item));
}

/** Only items that are not in the cart yet, so that ordering again twice does not double them. */
export function addMissing(cart: readonly CartItem[], items: readonly CartItem[]): CartItem[] {
  const missing = items.filter((item) => !cart.some(sameLineAs(item)));
  return missing.reduce<CartItem[]>(addToCart, [...cart]);
}

export function changeQuantity(
  cart: readonly CartItem[],
  line: CartLineId,
  qty: number,
): CartItem[] {
  const isSame = sameLineAs(line);
  return cart.map((item) => (isSame(item) ? { ...item, qty: clampQuantity(qty) } : item));
}

export function removeFromCart(cart: readonly CartItem[], line: CartLineId): CartItem[] {
  const isSame = sameLineAs(line);
  return cart.filter((item) => !isSame(item));
}

function sameLineAs(line: CartLineId) {
  const key = cartLineKey(line);
  return (item: CartItem) => cartLineKey(item) === key;
}

function clampQuantity(qty: number): number {
  return Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(qty) || 1));
}
