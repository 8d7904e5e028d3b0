import { beforeEach, expect, it } from 'vitest';
import { createTestApp } from '../../../../test/test-app.ts';
import { readConfig } from '../../../platform/config.ts';
import { initDevices } from '../../licenses/init-devices/init-devices.schema.ts';
import { products, productVariants } from '../../shop/catalog/catalog.schema.ts';
import { paymentAccounts } from '../../shop/payments/payments.schema.ts';
import { fillStarterData } from './fill-starter-data.ts';

const test = await createTestApp();
beforeEach(async () => {
  for (const table of [productVariants, products, initDevices, paymentAccounts]) {
    await test.database.db.delete(table);
  }
});

const fill = (environment: Record<string, string> = {}) =>
  fillStarterData({ config: readConfig(environment), database: test.database });
const get = async (url: string) => (await test.app.inject(url)).json();

it('gives an empty shop something to sell and accounts that are clearly examples', async () => {
  expect(await fill({ DEMO_DATA: 'on' })).toBe(true);
  const catalog = await get('/public/products');
  expect(catalog.total).toBe(2);
  for (const product of catalog.data) {
    // A licence cannot be issued without an init, which only variants have.
    if (product.requiresLicense) expect(product.variantCount).toBeGreaterThan(0);
    expect(product.description).toMatch(/^<p>/);
  }
  const inits = catalog.data.flatMap(({ ProductVariant }: { ProductVariant: unknown[] }) =>
    ProductVariant.map((variant) => (variant as { init: string }).init),
  );
  expect(new Set(inits)).toEqual(new Set(['HP', 'TV']));
  const accounts = await get('/public/payment-accounts');
  expect(accounts.total).toBe(3);
  for (const { accountName } of accounts.data) expect(accountName).toMatch(/^Contoh/);
});

it('fills once, however many processes start at the same time', async () => {
  const filled = await Promise.all(Array.from({ length: 5 }, () => fill({ DEMO_DATA: 'on' })));
  expect(filled.filter(Boolean)).toHaveLength(1);
  expect(await fill({ DEMO_DATA: 'on' })).toBe(false);
  expect(await test.database.db.$count(products)).toBe(2);
});

it('does not restore what the owner has removed', async () => {
  await fill({ DEMO_DATA: 'on' });
  await test.database.db.update(products).set({ deletedAt: new Date() });
  await test.database.db.update(paymentAccounts).set({ deletedAt: new Date() });
  expect(await fill({ DEMO_DATA: 'on' })).toBe(false);
  expect(await test.database.db.$count(products)).toBe(2);
});

it('fills only the embedded database without being asked, and none when forbidden', async () => {
  expect(await fill({ DEMO_DATA: 'off' })).toBe(false);
  expect(await fill({ DATABASE_URL: 'postgres://db/shop' })).toBe(false);
  expect(await fill()).toBe(true);
});
