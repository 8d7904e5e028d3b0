// Orders that arrive at the same moment share one transaction, and each still gets its own answer.
import { expect, it } from 'vitest';
import { openOrderShop } from '../../../../../test/shops/order-shop.ts';
import { createBatcher } from '../../../../platform/db/batcher.ts';
import { orders } from '../orders.schema.ts';
import { insertOrders } from './insert-orders.ts';
import type { NewOrder } from './new-order.ts';

const shop = await openOrderShop();

const place = (details: object[], more: object = {}, by = shop.people.customer) =>
  by.browser.post('/transaction', { details, ...more });

it('answers each with its own lines, price and refusal', async () => {
  const { line, people } = shop;
  const [three, mixed, gone, changed, stranger] = await Promise.all([
    place([{ ...line, qty: 3 }]),
    place([
      { ...line, qty: 2 },
      { ...line, qty: 1 },
    ]),
    place([{ productId: 999_999, qty: 1 }]),
    place([{ ...line, qty: 1 }], { expectedTotal: 1 }),
    place([{ ...line, qty: 5 }], {}, people.stranger),
  ]);
  const quantities = (response: typeof three) =>
    response.json().details.map(({ qty }: { qty: number }) => qty);
  expect(quantities(three)).toEqual([3]);
  expect(quantities(mixed)).toEqual([2, 1]);
  expect(quantities(stranger)).toEqual([5]);
  expect(three.json().totalAmount).toBe(mixed.json().totalAmount);
  expect(gone.json().code).toBe('PRODUCT_GONE');
  expect(changed.json().code).toBe('PRICE_CHANGED');
  const shown = await shop.show(stranger.json().id, people.stranger);
  expect(shown.json()).toEqual(stranger.json());
  expect((await shop.show(stranger.json().id)).statusCode).toBe(404);
});

it('keeps the others when one is refused by the database', async () => {
  const { db } = shop.test.database;
  const before = await db.$count(orders);
  const nobody = 999_999;
  const { insert } = openBatcher();
  const outcomes = await Promise.allSettled(
    [shop.people.customer.user.id, nobody, shop.people.stranger.user.id].map((userId) =>
      insert(newOrder(userId)),
    ),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await db.$count(orders)).toBe(before + 2);
});

it('places twenty in one transaction', async () => {
  const { insert, sizes } = openBatcher();
  const { id } = shop.people.customer.user;
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => insert(newOrder(id))));
  expect(outcomes.filter((outcome) => 'placed' in outcome)).toHaveLength(20);
  expect(sizes).toEqual([20]);
});

/** As the route makes it, and how many orders each of its transactions had. */
function openBatcher() {
  const { database, dependencies } = shop.test;
  const sizes: number[] = [];
  const insert = createBatcher((batch: NewOrder[]) => {
    sizes.push(batch.length);
    return database.transaction((tx) => insertOrders(dependencies, tx, batch), { retries: 0 });
  });
  return { insert, sizes };
}

function newOrder(userId: number): NewOrder {
  const createdAt = shop.test.clock.now();
  return {
    userId,
    mosque: null,
    placedBy: { id: userId, kind: 'customer' },
    lines: [{ ...shop.line, qty: 1 }],
    expectedTotal: undefined,
    maxTotal: 1_000_000_000,
    maxOpen: 100,
    maxPerHour: 1_000,
    codeSign: 1,
    termsVersion: null,
    createdAt,
    expiresAt: createdAt,
    idempotencyKey: undefined,
    requestHash: Buffer.alloc(32),
    requestId: 'together',
  };
}
