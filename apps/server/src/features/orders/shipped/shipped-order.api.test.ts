// An order with a box: address, what sending costs, stock; and what of it an order without one sees.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OrderDesk, openOrderDesk } from '../../../../test/order-desk.ts';
import { createBox, createProduct, sampleAddress } from '../../../../test/shop.ts';
import { productVariants } from '../../catalog/catalog.schema.ts';
import { orderAddresses, parcels } from '../../shipping/shipping.schema.ts';
import { expireOrders } from '../expire-orders.ts';
import { orders } from '../orders.schema.ts';

let desk: OrderDesk;
let box: { productId: number; productVariantId: number };

beforeAll(async () => {
  desk = await openOrderDesk();
});
afterAll(() => desk.test.close());
beforeEach(async () => {
  await desk.replacePeople();
  await desk.people.admin.browser.patch('/admin/settings', {
    shippingMode: 'flat',
    shippingPrice: 30_000,
  });
  box = await newBox(3);
});

async function newBox(stock: number | null) {
  const { id, variants } = await createBox(desk.test, stock);
  return { productId: id, productVariantId: variants[0]?.id ?? 0 };
}

const buy = (body: object = {}, headers: Record<string, string> = {}) =>
  desk.people.customer.browser.post(
    '/transaction',
    { details: [{ ...box, qty: 1 }], shippingAddress: sampleAddress, ...body },
    { headers },
  );

async function stockOf({ productVariantId }: { productVariantId: number }) {
  const [found] = await desk.test.database.db
    .select({ stock: productVariants.stock })
    .from(productVariants)
    .where(eq(productVariants.id, productVariantId));
  return found?.stock;
}

it('copies the address, adds what sending costs and keeps the address for the next order', async () => {
  const response = await buy({ expectedTotal: 929_000 });
  expect(response.statusCode).toBe(201);
  const placed = response.json();
  expect(placed).toMatchObject({
    status: 'pending',
    totalAmount: 929_000,
    shippingAmount: 30_000,
    awaitsShippingCost: false,
    shippingAddress: sampleAddress,
  });
  expect(placed.payableAmount).toBe(929_000 + placed.uniqueCode);
  expect(placed.uniqueCode).toBeGreaterThan(0);
  expect((await desk.show(placed.id)).json()).toEqual(placed);
  const offer = (await desk.people.customer.browser.get('/shipping')).json();
  expect(offer).toMatchObject({ address: sampleAddress, others: { mode: 'flat', price: 30_000 } });
  const stranger = (await desk.people.stranger.browser.get('/shipping')).json();
  expect(stranger.address).toBeNull();
  expect((await desk.show(placed.id, desk.people.stranger)).statusCode).toBe(404);
});

it('a later address changes no earlier order', async () => {
  const first = (await buy()).json();
  await buy({ shippingAddress: { ...sampleAddress, street: 'Jl. Lain No. 1' } });
  expect((await desk.show(first.id)).json().shippingAddress.street).toBe(sampleAddress.street);
});

it.each([
  ['no address', {}, 422, 'ADDRESS_REQUIRED'],
  ['a postcode of four digits', { ...sampleAddress, postcode: '4012' }, 400, 'INVALID'],
  ['a postcode of letters', { ...sampleAddress, postcode: '4o121' }, 400, 'INVALID'],
  ['no street', { ...sampleAddress, street: '' }, 400, 'INVALID'],
  ['a number that is none', { ...sampleAddress, whatsapp: '12' }, 400, 'INVALID'],
  ['a field that nobody knows', { ...sampleAddress, country: 'ID' }, 400, 'INVALID'],
])('%s is a sentence, and nothing is taken', async (what, shippingAddress, status, code) => {
  const response = await buy({
    shippingAddress: what === 'no address' ? undefined : shippingAddress,
  });
  expect(response.statusCode).toBe(status);
  expect(response.json().code).toBe(code);
  expect(response.json().message).not.toBe('');
  expect(await stockOf(box)).toBe(3);
});

it('software and a box in one order: one address, one sum, both lines told apart', async () => {
  const details = [
    { ...desk.line, qty: 2 },
    { ...box, qty: 1 },
  ];
  expect((await buy({ details, shippingAddress: undefined })).json().code).toBe('ADDRESS_REQUIRED');
  const placed = (await buy({ details })).json();
  expect(placed.totalAmount).toBe(2 * 249_000 + 899_000 + 30_000);
  expect(placed.details.map((line: { isShipped: boolean }) => line.isShipped)).toEqual([
    false,
    true,
  ]);
});

it('an address for nothing that is sent is not kept', async () => {
  const placed = (await buy({ details: [{ ...desk.line, qty: 1 }] })).json();
  expect(placed).toMatchObject({ shippingAddress: null, shippingAmount: 0, totalAmount: 249_000 });
  const copies = await desk.test.database.db.$count(
    orderAddresses,
    eq(orderAddresses.orderId, placed.id),
  );
  expect(copies).toBe(0);
  expect((await desk.people.customer.browser.get('/shipping')).json().address).toBeNull();
});

it('says what is left, and what is sold out', async () => {
  const tooMany = await buy({ details: [{ ...box, qty: 4 }] });
  expect(tooMany.statusCode).toBe(409);
  expect(tooMany.json()).toMatchObject({
    code: 'OUT_OF_STOCK',
    message: 'Stok TimeSync Box (Box RAM 2 GB) tinggal 3. Kurangi jumlahnya, lalu coba lagi.',
  });
  await buy({ details: [{ ...box, qty: 3 }] });
  const soldOut = await buy();
  expect(soldOut.json().message).toBe(
    'Stok TimeSync Box (Box RAM 2 GB) habis. Hapus dari keranjang, lalu coba lagi.',
  );
});

it('two lines of the same box count together', async () => {
  const details = [
    { ...box, qty: 2 },
    { ...box, qty: 2 },
  ];
  expect((await buy({ details })).json().code).toBe('OUT_OF_STOCK');
  expect(await stockOf(box)).toBe(3);
});

it('the catalogue shows the new stock', async () => {
  const read = async () =>
    (await desk.test.browser().get(`/public/products/${box.productId}`)).json();
  expect((await read()).ProductVariant[0].stock).toBe(3);
  await buy();
  // The cached answer is dropped by the notice of the order's commit.
  await expect.poll(async () => (await read()).ProductVariant[0].stock).toBe(2);
});

it('goods that are counted but not sent need no address', async () => {
  const { id: productId } = await createProduct(desk.test, {
    requiresLicense: false,
    variants: [],
    stock: 1,
  });
  const details = [{ productId, productVariantId: null, qty: 1 }];
  expect((await buy({ details, shippingAddress: undefined })).statusCode).toBe(201);
  expect((await buy({ details, shippingAddress: undefined })).json().code).toBe('OUT_OF_STOCK');
});

it('the same key again is the same order, also when the stock is empty by then', async () => {
  const key = { 'idempotency-key': 'kotak-terakhir-sekali' };
  const details = [{ ...box, qty: 3 }];
  const first = await buy({ details }, key);
  const again = await buy({ details }, key);
  expect(again.statusCode).toBe(201);
  expect(again.json()).toEqual(first.json());
  const other = await buy(
    { details, shippingAddress: { ...sampleAddress, postcode: '40122' } },
    key,
  );
  expect(other.json().code).toBe('IDEMPOTENCY_MISMATCH');
  expect(await stockOf(box)).toBe(0);
});

it('another sum than the customer saw takes nothing', async () => {
  const response = await buy({ expectedTotal: 899_000 });
  expect(response.json().code).toBe('PRICE_CHANGED');
  expect(response.json().message).toContain('Rp 929.000');
  expect(await stockOf(box)).toBe(3);
});

it('cancelling gives back once', async () => {
  const { id } = (await buy({ details: [{ ...box, qty: 2 }] })).json();
  expect(await stockOf(box)).toBe(1);
  await desk.cancel(id);
  await desk.cancel(id);
  expect(await stockOf(box)).toBe(3);
});

it('expiring gives back, and a late proof takes it again', async () => {
  const { id } = (await buy({ details: [{ ...box, qty: 2 }] })).json();
  await desk.passDays(4);
  await expireOrders(desk.test.dependencies);
  expect(await stockOf(box)).toBe(3);
  expect((await desk.sendProof(id)).json().status).toBe('confirm');
  expect(await stockOf(box)).toBe(1);
  await desk.sendProof(id, { key: 'bukti-yang-kedua' });
  expect(await stockOf(box)).toBe(1);
});

it('a late proof is taken although the box was sold to somebody else', async () => {
  const { id } = (await buy({ details: [{ ...box, qty: 2 }] })).json();
  await desk.passDays(4);
  await expireOrders(desk.test.dependencies);
  await buy({ details: [{ ...box, qty: 2 }] });
  expect((await desk.sendProof(id)).json().status).toBe('confirm');
  expect(await stockOf(box)).toBe(1);
});

it('a refund gives back what was not sent, and nothing that was', async () => {
  for (const [isSentAlready, left] of [
    [false, 3],
    [true, 2],
  ] as const) {
    box = await newBox(3);
    const { id } = (await buy()).json();
    await desk.sendProof(id);
    await desk.approve(id);
    if (isSentAlready) {
      await desk.test.database.db
        .update(parcels)
        .set({ status: 'sent', sentAt: desk.test.clock.now() })
        .where(eq(parcels.orderId, id));
    }
    expect((await desk.refund(id)).statusCode).toBe(200);
    expect(await stockOf(box)).toBe(left);
  }
});

it("a province's own price, gratis ongkir, and what the admin has to say", async () => {
  const { browser } = desk.people.admin;
  await browser.post('/admin/shipping-rates', { province: 'jawa barat', price: 18_000 });
  expect((await buy()).json().shippingAmount).toBe(18_000);
  await browser.post('/admin/shipping-rates', { province: 'Jawa Barat', price: null });
  await browser.patch('/admin/settings', { shippingMode: 'free' });
  expect((await buy()).json()).toMatchObject({ shippingAmount: 0, totalAmount: 899_000 });
  await browser.patch('/admin/settings', { shippingMode: 'quoted' });
  expect((await buy()).json()).toMatchObject({
    awaitsShippingCost: true,
    status: 'pending',
    uniqueCode: 0,
    payableAmount: 899_000,
    allowedActions: ['cancel'],
  });
});

it('nobody pays, and nothing ends, before the admin has said what sending costs', async () => {
  const { browser } = desk.people.admin;
  await browser.patch('/admin/settings', { shippingMode: 'quoted' });
  const { id } = (await buy()).json();
  const early = await desk.sendProof(id);
  expect(early.statusCode).toBe(409);
  expect(early.json().message).toContain('Ongkos kirim pesanan ini sedang dihitung.');
  expect((await desk.recordPayment(id, { amount: 899_000 })).statusCode).toBe(409);
  await desk.passDays(9);
  await expireOrders(desk.test.dependencies);
  expect((await desk.show(id)).json().status).toBe('pending');

  const set = (amount: number) =>
    desk.people.admin.browser.post('/admin/transactions/shipping-cost', {
      transactionId: id,
      amount,
    });
  expect((await set(-1)).statusCode).toBe(400);
  const priced = (await set(45_000)).json();
  expect(priced).toMatchObject({
    totalAmount: 944_000,
    shippingAmount: 45_000,
    awaitsShippingCost: false,
    allowedActions: ['cancel', 'recordPayment', 'recordPart'],
  });
  expect(priced.uniqueCode).not.toBe(0);
  expect(priced.payableAmount).toBe(944_000 + priced.uniqueCode);
  const [row] = await desk.test.database.db
    .select({ holds: orders.holdsAmount })
    .from(orders)
    .where(eq(orders.id, id));
  expect(row?.holds).toBe(true);
  expect((await set(50_000)).statusCode).toBe(409);
  await desk.sendProof(id);
  await desk.test.takeMails();
  expect((await desk.approve(id)).json().status).toBe('paid');
  // There is no TV to be switched on before the box is there.
  const [mail] = await desk.test.takeMails();
  expect(mail?.text).toContain('Box Anda sedang kami siapkan');
  expect(mail?.text).not.toContain('Ketik 20 angka');
});

it('orders whose sending has no price yet are counted and listed for the admin', async () => {
  const { browser } = desk.people.admin;
  const count = async () => (await browser.get('/admin/waiting')).json().shippingCosts;
  const listed = async () => {
    const path = '/admin/transactions?limit=100&status=awaits-shipping-cost';
    return (await browser.get(path)).json().data.map((order: { id: number }) => order.id);
  };
  const [before, others] = [await count(), await listed()];
  box = await newBox(4);
  await buy();
  await browser.patch('/admin/settings', { shippingMode: 'quoted' });
  const [first, second, third] = [await buy(), await buy(), await buy()].map((r) => r.json().id);
  expect(await count()).toBe(before + 3);
  expect(await listed()).toEqual([...others, first, second, third]);
  await desk.cancel(second);
  await browser.post('/admin/transactions/shipping-cost', { transactionId: first, amount: 1 });
  expect(await count()).toBe(before + 1);
  expect(await listed()).toEqual([...others, third]);
});

it('an admin takes an order with an address by phone', async () => {
  const { user } = desk.people.customer;
  const { browser } = desk.people.admin;
  const body = { userId: user.id, details: [{ ...box, qty: 1 }] };
  expect((await browser.post('/admin/transactions', body)).json().code).toBe('ADDRESS_REQUIRED');
  const placed = await browser.post('/admin/transactions', {
    ...body,
    shippingAddress: sampleAddress,
  });
  expect(placed.json()).toMatchObject({ shippingAddress: sampleAddress, shippingAmount: 30_000 });
  const offer = await browser.get(`/admin/users/${user.id}/shipping`);
  expect(offer.json().address).toEqual(sampleAddress);
});
