// An order with a box: its address and what sending costs; and what of it an order without one sees.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openShippedDesk, type ShippedDesk } from '../../../../test/desks/shipped-desk.ts';
import { sampleAddress } from '../../../../test/shop.ts';
import { orderAddresses } from '../../shipping/shipping.schema.ts';
import { expireOrders } from '../expiring/expire-orders.ts';
import { orders } from '../orders.schema.ts';

let desk: ShippedDesk;

beforeAll(async () => {
  desk = await openShippedDesk();
});
afterAll(() => desk.test.close());
beforeEach(() => desk.restart());

it('copies the address, adds the shipping cost and stores the address for the next order', async () => {
  const response = await desk.buy({ expectedTotal: 929_000 });
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
  const first = (await desk.buy()).json();
  await desk.buy({ shippingAddress: { ...sampleAddress, street: 'Jl. Lain No. 1' } });
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
  const response = await desk.buy({
    shippingAddress: what === 'no address' ? undefined : shippingAddress,
  });
  expect(response.statusCode).toBe(status);
  expect(response.json().code).toBe(code);
  expect(response.json().message).not.toBe('');
  expect(await desk.stockLeft()).toBe(3);
});

it('software and a box in one order: one address, one sum, separate lines', async () => {
  const details = [{ ...desk.line, qty: 2 }, desk.boxes(1)];
  expect((await desk.buy({ details, shippingAddress: undefined })).json().code).toBe(
    'ADDRESS_REQUIRED',
  );
  const placed = (await desk.buy({ details })).json();
  expect(placed.totalAmount).toBe(2 * 249_000 + 899_000 + 30_000);
  expect(placed.details.map((line: { isShipped: boolean }) => line.isShipped)).toEqual([
    false,
    true,
  ]);
});

it('an address for an order without shipping is not stored', async () => {
  const placed = (await desk.buy({ details: [{ ...desk.line, qty: 1 }] })).json();
  expect(placed).toMatchObject({ shippingAddress: null, shippingAmount: 0, totalAmount: 249_000 });
  const copies = await desk.test.database.db.$count(
    orderAddresses,
    eq(orderAddresses.orderId, placed.id),
  );
  expect(copies).toBe(0);
  expect((await desk.people.customer.browser.get('/shipping')).json().address).toBeNull();
});

it('an admin takes an order with an address by phone', async () => {
  const { user } = desk.people.customer;
  const { browser } = desk.people.admin;
  const body = { userId: user.id, details: [desk.boxes(1)] };
  expect((await browser.post('/admin/transactions', body)).json().code).toBe('ADDRESS_REQUIRED');
  const placed = await browser.post('/admin/transactions', {
    ...body,
    shippingAddress: sampleAddress,
  });
  expect(placed.json()).toMatchObject({ shippingAddress: sampleAddress, shippingAmount: 30_000 });
  const offer = await browser.get(`/admin/users/${user.id}/shipping`);
  expect(offer.json().address).toEqual(sampleAddress);
});

it("a province's own price, gratis ongkir, and what the admin has to say", async () => {
  const { browser } = desk.people.admin;
  await browser.post('/admin/shipping-rates', { province: 'jawa barat', price: 18_000 });
  expect((await desk.buy()).json().shippingAmount).toBe(18_000);
  await browser.post('/admin/shipping-rates', { province: 'Jawa Barat', price: null });
  await browser.patch('/admin/settings', { shippingMode: 'free' });
  expect((await desk.buy()).json()).toMatchObject({ shippingAmount: 0, totalAmount: 899_000 });
  await browser.patch('/admin/settings', { shippingMode: 'quoted' });
  expect((await desk.buy()).json()).toMatchObject({
    awaitsShippingCost: true,
    status: 'pending',
    uniqueCode: 0,
    payableAmount: 899_000,
    allowedActions: ['cancel'],
  });
});

it('nobody pays, and nothing expires, before the admin has set the shipping cost', async () => {
  const { browser } = desk.people.admin;
  await browser.patch('/admin/settings', { shippingMode: 'quoted' });
  const { id } = (await desk.buy()).json();
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

it('orders without a shipping cost are counted and listed for the admin', async () => {
  const { browser } = desk.people.admin;
  const count = async () => (await browser.get('/admin/waiting')).json().shippingCosts;
  const listed = async () => {
    const path = '/admin/transactions?limit=100&status=awaits-shipping-cost';
    return (await browser.get(path)).json().data.map((order: { id: number }) => order.id);
  };
  const [before, others] = [await count(), await listed()];
  await desk.stockNewBox(4);
  await desk.buy();
  await browser.patch('/admin/settings', { shippingMode: 'quoted' });
  const [first, second, third] = [await desk.buy(), await desk.buy(), await desk.buy()].map(
    (r) => r.json().id,
  );
  expect(await count()).toBe(before + 3);
  expect(await listed()).toEqual([...others, first, second, third]);
  await desk.cancel(second);
  await browser.post('/admin/transactions/shipping-cost', { transactionId: first, amount: 1 });
  expect(await count()).toBe(before + 1);
  expect(await listed()).toEqual([...others, third]);
});
