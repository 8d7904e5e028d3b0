// An order with a box: its address and what sending costs; and what of it an order without one sees.
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { sampleAddress } from '../../../../../test/shop.ts';
import { openShippedShop } from '../../../../../test/shops/shipped-shop.ts';
import { orderAddresses } from '../../shipping/shipping.schema.ts';
import { expireOrders } from '../expiring/expire-orders.ts';
import { orders } from '../orders.schema.ts';

const shop = await openShippedShop();
beforeEach(() => shop.restart());

it('copies the address, adds the shipping cost and stores the address for the next order', async () => {
  const response = await shop.buy({ expectedTotal: 929_000 });
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
  const offer = (await shop.people.customer.browser.get('/shipping')).json();
  expect(offer).toMatchObject({ address: sampleAddress, others: { mode: 'flat', price: 30_000 } });
  const stranger = (await shop.people.stranger.browser.get('/shipping')).json();
  expect(stranger.address).toBeNull();
  // A later address changes no earlier order.
  await shop.buy({ shippingAddress: { ...sampleAddress, street: 'Jl. Lain No. 1' } });
  expect((await shop.show(placed.id)).json()).toEqual(placed);
});

it('the postcode of an earlier parcel is proposed to the next customer of that place', async () => {
  const { kelurahan, kecamatan, city, postcode } = sampleAddress;
  const askFor = async (place: Record<string, string>) => {
    const query = new URLSearchParams({ kelurahan, kecamatan, city, ...place });
    const answered = await shop.people.stranger.browser.get(`/shipping/postcode?${query}`);
    expect(answered.statusCode).toBe(200);
    return answered.json().postcode;
  };
  expect(await askFor({ kecamatan: 'Tidak Ada' })).toBeNull();
  await shop.buy();
  expect(await askFor({})).toBe(postcode);
  expect(await askFor({ kelurahan: kelurahan.toUpperCase(), city: city.toLowerCase() })).toBe(
    postcode,
  );
  expect(await askFor({ city: 'Kota Lain' })).toBeNull();
});

it.each([
  ['no address', {}, 422, 'ADDRESS_REQUIRED'],
  ['a postcode of four digits', { ...sampleAddress, postcode: '4012' }, 400, 'INVALID'],
  ['a number that is none', { ...sampleAddress, whatsapp: '12' }, 400, 'INVALID'],
])('%s is a sentence, and nothing is taken', async (what, shippingAddress, status, code) => {
  const response = await shop.buy({
    shippingAddress: what === 'no address' ? undefined : shippingAddress,
  });
  expect(response.statusCode).toBe(status);
  expect(response.json().code).toBe(code);
  expect(response.json().message).not.toBe('');
  expect(await shop.stockLeft()).toBe(3);
});

it('software and a box in one order: one address, one sum, separate lines', async () => {
  const details = [{ ...shop.line, qty: 2 }, shop.boxes(1)];
  expect((await shop.buy({ details, shippingAddress: undefined })).json().code).toBe(
    'ADDRESS_REQUIRED',
  );
  const placed = (await shop.buy({ details })).json();
  expect(placed.totalAmount).toBe(2 * 249_000 + 899_000 + 30_000);
  expect(placed.details.map((line: { isShipped: boolean }) => line.isShipped)).toEqual([
    false,
    true,
  ]);
});

it('an address for an order without shipping is not stored', async () => {
  const placed = (await shop.buy({ details: [{ ...shop.line, qty: 1 }] })).json();
  expect(placed).toMatchObject({ shippingAddress: null, shippingAmount: 0, totalAmount: 249_000 });
  const copies = await shop.test.database.db.$count(
    orderAddresses,
    eq(orderAddresses.orderId, placed.id),
  );
  expect(copies).toBe(0);
  expect((await shop.people.customer.browser.get('/shipping')).json().address).toBeNull();
});

it('an admin takes an order with an address by phone', async () => {
  const { user } = shop.people.customer;
  const { browser } = shop.people.admin;
  const body = { userId: user.id, details: [shop.boxes(1)] };
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
  const { browser } = shop.people.admin;
  await browser.post('/admin/shipping-rates', { province: 'jawa barat', price: 18_000 });
  expect((await shop.buy()).json().shippingAmount).toBe(18_000);
  await browser.post('/admin/shipping-rates', { province: 'Jawa Barat', price: null });
  await browser.patch('/admin/settings', { shippingMode: 'free' });
  expect((await shop.buy()).json()).toMatchObject({ shippingAmount: 0, totalAmount: 899_000 });
  await browser.patch('/admin/settings', { shippingMode: 'quoted' });
  expect((await shop.buy()).json()).toMatchObject({
    awaitsShippingCost: true,
    status: 'pending',
    uniqueCode: 0,
    payableAmount: 899_000,
    allowedActions: ['cancel'],
  });
});

it('nobody pays, and nothing expires, before the admin has set the shipping cost', async () => {
  const { browser } = shop.people.admin;
  await browser.patch('/admin/settings', { shippingMode: 'quoted' });
  const { id } = (await shop.buy()).json();
  const early = await shop.sendProof(id);
  expect(early.statusCode).toBe(409);
  expect(early.json().message).toContain('Ongkos kirim pesanan ini sedang dihitung.');
  expect((await shop.recordPayment(id, { amount: 899_000 })).statusCode).toBe(409);
  await shop.passDays(9);
  await expireOrders(shop.test.dependencies);
  expect((await shop.show(id)).json().status).toBe('pending');

  const set = (amount: number) =>
    shop.people.admin.browser.post('/admin/transactions/shipping-cost', {
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
  const [row] = await shop.test.database.db
    .select({ holds: orders.holdsAmount })
    .from(orders)
    .where(eq(orders.id, id));
  expect(row?.holds).toBe(true);
  expect((await set(50_000)).statusCode).toBe(409);
  await shop.test.popMails();
  expect((await shop.pay(id)).status).toBe('paid');
  // There is no TV to be switched on before the box is there.
  const [mail] = await shop.test.popMails();
  expect(mail?.text).toContain('Box Anda sedang kami siapkan');
  expect(mail?.text).not.toContain('Ketik 20 angka');
});

it('orders without a shipping cost are counted and listed for the admin', async () => {
  const { browser } = shop.people.admin;
  const count = async () => (await browser.get('/admin/waiting')).json().shippingCosts;
  const listed = async () => {
    const path = '/admin/transactions?limit=100&status=awaits-shipping-cost';
    return (await browser.get(path)).json().data.map((order: { id: number }) => order.id);
  };
  const [before, others] = [await count(), await listed()];
  await shop.stockNewBox(4);
  await shop.buy();
  await browser.patch('/admin/settings', { shippingMode: 'quoted' });
  const [first, second, third] = [await shop.buy(), await shop.buy(), await shop.buy()].map(
    (r) => r.json().id,
  );
  expect(await count()).toBe(before + 3);
  expect(await listed()).toEqual([...others, first, second, third]);
  await shop.cancel(second);
  await browser.post('/admin/transactions/shipping-cost', { transactionId: first, amount: 1 });
  expect(await count()).toBe(before + 1);
  expect(await listed()).toEqual([...others, third]);
});
