// Prices by quantity: an admin sets them, everybody sees them, and an order keeps what it was placed with.
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../../test/people.ts';
import { createProduct } from '../../../../test/shop.ts';
import { createTestApp } from '../../../../test/test-app.ts';

const priceSteps = [
  { fromQty: 5, price: 220_000 },
  { fromQty: 10, price: 199_000 },
];

const test = await createTestApp();
const admin = await signInAs(test, 'admin');
const customer = await signInAs(test);

async function newProduct() {
  const { id, variants } = await createProduct(test);
  const variant = { id: variants[0]?.id ?? 0, name: 'TV Box', init: 'TV', price: 249_000 };
  const save = (changes: object) =>
    admin.browser.patch(`/admin/products/${id}`, { variants: [{ ...variant, ...changes }] });
  const read = async () =>
    (await admin.browser.get(`/admin/products/${id}`)).json().ProductVariant[0];
  return { id, variant, save, read, line: { productId: id, productVariantId: variant.id } };
}

describe('the seller', () => {
  it('sets steps, which the catalogue shows; a save that does not name them keeps them', async () => {
    const { id, save, read } = await newProduct();
    expect((await save({ priceSteps })).json().ProductVariant[0].priceSteps).toEqual(priceSteps);
    await save({ name: 'TV Box Plus' });
    expect(await read()).toMatchObject({ name: 'TV Box Plus', priceSteps });
    await expect
      .poll(async () => (await test.app.inject(`/public/products/${id}`)).json().ProductVariant[0])
      .toMatchObject({ priceSteps });
    await save({ priceSteps: [] });
    expect(await read()).toMatchObject({ priceSteps: [] });
  });

  it('adds a product with them', async () => {
    const variants = [{ name: 'TV Box', init: 'TV', price: 249_000, priceSteps }];
    const product = { name: 'Jam Grosir', requiresLicense: true, price: 249_000, variants };
    const added = await admin.browser.post('/admin/products', product);
    expect(added.json().ProductVariant[0].priceSteps).toEqual(priceSteps);
  });

  it.each([
    ['a step for one piece', [{ fromQty: 1, price: 1 }], 'Jumlah grosir minimal 2'],
    [
      'falling quantities',
      priceSteps.toReversed(),
      'Jumlah harus lebih besar daripada tingkat sebelumnya',
    ],
  ])('is refused %s with a sentence, and nothing changes', async (_name, wrong, message) => {
    const { save, read } = await newProduct();
    const refused = await save({ name: 'Lain', priceSteps: wrong });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toBe(message);
    expect(await read()).toMatchObject({ name: 'TV Box', priceSteps: [] });
  });

  it('cannot lower the price below a step that stays', async () => {
    const { save, read } = await newProduct();
    await save({ priceSteps });
    const refused = await save({ price: 200_000 });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().code).toBe('PRICE_STEPS_WRONG');
    expect(await read()).toMatchObject({ price: 249_000, priceSteps });
  });
});

it.each([
  ['not rising', '[{"fromQty":5,"price":9},{"fromQty":5,"price":8}]'],
  ['not falling', '[{"fromQty":5,"price":9},{"fromQty":6,"price":9}]'],
  ['the normal price', '[{"fromQty":5,"price":249000}]'],
  ['free', '[{"fromQty":5,"price":0}]'],
  ['one piece', '[{"fromQty":1,"price":9}]'],
  ['no quantity', '[{"price":9}]'],
  ['no price', '[{"fromQty":5}]'],
  ['a fraction', '[{"fromQty":5,"price":8.5}]'],
  ['no list', '{"fromQty":5,"price":9}'],
  ['a list of lists', '[[5,9]]'],
])('the database refuses steps that are %s', async (_name, steps) => {
  const { variant } = await newProduct();
  const statement = sql`update product_variants set price_steps = ${steps}::jsonb where id = ${variant.id}`;
  await expect(test.database.db.execute(statement)).rejects.toThrow();
});

it('an order has the price of its quantity, and keeps it when the steps change', async () => {
  const { save, line } = await newProduct();
  await save({ priceSteps });
  const details = [{ ...line, qty: 10 }];
  const seen = await customer.browser.post('/transaction', { details, expectedTotal: 2_490_000 });
  expect(seen.json().code).toBe('PRICE_CHANGED');
  expect(seen.json().message).toContain('Rp\u00a01.990.000');
  const placed = await customer.browser.post('/transaction', {
    details,
    expectedTotal: 1_990_000,
  });
  expect(placed.json()).toMatchObject({
    totalAmount: 1_990_000,
    details: [{ qty: 10, price: 199_000 }],
  });
  await save({ price: 300_000, priceSteps: [] });
  const shown = await customer.browser.get(`/transaction/${placed.json().id}`);
  expect(shown.json()).toMatchObject({ totalAmount: 1_990_000, details: [{ price: 199_000 }] });
});
