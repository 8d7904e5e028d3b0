// One cart per user, in the browser: a reload loses nothing, all tabs share it, and the next user of
// this device does not see it. Validated by hand: a schema library would be larger than the whole
// dashboard.
import { MAX_QUANTITY, type PriceStep } from '@timesync/contract';
import type { CartItem } from './cart';

/** An unreadable stored cart is an empty cart. */
export function parseCart(stored: string | null): CartItem[] {
  try {
    const items: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(items) && items.every(isCartItem) ? items.map(onlyKnownFields) : [];
  } catch {
    return [];
  }
}

function isCartItem(item: Partial<Record<keyof CartItem, unknown>> | null): item is CartItem {
  return (
    isWhole(item?.productId) &&
    (item?.productVariantId === null || isWhole(item?.productVariantId)) &&
    typeof item?.name === 'string' &&
    (item.variantName === null || typeof item.variantName === 'string') &&
    isWhole(item.price, { min: 0 }) &&
    (item.priceSteps === undefined || areSteps(item.priceSteps)) &&
    isWhole(item.qty, { min: 1, max: MAX_QUANTITY })
  );
}

function areSteps(steps: unknown): boolean {
  return (
    Array.isArray(steps) &&
    steps.every(
      (step: Partial<Record<keyof PriceStep, unknown>> | null) =>
        isWhole(step?.fromQty, { min: 1 }) && isWhole(step?.price, { min: 1 }),
    )
  );
}

function isWhole(value: unknown, { min = -Infinity, max = Infinity } = {}): boolean {
  return Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max;
}

const onlyKnownFields = (item: CartItem): CartItem => ({
  productId: item.productId,
  productVariantId: item.productVariantId,
  name: item.name,
  variantName: item.variantName,
  price: item.price,
  ...(item.priceSteps && { priceSteps: item.priceSteps }),
  qty: item.qty,
});
