// Every end of an order returns unsent stock, once.
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { forThisFile } from '../../../../../test/for-this-file.ts';
import { openShippedShop } from '../../../../../test/shops/shipped-shop.ts';
import { parcels } from '../../shipping/parcels/parcels.schema.ts';
import { expireOrders } from '../expiring/expire-orders.ts';

const shop = await forThisFile(openShippedShop());
beforeEach(() => shop.restart());

it('cancelling returns it once', async () => {
  const { id } = (await shop.buy({ details: [shop.boxes(2)] })).json();
  expect(await shop.stockLeft()).toBe(1);
  await shop.cancel(id);
  await shop.cancel(id);
  expect(await shop.stockLeft()).toBe(3);
});

it('expiring returns it, and a late proof takes it again', async () => {
  const { id } = (await shop.buy({ details: [shop.boxes(2)] })).json();
  await shop.passDays(4);
  await expireOrders(shop.test.dependencies);
  expect(await shop.stockLeft()).toBe(3);
  expect((await shop.sendProof(id)).json().status).toBe('confirm');
  expect(await shop.stockLeft()).toBe(1);
  await shop.sendProof(id, { key: 'bukti-yang-kedua' });
  expect(await shop.stockLeft()).toBe(1);
});

it('a late proof is accepted although the box was sold to another customer', async () => {
  const { id } = (await shop.buy({ details: [shop.boxes(2)] })).json();
  await shop.passDays(4);
  await expireOrders(shop.test.dependencies);
  await shop.buy({ details: [shop.boxes(2)] });
  expect((await shop.sendProof(id)).json().status).toBe('confirm');
  expect(await shop.stockLeft()).toBe(1);
});

it('a refund returns only unsent stock', async () => {
  for (const [isSentAlready, left] of [
    [false, 3],
    [true, 2],
  ] as const) {
    await shop.stockNewBox(3);
    const { id } = (await shop.buy()).json();
    await shop.sendProof(id);
    await shop.approve(id);
    if (isSentAlready) {
      await shop.test.database.db
        .update(parcels)
        .set({ status: 'sent', sentAt: shop.test.clock.now() })
        .where(eq(parcels.orderId, id));
    }
    expect((await shop.refund(id)).statusCode).toBe(200);
    expect(await shop.stockLeft()).toBe(left);
  }
});
