// A hundred buyers, on PostgreSQL: the stock never becomes negative, and is returned once. They
// come in waves: boxes of one kind are sold one after the other, and a busy machine would refuse
// the last of a hundred.
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { openBrowser, signInAs } from '../../../../../test/people.ts';
import { createBox, sampleAddress, stockOf } from '../../../../../test/shop.ts';
import { createTestApp } from '../../../../../test/test-app.ts';
import { expireOrders } from '../expiring/expire-orders.ts';
import { orderLines } from '../orders.schema.ts';

const BUYERS = 20;
const DAY_MS = 24 * 60 * 60 * 1000;

const test = await createTestApp();
// Each may have five unpaid orders: twenty people are a hundred buyers.
let buyers = await Promise.all(Array.from({ length: BUYERS }, () => signInAs(test)));

async function boxWith(stock: number) {
  const { id, variants } = await createBox(test, stock);
  return { productId: id, productVariantId: variants[0]?.id ?? 0 };
}

const heldUnits = async (id: number) => {
  const [found] = await test.database.db
    .select({ held: sql<number>`coalesce(sum(${orderLines.qty}), 0)::int` })
    .from(orderLines)
    .where(sql`${orderLines.productVariantId} = ${id} and ${orderLines.reservedStock}`);
  return found?.held;
};

/** One order of each of the next people, concurrently. */
function orderAtOnce(wave: number, size: number, detailsOf: (index: number) => object[]) {
  return Promise.all(
    Array.from({ length: size }, async (_, index) => {
      const buyer = buyers[(wave * size + index) % BUYERS];
      if (!buyer) throw new Error('no buyer');
      const body = { details: detailsOf(index), shippingAddress: sampleAddress };
      return (await buyer.browser.post('/transaction', body)).json();
    }),
  );
}

it('sells the last four boxes to ten buyers concurrently, ten times, then returns each once', async () => {
  const boxes = await Promise.all(Array.from({ length: 10 }, () => boxWith(4)));
  const placed = [];
  for (const [wave, box] of boxes.entries()) {
    const answers = await orderAtOnce(wave, 10, () => [{ ...box, qty: 1 }]);
    const sold = answers.filter(({ status }) => status === 'pending');
    const refused = answers.filter(({ code }) => code === 'OUT_OF_STOCK');
    expect([sold.length, refused.length]).toEqual([4, 6]);
    expect(await stockOf(test, box.productVariantId)).toBe(0);
    expect(await heldUnits(box.productVariantId)).toBe(4);
    placed.push(...sold);
  }

  // Cancelled by their owners and ended by the clock at the same moment.
  test.clock.advance(4 * DAY_MS);
  buyers = await Promise.all(
    buyers.map(async ({ user }) => ({ user, browser: await openBrowser(test, user) })),
  );
  await Promise.all([
    ...placed.map(({ id, user }) => {
      const owner = buyers.find((buyer) => buyer.user.email === user.email);
      return owner?.browser.post(`/transaction/${id}/cancel`);
    }),
    ...Array.from({ length: 5 }, () => expireOrders(test.dependencies)),
  ]);
  for (const { productVariantId } of boxes) {
    expect(await stockOf(test, productVariantId)).toBe(4);
    expect(await heldUnits(productVariantId)).toBe(0);
  }
});

it('two boxes in two orders, the other way round, do not deadlock', async () => {
  const one = await boxWith(100);
  const other = await boxWith(100);
  const details = [
    { ...one, qty: 1 },
    { ...other, qty: 1 },
  ];
  // A deadlock would be retried and only cost time: it is detected by its rollback.
  const statements = vi.spyOn(pg.Client.prototype, 'query');
  for (let wave = 0; wave < 20; wave += 1) {
    const answers = await orderAtOnce(wave, 5, (index) =>
      index % 2 ? details : details.toReversed(),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill('pending'));
  }
  expect(statements).not.toHaveBeenCalledWith('rollback');
  expect(await stockOf(test, one.productVariantId)).toBe(0);
  expect(await stockOf(test, other.productVariantId)).toBe(0);
});
