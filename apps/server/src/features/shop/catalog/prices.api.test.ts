// Prices by quantity, for everybody and for mitras: an admin sets them and says who is a mitra, only
// mitras and admins see theirs, and an order keeps what it was placed with.
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SignedIn, signInAs } from '../../../../test/people.ts';
import { createProduct } from '../../../../test/shop.ts';
import { createTestApp } from '../../../../test/test-app.ts';

const priceSteps = [
  { fromQty: 10, price: 199_000 },
  { fromQty: 20, price: 189_000 },
];
const mitraSteps = [
  { fromQty: 1, price: 229_000 },
  { fromQty: 5, price: 210_000 },
];
const everyStep = [...mitraSteps, ...priceSteps];

let mitra: SignedIn;
let customer: SignedIn;
const test = await createTestApp();
const admin = await signInAs(test, 'admin');
beforeEach(async () => {
  mitra = await signInAs(test, 'user', { isMitra: true });
  customer = await signInAs(test);
});

async function newProduct(steps: object = { priceSteps, mitraSteps }) {
  const variants = [{ name: 'TV Box', init: 'TV', price: 249_000, ...steps }];
  const product = await createProduct(test, { variants });
  const variantId = product.variants[0]?.id ?? 0;
  const variant = { id: variantId, name: 'TV Box', init: 'TV', price: 249_000 };
  const save = (changes: object) =>
    admin.browser.patch(`/admin/products/${product.id}`, {
      variants: [{ ...variant, ...changes }],
    });
  const read = async () =>
    (await admin.browser.get(`/admin/products/${product.id}`)).json().ProductVariant[0];
  const order = (person: SignedIn, qty: number, expectedTotal: number) =>
    person.browser.post('/transaction', {
      details: [{ productId: product.id, productVariantId: variantId, qty }],
      expectedTotal,
    });
  return { ...product, variantId, save, read, order };
}

const kinds = { priceSteps, mitraSteps };

describe.each(Object.entries(kinds))('%s', (kind, steps) => {
  it('a save that does not name them keeps them, and the history has them', async () => {
    const { id, save, read } = await newProduct({});
    expect((await save({ [kind]: steps })).json().ProductVariant[0]).toMatchObject({
      ...{ priceSteps: [], mitraSteps: [] },
      [kind]: steps,
    });
    await save({ name: 'TV Box Plus' });
    expect(await read()).toMatchObject({ name: 'TV Box Plus', [kind]: steps });
    const history = await admin.browser.get(`/admin/history?subject=product&subjectId=${id}`);
    expect(history.body).toContain(kind);
    await save({ [kind]: [] });
    expect(await read()).toMatchObject({ [kind]: [] });
  });

  it('a new product has them', async () => {
    const variants = [{ name: 'TV Box', init: 'TV', price: 249_000, [kind]: steps }];
    const product = { name: 'Jam Grosir', requiresLicense: true, price: 249_000, variants };
    const added = await admin.browser.post('/admin/products', product);
    expect(added.json().ProductVariant[0]).toMatchObject({ [kind]: steps });
  });

  it('the price does not fall below a step that stays', async () => {
    const { save, read } = await newProduct({ [kind]: steps });
    const refused = await save({ price: steps[0]?.price });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'PRICE_STEPS_WRONG']);
    expect(await read()).toMatchObject({ price: 249_000, [kind]: steps });
  });

  it.each([
    [
      'not falling',
      [
        { fromQty: 5, price: 9 },
        { fromQty: 6, price: 9 },
      ],
    ],
    [
      'not rising',
      [
        { fromQty: 5, price: 9 },
        { fromQty: 5, price: 8 },
      ],
    ],
    ['the normal price', [{ fromQty: 5, price: 249_000 }]],
    ['free', [{ fromQty: 5, price: 0 }]],
    ['for no piece', [{ fromQty: 0, price: 9 }]],
    ['without a quantity', [{ price: 9 }]],
    ['without a price', [{ fromQty: 5 }]],
    ['a fraction', [{ fromQty: 5, price: 8.5 }]],
    ['no list', { fromQty: 5, price: 9 }],
    ['a list of lists', [[5, 9]]],
    ['six', [1, 2, 3, 4, 5, 6].map((n) => ({ fromQty: n + 1, price: 9 - n }))],
  ])('the database refuses steps that are %s', async (_name, wrong) => {
    const { variantId } = await newProduct({});
    const column = sql.identifier(kind === 'priceSteps' ? 'price_steps' : 'mitra_steps');
    const set = sql`update product_variants set ${column} = ${JSON.stringify(wrong)}::jsonb
      where id = ${variantId}`;
    await expect(test.database.db.execute(set)).rejects.toThrow();
  });
});

it.each<[keyof typeof kinds, string, object[], string]>([
  ['priceSteps', 'one piece', [{ fromQty: 1, price: 1 }], 'Jumlah grosir minimal 2'],
  ['mitraSteps', 'no piece', [{ fromQty: 0, price: 1 }], 'Jumlah mitra minimal 1'],
  ['mitraSteps', 'a free step', [{ fromQty: 1, price: 0 }], 'Harga mitra minimal 1'],
  [
    'mitraSteps',
    'the normal price',
    [{ fromQty: 1, price: 249_000 }],
    'Harga harus di bawah harga tingkat sebelumnya',
  ],
  [
    'mitraSteps',
    'falling quantities',
    mitraSteps.toReversed(),
    'Jumlah harus lebih besar daripada tingkat sebelumnya',
  ],
  [
    'mitraSteps',
    'six',
    [1, 2, 3, 4, 5, 6].map((n) => ({ fromQty: n, price: 200 - n })),
    'Maksimal 5 tingkat harga mitra',
  ],
])('%s of %s are refused with a sentence, and nothing changes', async (kind, _, wrong, message) => {
  const { save, read } = await newProduct({});
  const refused = await save({ name: 'Lain', [kind]: wrong });
  expect([refused.statusCode, refused.json().message]).toEqual([400, message]);
  expect(await read()).toMatchObject({ name: 'TV Box', priceSteps: [], mitraSteps: [] });
});

it('an order has the price of its quantity, and keeps it when the steps change', async () => {
  const { save, order } = await newProduct({ priceSteps });
  const seen = await order(customer, 10, 2_490_000);
  expect(seen.json().code).toBe('PRICE_CHANGED');
  expect(seen.json().message).toContain('Rp\u00a01.990.000');
  const placed = (await order(customer, 10, 1_990_000)).json();
  expect(placed).toMatchObject({ details: [{ qty: 10, price: 199_000 }] });
  await save({ price: 300_000, priceSteps: [] });
  const shown = await customer.browser.get(`/transaction/${placed.id}`);
  expect(shown.json()).toMatchObject({ totalAmount: 1_990_000, details: [{ price: 199_000 }] });
});

describe('who is a mitra', () => {
  const makeMitra = (by: SignedIn, isMitra: unknown) =>
    by.browser.patch(`/admin/users/${customer.user.id}`, { isMitra });

  it('is said by an admin who sees money, and the history has it', async () => {
    const cashier = await signInAs(test, 'admin', { adminRole: 'kasir' });
    expect((await makeMitra(cashier, true)).json()).toMatchObject({ isMitra: true });
    expect((await customer.browser.get('/auth/profile')).json()).toMatchObject({ isMitra: true });
    const path = `/admin/history?subject=user&subjectId=${customer.user.id}`;
    const [change] = (await admin.browser.get(path)).json().data;
    expect([change.before.isMitra, change.after.isMitra]).toEqual([false, true]);
    await makeMitra(admin, false);
    expect((await customer.browser.get('/auth/profile')).json()).not.toHaveProperty('isMitra');
  });

  it('is said by nobody else, and not by bad input', async () => {
    const packer = await signInAs(test, 'admin', { adminRole: 'gudang' });
    const support = await signInAs(test, 'admin', { adminRole: 'dukungan' });
    for (const by of [packer, support, customer, mitra]) {
      expect((await makeMitra(by, true)).statusCode).toBe(403);
    }
    const flags = { emailVerified: false, whatsappVerified: false, isMitra: true };
    const added = { name: 'Bu Tari', email: 'tari@masjid.example', whatsapp: '081234567890' };
    const made = await support.browser.post('/admin/users', {
      ...added,
      password: 'rahasia',
      ...flags,
    });
    expect(made.statusCode).toBe(403);
    expect((await makeMitra(admin, 'ya')).statusCode).toBe(400);
    const profile = { name: 'Saya', email: customer.user.email, whatsapp: '081234567890' };
    const own = await customer.browser.patch('/profile', { ...profile, isMitra: true });
    expect(own.statusCode).toBe(400);
  });
});

describe('the prices of a mitra', () => {
  it('are shown to him and to who takes his order by phone, and to nobody else', async () => {
    const { id, variantId } = await newProduct();
    const his = { productVariantId: variantId, priceSteps: everyStep };
    expect((await mitra.browser.get('/my-prices')).json().data).toContainEqual(his);
    const read = (by: SignedIn, of: SignedIn) =>
      by.browser.get(`/admin/users/${of.user.id}/prices`);
    const cashier = await signInAs(test, 'admin', { adminRole: 'kasir' });
    expect((await read(cashier, mitra)).json().data).toContainEqual(his);
    expect((await read(cashier, customer)).json()).toEqual({ data: [] });
    expect((await cashier.browser.get('/admin/users/999999/prices')).json()).toEqual({ data: [] });
    expect((await customer.browser.get('/my-prices')).json()).toEqual({ data: [] });
    const shown = (await test.app.inject(`/public/products/${id}`)).json();
    expect(shown.ProductVariant).toEqual([
      { id: variantId, name: 'TV Box', init: 'TV', price: 249_000, priceSteps, stock: null },
    ]);
  });

  it.each([
    [1, 229_000],
    [4, 229_000],
    [5, 210_000],
    [10, 199_000],
  ])('of %d pieces are %d each, by web and by phone', async (qty, price) => {
    const { id, variantId, order } = await newProduct();
    const placed = await order(mitra, qty, qty * price);
    expect(placed.json()).toMatchObject({ totalAmount: qty * price, details: [{ qty, price }] });
    const byPhone = await admin.browser.post('/admin/transactions', {
      userId: mitra.user.id,
      details: [{ productId: id, productVariantId: variantId, qty }],
      expectedTotal: qty * price,
    });
    expect(byPhone.json().details[0]).toMatchObject({ qty, price });
  });

  it('are not those of a customer, whatever total he names', async () => {
    const { order } = await newProduct();
    const refused = await order(customer, 1, 229_000);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'PRICE_CHANGED']);
    expect((await order(customer, 1, 249_000)).json().totalAmount).toBe(249_000);
  });

  it('stay with an order that was placed, and end with the flag', async () => {
    const { order } = await newProduct();
    const placed = (await order(mitra, 1, 229_000)).json();
    await admin.browser.patch(`/admin/users/${mitra.user.id}`, { isMitra: false });
    expect((await mitra.browser.get('/my-prices')).json()).toEqual({ data: [] });
    expect((await order(mitra, 1, 229_000)).json().code).toBe('PRICE_CHANGED');
    const shown = await mitra.browser.get(`/transaction/${placed.id}`);
    expect(shown.json()).toMatchObject({ totalAmount: 229_000 });
  });
});
