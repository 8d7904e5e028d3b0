// A hundred buyers at once, on PostgreSQL: the stock never falls below nothing, and comes back once.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, type SignedIn, signInAs } from '../../../../test/people.ts';
import { createBox, sampleAddress } from '../../../../test/shop.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { productVariants } from '../../catalog/catalog.schema.ts';
import { expireOrders } from '../expire-orders.ts';
import { orderLines } from '../orders.schema.ts';

const BUYERS = 20;
const HUNDRED = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

let test: TestApp;
let buyers: SignedIn[];

beforeAll(async () => {
  test = await createTestApp();
  // Each may have five unpaid orders: twenty people are a hundred buyers.
  buyers = await Promise.all(Array.from({ length: BUYERS }, () => signInAs(test)));
});
afterAll(() => test.close());

async function boxWith(stock: number) {
  const { id, variants } = await createBox(test, stock);
  return { productId: id, productVariantId: variants[0]?.id ?? 0 };
}

async function stockOf(id: number) {
  const [found] = await test.database.db
    .select({ stock: productVariants.stock })
    .from(productVariants)
    .where(eq(productVariants.id, id));
  return found?.stock;
}

const heldUnits = async (id: number) => {
  const [found] = await test.database.db
    .select({ held: sql<number>`coalesce(sum(${orderLines.qty}), 0)::int` })
    .from(orderLines)
    .where(sql`${orderLines.productVariantId} = ${id} and ${orderLines.reservedStock}`);
  return found?.held;
};

it('sells thirty boxes to a hundred buyers, then takes every one back once', async () => {
  const box = await boxWith(30);
  const responses = await Promise.all(
    Array.from({ length: HUNDRED }, (_, index) =>
      buyers[index % BUYERS]?.browser.post('/transaction', {
        details: [{ ...box, qty: 1 }],
        shippingAddress: sampleAddress,
      }),
    ),
  );
  const placed = responses.filter((response) => response?.statusCode === 201);
  const refused = responses.filter((response) => response?.json().code === 'OUT_OF_STOCK');
  // Boxes of one kind are sold one after the other: who waits too long is told to come again.
  const busy = responses.filter((response) => response?.statusCode === 503);
  expect(placed.length + refused.length + busy.length).toBe(HUNDRED);
  expect(placed.length).toBeGreaterThan(0);
  expect(await stockOf(box.productVariantId)).toBe(30 - placed.length);
  expect(await heldUnits(box.productVariantId)).toBe(placed.length);
  if (refused.length > 0) expect(placed).toHaveLength(30);

  // Cancelled by their owners and ended by the clock at the same moment.
  test.clock.advance(4 * DAY_MS);
  buyers = await Promise.all(
    buyers.map(async ({ user }) => ({ user, browser: await openBrowser(test, user) })),
  );
  await Promise.all([
    ...placed.map((response) => {
      const { id, user } = response?.json() ?? {};
      const owner = buyers.find((buyer) => buyer.user.email === user.email);
      return owner?.browser.post(`/transaction/${id}/cancel`);
    }),
    ...Array.from({ length: 5 }, () => expireOrders(test.dependencies)),
  ]);
  expect(await stockOf(box.productVariantId)).toBe(30);
  expect(await heldUnits(box.productVariantId)).toBe(0);
});

it('two boxes in two orders, the other way round, block nobody', async () => {
  const one = await boxWith(HUNDRED);
  const other = await boxWith(HUNDRED);
  const responses = await Promise.all(
    Array.from({ length: HUNDRED }, (_, index) => {
      const details = [
        { ...one, qty: 1 },
        { ...other, qty: 1 },
      ];
      return buyers[index % BUYERS]?.browser.post('/transaction', {
        details: index % 2 ? details : details.toReversed(),
        shippingAddress: sampleAddress,
      });
    }),
  );
  const placed = responses.filter((response) => response?.statusCode === 201);
  const busy = responses.filter((response) => response?.statusCode === 503);
  expect(placed.length + busy.length).toBe(HUNDRED);
  expect(placed.length).toBeGreaterThan(0);
  expect(await stockOf(one.productVariantId)).toBe(HUNDRED - placed.length);
  expect(await stockOf(other.productVariantId)).toBe(HUNDRED - placed.length);
});
