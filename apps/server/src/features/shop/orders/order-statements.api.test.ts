// Checkout, approval and expiry write many rows in few statements: never one statement per row.
import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { placeSampleOrder } from '../../../../test/shop.ts';
import { openOrderShop } from '../../../../test/shops/order-shop.ts';
import { expireOrders } from './expiring/expire-orders.ts';

const shop = await openOrderShop();

const counted = new AsyncLocalStorage<true>();

/** Of the work alone: jobs and notices ask the database whenever they like. */
async function countStatements<T>(work: () => Promise<T>): Promise<{ count: number; result: T }> {
  let count = 0;
  const { query } = pg.Client.prototype;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    if (counted.getStore()) count += 1;
    return Reflect.apply(query, this, args);
  });
  const result = await counted.run(true, work);
  spy.mockRestore();
  return { count, result };
}

const order = (lines: number, qty: number) =>
  countStatements(() =>
    placeSampleOrder(shop.people.customer.browser, Array(lines).fill({ ...shop.line, qty })),
  );

it('places an order of fifty lines with the statements of one line', async () => {
  await order(1, 1);
  const one = await order(1, 1);
  const fifty = await order(50, 1);
  expect(fifty.result.details).toHaveLength(50);
  expect(one.count).toBeGreaterThan(0);
  expect(fifty.count).toBe(one.count);
  expect(fifty.count).toBeLessThanOrEqual(12);
});

it('lists own orders with two statements, the session included', async () => {
  const { browser } = shop.people.customer;
  await browser.get('/transaction');
  const { count, result } = await countStatements(() => browser.get('/transaction'));
  expect(result.json().data).not.toHaveLength(0);
  expect(count).toBe(2);
});

it('issues a thousand licences with the statements of one', async () => {
  const counts: number[] = [];
  for (const [lines, qty] of [
    [1, 1],
    [50, 20],
  ] as const) {
    const { result: placed } = await order(lines, qty);
    await shop.sendProof(placed.id);
    const { count, result } = await countStatements(() => shop.approve(placed.id, 1));
    const licenses = result.json().details.flatMap((line: { licenses: [] }) => line.licenses);
    expect(licenses).toHaveLength(lines * qty);
    counts.push(count);
  }
  expect(counts[0]).toBeGreaterThan(0);
  expect(counts[1]).toBe(counts[0]);
  expect(counts[1]).toBeLessThanOrEqual(18);
});

it('ends five overdue orders with the statements of one', async () => {
  const counts: number[] = [];
  await shop.passDays(4);
  await expireOrders(shop.test.dependencies);
  for (const orders of [1, 5]) {
    for (let placed = 0; placed < orders; placed += 1) await shop.newOrder();
    await shop.passDays(4);
    const { count, result } = await countStatements(() => expireOrders(shop.test.dependencies));
    expect(result).toBe(orders);
    counts.push(count);
  }
  expect(counts[1]).toBe(counts[0]);
});
