// An admin counts his boxes while they are being sold.
import { beforeEach, expect, it } from 'vitest';
import { signInAs } from '../../../../../test/people.ts';
import { createBox, createProduct, sampleAddress } from '../../../../../test/shop.ts';
import { openOrderShop } from '../../../../../test/shops/order-shop.ts';

const shop = await openOrderShop();
beforeEach(() => shop.replacePeople());

async function newBox(stock: number | null) {
  const { id, variants } = await createBox(shop.test, stock);
  const { name = '', init = '', price = 0, id: variantId = 0 } = variants[0] ?? {};
  return { productId: id, variant: { id: variantId, name, init, price } };
}
type Box = Awaited<ReturnType<typeof newBox>>;

const count = ({ productId, variant }: Box, counted: object) =>
  shop.people.admin.browser.patch(`/admin/products/${productId}`, {
    variants: [{ ...variant, ...counted }],
  });

const buy = ({ productId, variant }: Box) =>
  shop.people.customer.browser.post('/transaction', {
    details: [{ productId, productVariantId: variant.id, qty: 1 }],
    shippingAddress: sampleAddress,
  });

async function stockOf({ productId }: Box) {
  const { browser } = shop.people.admin;
  return (await browser.get(`/admin/products/${productId}`)).json().ProductVariant[0].stock;
}

it('a box that was sold while he counted does not come back', async () => {
  const box = await newBox(3);
  await buy(box);
  const refused = await count(box, { name: 'Lain', stock: 5, stockSeen: 3 });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: 'STOCK_CHANGED',
    field: 'variants',
    message: expect.stringContaining('Muat ulang halaman'),
  });
  expect(await stockOf(box)).toBe(2);
  const shown = await shop.people.admin.browser.get(`/admin/products/${box.productId}`);
  expect(shown.json().ProductVariant[0].name).toBe(box.variant.name);
  expect((await count(box, { stock: 5, stockSeen: 2 })).statusCode).toBe(200);
  expect(await stockOf(box)).toBe(5);
});

it('the same count sent twice is one, and a request without a stock changes none', async () => {
  const box = await newBox(3);
  const counted = { stock: 7, stockSeen: 3 };
  for (const _ of [1, 2]) expect((await count(box, counted)).statusCode).toBe(200);
  expect((await count(box, { price: 900_000 })).statusCode).toBe(200);
  expect(await stockOf(box)).toBe(7);
});

it.each([
  ['begins to count', null, 4],
  ['stops counting', 4, null],
])('he %s', async (_what, stockSeen, stock) => {
  const box = await newBox(stockSeen);
  expect((await count(box, { stock, stockSeen })).statusCode).toBe(200);
  expect(await stockOf(box)).toBe(stock);
  expect((await count(box, { stock: 9, stockSeen })).json().code).toBe('STOCK_CHANGED');
});

it('a product without variants is counted itself', async () => {
  const { id } = await createProduct(shop.test, { variants: [], stock: 2 });
  const { browser } = shop.people.admin;
  const refused = await browser.patch(`/admin/products/${id}`, { stock: 5, stockSeen: 1 });
  expect(refused.json()).toMatchObject({ code: 'STOCK_CHANGED', field: 'stock' });
});

it('the warehouse counts without seeing the rest of a product', async () => {
  const { browser } = await signInAs(shop.test, 'admin', { adminRole: 'gudang' });
  const { productId, variant } = await newBox(3);
  const box = { productId, variantId: variant.id };
  const stockIn = async () =>
    (await browser.get('/admin/stock'))
      .json()
      .data.find((offer: { variantId: number }) => offer.variantId === variant.id);
  expect(await stockIn()).toEqual({
    ...box,
    label: expect.stringContaining(variant.name),
    stock: 3,
  });
  await buy({ productId, variant });
  const late = await browser.post('/admin/stock', { ...box, stock: 9, stockSeen: 3 });
  expect(late.json()).toMatchObject({ code: 'STOCK_CHANGED' });
  const counted = await browser.post('/admin/stock', { ...box, stock: 9, stockSeen: 2 });
  expect(counted.statusCode).toBe(200);
  expect((await stockIn()).stock).toBe(9);
  const negative = await browser.post('/admin/stock', { ...box, stock: -1, stockSeen: 9 });
  expect(negative.statusCode).toBe(400);
  const strange = { productId, variantId: 999_999, stock: 1, stockSeen: null };
  expect((await browser.post('/admin/stock', strange)).statusCode).toBe(404);
  expect((await browser.get(`/admin/products/${productId}`)).statusCode).toBe(403);
});
