// One cart per user, in the browser: a reload loses nothing, all tabs share it, and the next user of
// this device does not see it.
import { MAX_QUANTITY, type PriceStep } from '@timesync/contract';
import { userEntryName } from '~/lib/session/user-entries';
import type { CartItem } from './cart';

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `otherTabs` is the window: it hears of changes made in the other tabs. */
export function createCartStore(email: string, storage: BrowserStorage, otherTabs: EventTarget) {
  const key = userEntryName('cart', email);
  let stored = storage.getItem(key);
  let items = parseCart(stored);
  let isStorageWorking = true;
  const listeners = new Set<() => void>();

  function takeOver(next: string | null) {
    if (next === stored) return;
    stored = next;
    items = parseCart(next);
    for (const listener of listeners) listener();
  }

  function save(next: CartItem[]) {
    const text = next.length === 0 ? null : JSON.stringify(next);
    try {
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
      isStorageWorking = true;
    } catch {
      // A full storage: the cart then lasts as long as the page.
      isStorageWorking = false;
    }
    takeOver(text);
  }

  return {
    getItems: () => items,
    subscribe(listener: () => void) {
      const hear = (event: Event) => {
        const changedKey = (event as StorageEvent).key;
        // No key means that the whole storage was cleared.
        if (changedKey === key || changedKey === null) takeOver(storage.getItem(key));
      };
      listeners.add(listener);
      otherTabs.addEventListener('storage', hear);
      return () => {
        listeners.delete(listener);
        otherTabs.removeEventListener('storage', hear);
      };
    },
    change(step: (items: readonly CartItem[]) => CartItem[]) {
      // Another tab may have written a moment ago, before this one heard of it.
      if (isStorageWorking) takeOver(storage.getItem(key));
      save(step(items));
    },
    clear() {
      save([]);
    },
  };
}

/**
 * An unreadable stored cart is an empty cart. Validated by hand: a schema library would be larger than
 * the whole dashboard.
 */
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
