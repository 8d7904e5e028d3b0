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
  const { customer } = shop.people;
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
});

it.each(['/files/proof/', '/files/proof/..%2f..%2fkeys', '/files/', '/files/proof/1'])(
  'finds nothing at %s',
  async (url) => {
    const response = await shop.people.customer.browser.get(url);
    expect([400, 404]).toContain(response.statusCode);
  },
);
