import { beforeEach, expect, test, vi } from 'vitest';
import { addToCart, type CartItem, changeQuantity } from './cart';
import { createCartStore, parseCart } from './cart-store';

const box: CartItem = {
  productId: 3,
  productVariantId: null,
  name: 'TimeSync Box',
  variantName: null,
  price: 950_000,
  qty: 1,
};

let values: Map<string, string>;
const storage = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
};
beforeEach(() => {
  values = new Map();
});

const openTab = (email = 'Budi@example.id', window = new EventTarget()) => ({
  window,
  cart: createCartStore(email, storage, window),
});

function tell(window: EventTarget, key: string | null) {
  window.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

test('a reload finds the cart again', () => {
  openTab().cart.change((items) => addToCart(items, box));
  expect(openTab().cart.getItems()).toEqual([box]);
});

test('another user has another cart, whatever the case of the email', () => {
  openTab().cart.change((items) => addToCart(items, box));
  expect(openTab('siti@example.id').cart.getItems()).toEqual([]);
  expect(openTab('budi@EXAMPLE.id').cart.getItems()).toEqual([box]);
});

test('a change in another tab is taken over', () => {
  const [mine, other] = [openTab(), openTab()];
  const listener = vi.fn();
  mine.cart.subscribe(listener);
  other.cart.change((items) => addToCart(items, box));
  tell(mine.window, 'cart:budi@example.id');
  expect(listener).toHaveBeenCalledOnce();
  mine.cart.change((items) => addToCart(items, box));
  expect(mine.cart.getItems()).toEqual([{ ...box, qty: 2 }]);
});

test('a change uses the stored cart, even before the storage event arrives', () => {
  const [mine, other] = [openTab(), openTab()];
  other.cart.change((items) => addToCart(items, box));
  mine.cart.change((items) => addToCart(items, { ...box, productId: 4 }));
  expect(
    openTab()
      .cart.getItems()
      .map((item) => item.productId),
  ).toEqual([3, 4]);
});

test('storage events of other keys are ignored', () => {
  const { cart, window } = openTab();
  const listener = vi.fn();
  cart.subscribe(listener);
  values.set('cart:budi@example.id', JSON.stringify([box]));
  tell(window, 'something-else');
  expect(listener).not.toHaveBeenCalled();
  tell(window, null);
  expect(listener).toHaveBeenCalledOnce();
});

test('the same items object stays until something changes', () => {
  const { cart } = openTab();
  cart.change((items) => addToCart(items, box));
  const before = cart.getItems();
  cart.change((items) => changeQuantity(items, box, 1));
  expect(cart.getItems()).toBe(before);
});

test('clearing leaves nothing behind', () => {
  const { cart } = openTab();
  cart.change((items) => addToCart(items, box));
  cart.clear();
  expect(cart.getItems()).toEqual([]);
  expect(values.size).toBe(0);
});

test('what cannot be read in storage is an empty cart, at the start and when another tab wrote it', () => {
  values.set('cart:budi@example.id', '[1]');
  expect(openTab().cart.getItems()).toEqual([]);
  values.set('cart:budi@example.id', JSON.stringify([box]));
  const { cart, window } = openTab();
  cart.subscribe(() => undefined);
  values.set('cart:budi@example.id', '{');
  tell(window, 'cart:budi@example.id');
  expect(cart.getItems()).toEqual([]);
});

test('a storage that refuses still gives a working cart', () => {
  const refusing = {
    ...storage,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  const cart = createCartStore('budi@example.id', refusing, new EventTarget());
  cart.change((items) => addToCart(items, box));
  expect(cart.getItems()).toEqual([box]);
});

test('a stored cart is read again, without what others wrote into it', () => {
  expect(parseCart(JSON.stringify([{ ...box, secret: 'x' }]))).toEqual([box]);
});

test('prices by quantity are stored', () => {
  const stepped = { ...box, priceSteps: [{ fromQty: 5, price: 140_000 }] };
  expect(parseCart(JSON.stringify([stepped]))).toEqual([stepped]);
});

test.each([
  [JSON.stringify([{ ...box, priceSteps: {} }]), 'steps that are no list'],
  [JSON.stringify([{ ...box, priceSteps: [null] }]), 'a step that is nothing'],
  [JSON.stringify([{ ...box, priceSteps: [{ fromQty: 5, price: 0 }] }]), 'a step for free'],
  ['{', 'no JSON'],
  ['null', 'nothing'],
  ['{"productId":1}', 'no list'],
  ['[null]', 'nothing in it'],
  [JSON.stringify([{ ...box, productId: '1' }]), 'a text for a number'],
  [JSON.stringify([{ ...box, productVariantId: undefined }]), 'a missing field'],
  [JSON.stringify([{ ...box, name: 7 }]), 'a number for a text'],
  [JSON.stringify([{ ...box, price: -1 }]), 'a price below nothing'],
  [JSON.stringify([{ ...box, qty: 0 }]), 'none of it'],
  [JSON.stringify([{ ...box, qty: 1.5 }]), 'a half'],
  [JSON.stringify([{ ...box, qty: 1000 }]), 'too many'],
])('%s is an empty cart: %s', (stored) => {
  expect(parseCart(stored)).toEqual([]);
});
