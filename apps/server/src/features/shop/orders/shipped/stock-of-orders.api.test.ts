// What an order takes from the stock, and the answer when too little is left.
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { createProduct, sampleAddress } from '../../../../../test/shop.ts';
import { openShippedShop } from '../../../../../test/shops/shipped-shop.ts';
import { parcels } from '../../shipping/parcels/parcels.schema.ts';
import { expireOrders } from '../expiring/expire-orders.ts';

const shop = await openShippedShop();
beforeEach(() => shop.restart());

it('says what is left, and what is sold out', async () => {
  const tooMany = await shop.buy({ details: [shop.boxes(4)] });
  expect(tooMany.statusCode).toBe(409);
  expect(tooMany.json()).toMatchObject({
    code: 'OUT_OF_STOCK',
    message: 'Stok TimeSync Box (Box RAM 2 GB) tinggal 3. Kurangi jumlahnya, lalu coba lagi.',
  });
  await shop.buy({ details: [shop.boxes(3)] });
  const soldOut = await shop.buy();
  expect(soldOut.json().message).toBe(
    'Stok TimeSync Box (Box RAM 2 GB) habis. Hapus dari keranjang, lalu coba lagi.',
  );
});

it('two lines of the same box count together', async () => {
  const details = [shop.boxes(2), shop.boxes(2)];
  expect((await shop.buy({ details })).json().code).toBe('OUT_OF_STOCK');
  expect(await shop.stockLeft()).toBe(3);
});

it('the catalogue shows the new stock', async () => {
  const read = async () =>
    (await shop.test.browser().get(`/public/products/${shop.boxes(1).productId}`)).json();
  expect((await read()).ProductVariant[0].stock).toBe(3);
  await shop.buy();
  // The cached answer is dropped by the notice of the order's commit.
  await expect.poll(async () => (await read()).ProductVariant[0].stock).toBe(2);
});

it('goods that are counted but not sent need no address', async () => {
  const { id: productId } = await createProduct(shop.test, {
    requiresLicense: false,
    variants: [],
    stock: 1,
  });
  const details = [{ productId, productVariantId: null, qty: 1 }];
  expect((await shop.buy({ details, shippingAddress: undefined })).statusCode).toBe(201);
  expect((await shop.buy({ details, shippingAddress: undefined })).json().code).toBe(
    'OUT_OF_STOCK',
  );
});

it('the same key again is the same order, also when the stock is empty by then', async () => {
  const key = { 'idempotency-key': 'kotak-terakhir-sekali' };
  const details = [shop.boxes(3)];
  const first = await shop.buy({ details }, key);
  const again = await shop.buy({ details }, key);
  expect(again.statusCode).toBe(201);
  expect(again.json()).toEqual(first.json());
  const other = await shop.buy(
    { details, shippingAddress: { ...sampleAddress, postcode: '40122' } },
    key,
  );
  expect(other.json().code).toBe('IDEMPOTENCY_MISMATCH');
  expect(await shop.stockLeft()).toBe(0);
});

it('a different sum than the customer saw takes nothing', async () => {
  const response = await shop.buy({ expectedTotal: 899_000 });
  expect(response.json().code).toBe('PRICE_CHANGED');
  expect(response.json().message).toContain('Rp\u00a0929.000');
  expect(await shop.stockLeft()).toBe(3);
});

// Every end of an order returns unsent stock, once; a cancelled one in `stock.race.test.ts`.
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
    await shop.pay(id);
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
