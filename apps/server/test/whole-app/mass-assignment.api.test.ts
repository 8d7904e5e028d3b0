// Mass assignment (T16) at the server: a valid request with one additional privileged field is
// refused as a whole, and the rows stay unchanged. The contract's own test shows it for every body
// and field.
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { signInAs } from '../people.ts';
import { createProduct } from '../shop.ts';
import { createTestApp } from '../test-app.ts';

const test = await createTestApp();
const customer = await signInAs(test);
const product = await createProduct(test, { requiresLicense: false, variants: [] });

const extra = { role: 'admin' };

const person = (email: string) => ({
  name: 'Orang Biasa',
  email,
  whatsapp: '081234567890',
});
const rows = async () => {
  const { rows: found } = await test.database.db.execute(sql`select
    (select json_agg(u order by id) from users u) as users,
    (select json_agg(p order by id) from products p) as products,
    (select json_agg(o order by id) from orders o) as orders`);
  return found;
};

it('nobody slips in a role', async () => {
  const before = await rows();
  const { browser } = customer;
  const visitor = test.browser();
  const password = 'password-biasa';
  const details = [{ productId: product.id, qty: 1 }];
  const answers = [
    await visitor.post('/auth/register', { ...person('baru@masjid.id'), password, ...extra }),
    await visitor.post('/public/sales-page', { ...person('trial@masjid.id'), ...extra }),
    await browser.patch('/profile', { ...person(customer.user.email), ...extra }),
    await browser.post('/transaction', { details, ...extra }),
    await browser.post('/transaction', { details: [{ ...details[0], ...extra }] }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400]);
  expect(await rows()).toEqual(before);
});
