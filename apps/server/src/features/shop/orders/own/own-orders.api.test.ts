import { beforeEach, describe, expect, it } from 'vitest';
import { openOrderShop } from '../../../../../test/shops/order-shop.ts';

const shop = await openOrderShop();
beforeEach(() => shop.replacePeople());

describe('GET /transaction', () => {
  it('lists own orders, newest first, in pages', async () => {
    const { browser } = shop.people.customer;
    const ids: number[] = [];
    for (let count = 0; count < 2; count += 1) ids.push((await shop.newOrder()).id);
    const { id: newest, payableAmount } = await shop.newOrder();
    ids.push(newest);
    const page = (await browser.get('/transaction?page=1&limit=2')).json();
    expect(page.data[0]).toMatchObject({ id: newest, payableAmount });
    expect(page).toMatchObject({ total: 3, totalPages: 2, page: 1, limit: 2 });
    expect(page.data.map((row: { id: number }) => row.id)).toEqual([ids[2], ids[1]]);
    for (const far of ['page=9', 'page=999999999&limit=100']) {
      expect((await browser.get(`/transaction?${far}`)).json()).toMatchObject({
        data: [],
        total: 3,
      });
    }
    expect((await browser.get('/transaction?page=0')).statusCode).toBe(400);
    expect((await browser.get('/transaction?limit=101')).statusCode).toBe(400);
  });

  it('returns each customer his own orders under concurrent requests', async () => {
    const { customer, stranger } = shop.people;
    const { id } = await shop.newOrder();
    const asked = Array.from({ length: 12 }, (_, index) => (index % 3 ? customer : stranger));
    const answers = await Promise.all(
      asked.map(({ browser }, index) => browser.get(`/transaction?page=${1 + (index % 2)}`)),
    );
    for (const [index, answer] of answers.entries()) {
      const isShown = asked[index] === customer && index % 2 === 0;
      const { data, total } = answer.json();
      expect(data.map((row: { id: number }) => row.id)).toEqual(isShown ? [id] : []);
      expect(total).toBe(asked[index] === customer ? 1 : 0);
    }
  });
});

it('GET /my-products lists paid items with keys and downloads, and nothing before', async () => {
  const { customer, stranger } = shop.people;
  const { id } = await shop.newOrder(2);
  await shop.sendProof(id);
  expect((await customer.browser.get('/my-products')).json().data).toEqual([]);
  await shop.approve(id);
  const list = (await customer.browser.get('/my-products')).json();
  expect(list).toMatchObject({ total: 1, totalPages: 1 });
  const [entry] = list.data;
  expect(entry).toMatchObject({
    product: { name: 'Jam Masjid', fileUrl: 'https://unduh.test/jam.apk' },
    productVariant: { name: 'TV Box' },
    qty: 2,
  });
  expect(entry.licenses).toHaveLength(2);
  expect((await customer.browser.get(`/my-products/${entry.id}`)).json()).toEqual(entry);
  expect((await stranger.browser.get(`/my-products/${entry.id}`)).statusCode).toBe(404);
  expect((await stranger.browser.get('/my-products')).json().data).toEqual([]);
});

describe('a stranger', () => {
  it("sees and changes nothing of another's order", async () => {
    const { admin, customer, stranger } = shop.people;
    const { id, invoiceNumber } = await shop.newOrder();
    const { paymentProof } = (await shop.sendProof(id)).json();
    const attempts = [
      await shop.show(id, stranger),
      await shop.cancel(id, stranger),
      await shop.sendProof(id, {}, stranger),
      await stranger.browser.get(paymentProof),
    ];
    for (const response of attempts) {
      expect(response.statusCode).toBe(404);
      expect(response.body).not.toContain(invoiceNumber);
      expect(response.body).not.toContain(customer.user.email);
    }
    expect((await shop.test.browser().get(paymentProof)).statusCode).toBe(401);
    expect((await admin.browser.get(paymentProof)).statusCode).toBe(200);
    expect((await shop.show(id)).json()).toMatchObject({ status: 'confirm', proofVersion: 1 });
    const list = await stranger.browser.get('/transaction');
    expect(list.json()).toMatchObject({ data: [], total: 0, totalPages: 0 });
  });

  it.each(['/files/proof/', '/files/proof/..%2f..%2fkeys', '/files/', '/files/proof/1'])(
    'finds nothing at %s',
    async (url) => {
      const response = await shop.people.customer.browser.get(url);
      expect([400, 404]).toContain(response.statusCode);
    },
  );
});
