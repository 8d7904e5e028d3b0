import { useMemo, useSyncExternalStore } from 'react';
import {
  addMissing,
  addToCart,
  type CartItem,
  type CartLineId,
  changeQuantity,
  removeFromCart,
} from './cart';
import { createCartStore } from './cart-store';

export function useCart(email: string) {
  const store = useMemo(() => createCartStore(email, localStorage, window), [email]);
  const items = useSyncExternalStore(store.subscribe, store.getItems);
  return {
    items,
    add: (item: CartItem) => store.change((cart) => addToCart(cart, item)),
    addMissing: (items: readonly CartItem[]) => store.change((cart) => addMissing(cart, items)),
    changeQuantity: (line: CartLineId, qty: number) =>
      store.change((cart) => changeQuantity(cart, line, qty)),
    remove: (line: CartLineId) => store.change((cart) => removeFromCart(cart, line)),
    clear: store.clear,
  };
}
