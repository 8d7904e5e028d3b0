// Every end of an order returns unsent stock, once.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openShippedDesk, type ShippedDesk } from '../../../../test/desks/shipped-desk.ts';
import { parcels } from '../../shipping/shipping.schema.ts';
import { expireOrders } from '../expiring/expire-orders.ts';

let desk: ShippedDesk;

beforeAll(async () => {
  desk = await openShippedDesk();
});
afterAll(() => desk.test.close());
beforeEach(() => desk.restart());

it('cancelling returns it once', async () => {
  const { id } = (await desk.buy({ details: [desk.boxes(2)] })).json();
  expect(await desk.stockLeft()).toBe(1);
  await desk.cancel(id);
  await desk.cancel(id);
  expect(await desk.stockLeft()).toBe(3);
});

it('expiring returns it, and a late proof takes it again', async () => {
  const { id } = (await desk.buy({ details: [desk.boxes(2)] })).json();
  await desk.passDays(4);
  await expireOrders(desk.test.dependencies);
  expect(await desk.stockLeft()).toBe(3);
  expect((await desk.sendProof(id)).json().status).toBe('confirm');
  expect(await desk.stockLeft()).toBe(1);
  await desk.sendProof(id, { key: 'bukti-yang-kedua' });
  expect(await desk.stockLeft()).toBe(1);
});

it('a late proof is accepted although the box was sold to another customer', async () => {
  const { id } = (await desk.buy({ details: [desk.boxes(2)] })).json();
  await desk.passDays(4);
  await expireOrders(desk.test.dependencies);
  await desk.buy({ details: [desk.boxes(2)] });
  expect((await desk.sendProof(id)).json().status).toBe('confirm');
  expect(await desk.stockLeft()).toBe(1);
});

it('a refund returns only unsent stock', async () => {
  for (const [isSentAlready, left] of [
    [false, 3],
    [true, 2],
  ] as const) {
    await desk.stockNewBox(3);
    const { id } = (await desk.buy()).json();
    await desk.sendProof(id);
    await desk.approve(id);
    if (isSentAlready) {
      await desk.test.database.db
        .update(parcels)
        .set({ status: 'sent', sentAt: desk.test.clock.now() })
        .where(eq(parcels.orderId, id));
    }
    expect((await desk.refund(id)).statusCode).toBe(200);
    expect(await desk.stockLeft()).toBe(left);
  }
});
