import { createClient } from './api.mjs';

const CUSTOMERS = 8;

/** Customers of a portal with demo products, who order three lines each time, `atOnce` at a time. */
export async function signInCustomers(port, atOnce) {
  const client = createClient(port, atOnce);
  const cookies = [];
  const emails = [];
  for (let index = 0; index < CUSTOMERS; index += 1) {
    const person = { email: `${crypto.randomUUID()}@bench.test`, password: 'bench-password' };
    emails.push(person.email);
    cookies.push(await client.signIn(person, true));
  }
  const { data: products } = (await client.send('GET', '/public/products')).json();
  const lines = products
    .flatMap(({ id, ProductVariant }) =>
      ProductVariant.map((variant) => ({ productId: id, productVariantId: variant.id, qty: 1 })),
    )
    .slice(0, 3);
  const placeOrder = (index) =>
    client.send('POST', '/transaction', {
      cookie: cookies[index % CUSTOMERS],
      body: { details: lines },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  return { client, cookies, placeOrder, emails };
}
