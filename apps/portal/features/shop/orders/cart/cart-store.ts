import { userEntryName } from '~/lib/session/user-entries';
import type { CartItem } from './cart';
import { parseCart } from './stored-cart';

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
