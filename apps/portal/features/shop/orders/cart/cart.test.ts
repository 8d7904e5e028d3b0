import { describe, expect, test } from 'vitest';
import { addMissing, addToCart, type CartItem, changeQuantity, removeFromCart } from './cart';

function item(changes: Partial<CartItem> = {}): CartItem {
  return {
    productId: 1,
    productVariantId: 11,
    name: 'Lisensi',
    variantName: 'TV box',
    price: 150_000,
    qty: 1,
    ...changes,
  };
}

test('ordering again adds what is missing and leaves what is there', () => {
  const [there, missing] = [item({ qty: 3 }), item({ productVariantId: 12, qty: 2 })];
  const cart = addMissing([there], [item(), missing]);
  expect(cart).toEqual([there, missing]);
  expect(addMissing(cart, [item(), missing])).toEqual(cart);
});

describe('adding', () => {
  test.each<[string, CartItem[], CartItem, [number, number | null, number][]]>([
    ['to an empty cart', [], item({ qty: 2 }), [[1, 11, 2]]],
    ['the same product and variant adds up', [item({ qty: 2 })], item({ qty: 3 }), [[1, 11, 5]]],
    [
      'another variant is another line',
      [item()],
      item({ productVariantId: 12 }),
      [
        [1, 11, 1],
        [1, 12, 1],
      ],
    ],
    [
      'a product without variant is not its variant',
      [item({ productVariantId: null })],
      item(),
      [
        [1, null, 1],
        [1, 11, 1],
      ],
    ],
    [
      'a product without variant adds up too',
      [item({ productVariantId: null })],
      item({ productVariantId: null }),
      [[1, null, 2]],
    ],
    ['never above 999', [item({ qty: 998 })], item({ qty: 5 }), [[1, 11, 999]]],
    ['never below 1', [], item({ qty: 0 }), [[1, 11, 1]]],
    ['only whole ones', [], item({ qty: 2.9 }), [[1, 11, 2]]],
  ])('%s', (_, cart, added, expected) => {
    const result = addToCart(cart, added);
    expect(result.map((line) => [line.productId, line.productVariantId, line.qty])).toEqual(
      expected,
    );
  });

  test('keeps the place of the line and takes the name and price just seen', () => {
    const cart = [item(), item({ productId: 2 })];
    const result = addToCart(cart, item({ price: 175_000, name: 'Lisensi baru' }));
    expect(result[0]).toMatchObject({ name: 'Lisensi baru', price: 175_000, qty: 2 });
    expect(result).toHaveLength(2);
  });
});

describe('changing the quantity', () => {
  test.each([
    [3, 3],
    [0, 1],
    [-4, 1],
    [1000, 999],
    [Number.NaN, 1],
  ])('to %d gives %d', (asked, changed) => {
    const result = changeQuantity([item(), item({ productVariantId: 12 })], item(), asked);
    expect(result.map((line) => line.qty)).toEqual([changed, 1]);
  });

  test('of a line that is not there changes nothing', () => {
    expect(changeQuantity([item()], { productId: 9, productVariantId: null }, 5)).toEqual([item()]);
  });
});

test('removing takes out exactly that product and variant', () => {
  const cart = [item(), item({ productVariantId: 12 }), item({ productVariantId: null })];
  expect(removeFromCart(cart, item()).map((line) => line.productVariantId)).toEqual([12, null]);
});
