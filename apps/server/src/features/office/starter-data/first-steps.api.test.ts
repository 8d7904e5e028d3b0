import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { buyLicenses } from '../../../../test/licenses.ts';
import { signInAs } from '../../../../test/people.ts';
import { createPaymentAccount, createProduct } from '../../../../test/shop.ts';
import { createTestApp } from '../../../../test/test-app.ts';
import { users } from '../../people/accounts/accounts.schema.ts';
import { fillStarterData } from './fill-starter-data.ts';

const sent: string[] = [];

const test = await createTestApp({
  environment: { DEMO_DATA: 'on', SMTP_URL: 'smtp://mail.test' },
});
test.dependencies.mailer.send = async ({ to }) => {
  sent.push(to);
  return 'sent';
};
await fillStarterData(test.dependencies);
const admin = await signInAs(test, 'admin', { hasGeneratedPassword: true });

const path = '/admin/first-steps';
const read = async () => (await admin.browser.get(path)).json();
const done = async () => {
  const { steps } = await read();
  return steps.flatMap((step: { id: string; isDone: boolean }) => (step.isDone ? [step.id] : []));
};

it('finds no step done on a fresh portal with examples, and guides the owner once', async () => {
  expect(await read()).toEqual({
    steps: ['password', 'seller', 'account', 'product', 'apps', 'mail'].map((id) => ({
      id,
      isDone: false,
    })),
    isFirstVisit: true,
    hasSold: false,
    exampleProducts: 2,
    examples: [
      {
        id: expect.any(Number),
        name: 'Aplikasi Jam Masjid TimeSync',
        variants: [
          { id: expect.any(Number), name: 'Smartphone / Tablet', price: 149_000 },
          { id: expect.any(Number), name: 'TV Box / Smart TV', price: 249_000 },
        ],
      },
      expect.objectContaining({ name: 'TimeSync Box' }),
    ],
    hasMailServer: true,
  });
  await admin.browser.post(`${path}/leave`);
  expect((await read()).isFirstVisit).toBe(false);
});

it('refuses a price below zero, and keeps every example', async () => {
  const { examples } = await read();
  const variantId = examples[0].variants[0].id;
  const prices = [{ variantId, price: -1 }];
  const refused = await admin.browser.post(`${path}/examples`, { keep: true, prices });
  expect([refused.statusCode, (await read()).exampleProducts]).toEqual([400, 2]);
});

it('keeps the example products at the owner’s prices once, but never the example accounts', async () => {
  const own = await createProduct(test, { name: 'Milik sendiri' });
  const ownVariant = own.variants[0];
  const { examples } = await read();
  const variantId = examples[0].variants[1].id;
  const prices = [
    { variantId, price: 275_000 },
    { variantId: ownVariant?.id ?? 0, price: 1 },
    { variantId: 2_000_000_000, price: 1 },
  ];
  const press = () => admin.browser.post(`${path}/examples`, { keep: true, prices });
  const answers = await Promise.all([press(), press(), press()]);
  for (const response of answers) expect(response.json().exampleProducts).toBe(0);
  const { data: sold } = (await test.browser().get('/public/products')).json();
  const priceOf = (id: number | undefined) =>
    sold
      .flatMap((product: { ProductVariant: object[] }) => product.ProductVariant)
      .find((variant: { id: number }) => variant.id === id).price;
  expect([priceOf(variantId), priceOf(ownVariant?.id)]).toEqual([275_000, ownVariant?.price]);
  const { data: history } = (await admin.browser.get('/admin/history?subject=product')).json();
  const entries = history.filter(({ note }: { note: string | null }) => note === 'Data contoh');
  expect(entries).toHaveLength(2);
  await admin.browser.delete(`/admin/products/${own.id}`);
  expect(await done()).toEqual(['product']);
  expect((await test.browser().get('/public/products')).json().total).toBe(2);
  expect((await test.browser().get('/public/payment-accounts')).json().total).toBe(0);
});

it('removes the examples with one action, immediately visible to every buyer', async () => {
  const { database } = test;
  for (const table of ['product_variants', 'products', 'payment_accounts', 'init_devices']) {
    await database.pool.query(`delete from ${table}`);
  }
  await fillStarterData(test.dependencies);
  const own = await createPaymentAccount(test);
  await admin.browser.post(`${path}/examples`, { keep: false });
  expect((await test.browser().get('/public/products')).json().total).toBe(0);
  const { data } = (await test.browser().get('/public/payment-accounts')).json();
  expect(data.map(({ id }: { id: number }) => id)).toEqual([own.id]);
  const { data: history } = (await admin.browser.get('/admin/history?subject=product')).json();
  expect(history.slice(0, 2).map(({ action }: { action: string }) => action)).toEqual([
    'delete',
    'delete',
  ]);
});

it('ticks each step when it is true', async () => {
  await test.database.db
    .update(users)
    .set({ hasGeneratedPassword: false })
    .where(eq(users.id, admin.user.id));
  await admin.browser.patch('/admin/settings', {
    sellerName: 'CV Waktu Tepat',
    whatsappNumber: '081234567890',
  });
  for (const app of ['display', 'remote']) {
    const url = `https://unduh.test/${app}.apk`;
    const { id } = (await admin.browser.post('/admin/releases/links', { app, url })).json();
    await admin.browser.post(`/admin/releases/${id}/publish`);
  }
  await admin.browser.post('/admin/products', {
    name: 'Jam',
    price: 1,
    requiresLicense: false,
    variants: [],
  });
  expect(await done()).toEqual(['password', 'seller', 'account', 'product', 'apps']);
});

it('knows when the shop has sold', async () => {
  await buyLicenses(test, await signInAs(test), admin);
  expect((await read()).hasSold).toBe(true);
});

it('sends a test mail to the admin himself', async () => {
  expect(await done()).not.toContain('mail');
  const answer = await admin.browser.post(`${path}/test-mail`);
  expect(answer.json()).toEqual({ sentTo: admin.user.email });
  expect(sent).toEqual([admin.user.email]);
  expect(await done()).toContain('mail');
});
