// Mass assignment (T16) at the server: a valid request with one additional privileged field is
// refused as a whole, and the rows stay unchanged. The contract's own test shows it for every body.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson, type SignedIn, signInAs } from '../people.ts';
import { createProduct } from '../shop.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let customer: SignedIn;
let admin: SignedIn;
let product: Awaited<ReturnType<typeof createProduct>>;
beforeAll(async () => {
  test = await createTestApp();
  customer = await signInAs(test);
  admin = await signInAs(test, 'admin');
  product = await createProduct(test, { requiresLicense: false, variants: [] });
});
afterAll(() => test.close());

const privileged = {
  id: 1,
  userId: 1,
  role: 'admin',
  passwordHash: '$argon2id$',
  emailVerified: true,
  whatsappVerified: true,
  status: 'paid',
  price: 1,
  totalAmount: 1,
  paidAt: '2026-01-01T00:00:00Z',
  createdAt: '2020-01-01T00:00:00Z',
  deletedAt: null,
};

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

it.each(Object.entries(privileged))('%s gets in nowhere', async (key, value) => {
  const extra = { [key]: value };
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

it.each(['role', 'passwordHash', 'deletedAt', 'createdAt', 'id'] as const)(
  'not even an admin sets %s',
  async (key) => {
    const someone = await createPerson(test);
    const before = await rows();
    const extra = { [key]: privileged[key] };
    const flags = { emailVerified: true, whatsappVerified: true, password: 'abcd' };
    const goods = { name: 'Barang', price: 5, requiresLicense: false };
    const answers = [
      await admin.browser.post('/admin/users', { ...person('x@masjid.id'), ...flags, ...extra }),
      await admin.browser.patch(`/admin/users/${someone.id}`, { name: 'Lain', ...extra }),
      await admin.browser.post('/admin/products', { ...goods, ...extra }),
      await admin.browser.patch(`/admin/products/${product.id}`, { name: 'Lain', ...extra }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
    expect(await rows()).toEqual(before);
  },
);
