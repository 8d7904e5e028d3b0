import { createClient, perSecond } from './api.mjs';

const LEAST_CUSTOMERS = 8;
/** The server refuses more open orders of one customer. */
export const MAX_OPEN_ORDERS = 5;
/** There are 999 amounts for each price: a shop sells at more than one. */
const PRICES = 97;

/** Customers of a portal with demo products: as many as needed for this many open orders. */
export async function signInCustomers(port, atOnce, openOrders = 0) {
  const client = createClient(port, atOnce);
  const cookies = [];
  const emails = [];
  const customers = Math.max(LEAST_CUSTOMERS, Math.ceil(openOrders / MAX_OPEN_ORDERS));
  await perSecond(customers, atOnce, async (index) => {
    emails[index] = `${crypto.randomUUID()}@bench.test`;
    const person = { email: emails[index], password: 'bench-password' };
    cookies[index] = await client.signIn(person, true);
  });
  return { client, cookies, emails, ...(await openOrdering(client, cookies, atOnce)) };
}

/** They order three lines each time, `atOnce` at a time. */
export async function openOrdering(client, cookies, atOnce) {
  const { data: products } = (await client.send('GET', '/public/products')).json();
  const offers = products
    .filter(({ isShipped }) => !isShipped)
    .flatMap(({ id, ProductVariant }) =>
      ProductVariant.map((variant) => ({ productId: id, productVariantId: variant.id, qty: 1 })),
    );
  const lines = [0, 1, 2].map((index) => offers[index % offers.length]);
  const open = [];
  const placeOrder = async (index) => {
    const cookie = cookies[index % cookies.length];
    const [first, ...others] = lines;
    const order = await client.send('POST', '/transaction', {
      cookie,
      body: { details: [{ ...first, qty: 1 + (index % PRICES) }, ...others] },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    open.push({ cookie, order });
  };
  const cancelOrders = async () => {
    const placed = open.splice(0);
    await perSecond(placed.length, atOnce, (index) => {
      const { cookie, order } = placed[index];
      return client.send('POST', `/transaction/${order.json().id}/cancel`, { cookie });
    });
  };
  return { placeOrder, cancelOrders };
}
