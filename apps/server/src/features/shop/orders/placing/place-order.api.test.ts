import { TERMS_VERSION } from '@timesync/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SignedIn, signInAs } from '../../../../../test/people.ts';
import { createProduct, payOrder } from '../../../../../test/shop.ts';
import { createTestApp } from '../../../../../test/test-app.ts';
import { products, productVariants } from '../../catalog/catalog.schema.ts';
import { orders } from '../orders.schema.ts';

let customer: SignedIn;
let jam: Awaited<ReturnType<typeof createProduct>>;
let remote: Awaited<ReturnType<typeof createProduct>>;

const test = await createTestApp();

beforeEach(async () => {
  customer = await signInAs(test);
  jam = await createProduct(test, {
    note: 'catatan rahasia',
    variants: [
      { name: 'Smartphone', init: 'HP', price: 149_000 },
      { name: 'TV Box', init: 'TV', price: 249_000 },
    ],
  });
  remote = await createProduct(test, {
    name: 'Remote',
    price: 25_000,
    requiresLicense: false,
    variants: [],
  });
});

const order = (details: unknown, more: object = {}, key?: string) =>
  customer.browser.post(
    '/transaction',
    { details, ...more } as object,
    key ? { headers: { 'idempotency-key': key } } : {},
  );
const countOrders = () => test.database.db.$count(orders, eq(orders.userId, customer.user.id));

describe('POST /transaction', () => {
  it('places an order at the prices of the database', async () => {
    const response = await order([
      { productId: jam.id, productVariantId: jam.variants[1]?.id, qty: 2 },
      { productId: remote.id, productVariantId: null, qty: 3 },
    ]);
    expect(response.statusCode).toBe(201);
    const body = response.json();
    expect(body).toMatchObject({
      status: 'pending',
      totalAmount: 2 * 249_000 + 3 * 25_000,
      paymentProof: null,
      allowedActions: ['submitProof', 'cancel'],
      user: { name: customer.user.name, email: customer.user.email },
      details: [
        {
          product: { name: 'Jam Masjid', fileUrl: null },
          productVariant: { name: 'TV Box' },
          qty: 2,
          price: 249_000,
          licenses: [],
        },
        { product: { name: 'Remote', fileUrl: null }, productVariant: null, qty: 3, price: 25_000 },
      ],
      timeline: [{ action: 'place', by: 'customer', note: null }],
    });
    expect(body.invoiceNumber).toMatch(/^INV-\d{6}-\d{6,}$/);
    expect(response.body).not.toContain('catatan rahasia');
    expect(response.body).not.toContain('unduh.test');
    const [mail] = await test.popMails();
    expect(mail?.subject).toContain(body.invoiceNumber);
  });

  it.each([
    ['no lines', [], 'Keranjang kosong!'],
    ['quantity 0', [{ qty: 0 }], 'Jumlah minimal 1'],
    ['quantity 1000', [{ qty: 1000 }], 'Jumlah maksimal 999'],
    ['quantity 1e21', [{ qty: 1e21 }], undefined],
    ['quantity "2"', [{ qty: '2' }], 'Jumlah harus berupa angka'],
    ['51 lines', Array(51).fill({ qty: 1 }), 'Maksimal 50 produk dalam satu pesanan'],
    ['a price', [{ qty: 1, price: 1 }], undefined],
  ])('refuses %s and writes nothing', async (_name, lines, message) => {
    const variant = { productId: jam.id, productVariantId: jam.variants[0]?.id };
    const response = await order((lines as object[]).map((line) => ({ ...variant, ...line })));
    expect(response.statusCode).toBe(400);
    if (message) expect(response.json().message).toBe(message);
    expect(await countOrders()).toBe(0);
  });

  it('says why it is refused, and writes nothing', async () => {
    const free = { requiresLicense: false, variants: [] };
    const { id: productId } = await createProduct(test, { price: 1_000_000_000, ...free });
    const dear = { productId, qty: 999 };
    for (const [refused, code] of [
      [await order([{ productId: jam.id, qty: 1 }]), 'VARIANT_REQUIRED'],
      [await order([dear, dear]), 'TOTAL_TOO_LARGE'],
      [await order([{ productId: remote.id, qty: 2 }], { expectedTotal: 40_000 }), 'PRICE_CHANGED'],
    ] as const) {
      expect(refused.json().code).toBe(code);
    }
    expect(await countOrders()).toBe(0);
  });

  it("refuses another product's variant, unknown and deleted things", async () => {
    const other = await createProduct(test);
    const gone = await createProduct(test);
    await test.database.db
      .update(products)
      .set({ deletedAt: new Date() })
      .where(eq(products.id, gone.id));
    const [first] = jam.variants;
    await test.database.db
      .update(productVariants)
      .set({ deletedAt: new Date() })
      .where(eq(productVariants.id, first?.id ?? 0));
    for (const line of [
      { productId: jam.id, productVariantId: other.variants[0]?.id },
      { productId: jam.id, productVariantId: first?.id },
      { productId: gone.id, productVariantId: gone.variants[0]?.id },
      { productId: 2_000_000_000 },
    ]) {
      const response = await order([{ ...line, qty: 1 }]);
      expect(response.statusCode).toBe(409);
      expect(response.json().code).toBe('PRODUCT_GONE');
    }
    expect(await countOrders()).toBe(0);
  });

  it('stores the accepted terms, and refuses those of an outdated page', async () => {
    const lines = [{ productId: remote.id, qty: 1 }];
    const old = await order(lines, { termsVersion: '2020-01-01' });
    expect(old.statusCode).toBe(409);
    expect(old.json().code).toBe('TERMS_CHANGED');
    const now = await order(lines, { termsVersion: TERMS_VERSION });
    expect(now.json().termsVersion).toBe(TERMS_VERSION);
  });

  it('keeps what was bought when the product changes or goes', async () => {
    const { id } = (await order([{ productId: remote.id, qty: 1 }])).json();
    const before = (await customer.browser.get(`/transaction/${id}`)).body;
    await test.database.db
      .update(products)
      .set({ name: 'Nama lain', price: 1, deletedAt: new Date() })
      .where(eq(products.id, remote.id));
    expect((await customer.browser.get(`/transaction/${id}`)).body).toBe(before);
  });

  // A hundred times at once: `orders.race.test.ts`.
  describe('with an Idempotency-Key', () => {
    it('gives the same order with its keys if it was paid meanwhile', async () => {
      const lines = [{ productId: jam.id, productVariantId: jam.variants[1]?.id, qty: 1 }];
      const placed = (await order(lines, {}, 'kunci-percobaan-4')).json();
      const admin = await signInAs(test, 'admin');
      await payOrder(admin.browser, placed);
      const again = (await order(lines, {}, 'kunci-percobaan-4')).json();
      expect(again.id).toBe(placed.id);
      expect(again.details[0].licenses).toHaveLength(1);
    });

    it('refuses the same key with another body', async () => {
      await order([{ productId: remote.id, qty: 1 }], {}, 'kunci-percobaan-2');
      const response = await order([{ productId: remote.id, qty: 2 }], {}, 'kunci-percobaan-2');
      expect(response.statusCode).toBe(422);
      expect(response.json().code).toBe('IDEMPOTENCY_MISMATCH');
    });

    it('belongs to one customer', async () => {
      const mine = await order([{ productId: remote.id, qty: 1 }], {}, 'kunci-percobaan-3');
      const stranger = await signInAs(test);
      const theirs = await stranger.browser.post(
        '/transaction',
        { details: [{ productId: remote.id, qty: 1 }] },
        { headers: { 'idempotency-key': 'kunci-percobaan-3' } },
      );
      expect(theirs.statusCode).toBe(201);
      expect(theirs.json().id).not.toBe(mine.json().id);
    });

    it('must be readable', async () => {
      expect((await order([{ productId: remote.id, qty: 1 }], {}, 'x')).statusCode).toBe(400);
    });
  });
});
