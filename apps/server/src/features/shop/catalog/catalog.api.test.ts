import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, receivedTwice } from '../../../../test/test-app.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { initDevices } from '../../licenses/init-devices/init-devices.schema.ts';
import { products, productVariants } from './catalog.schema.ts';
import { catalogChanged } from './catalog-changed.ts';

const test = await createTestApp();
await test.database.db.insert(initDevices).values([
  { init: 'HP', deviceType: ['smartphone'] },
  { init: 'TV', deviceType: ['tvbox'] },
]);

beforeEach(async () => {
  await change(async (tx) => {
    await tx.delete(productVariants);
    await tx.delete(products);
  });
});

/** Makes a change as a use case does; returns when this process has been notified. */
async function change(work: (tx: Tx) => Promise<unknown>): Promise<void> {
  const received = receivedTwice(test, 'catalog');
  await test.database.transaction(async (tx) => {
    await work(tx);
    await catalogChanged(tx);
  });
  await received;
}

async function addProduct(
  values: Partial<typeof products.$inferInsert> = {},
  variants: Array<Partial<typeof productVariants.$inferInsert>> = [],
): Promise<number> {
  let id = 0;
  await change(async (tx) => {
    const row = { name: 'Jam Masjid', price: 149_000, ...values };
    const [inserted] = await tx.insert(products).values(row).returning();
    id = inserted?.id ?? 0;
    for (const variant of variants) {
      const defaults = { productId: id, name: 'HP', init: 'HP', price: 1 };
      await tx.insert(productVariants).values({ ...defaults, ...variant });
    }
  });
  return id;
}

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers });

describe('GET /public/products', () => {
  it('shows products with their variants, and no private fields', async () => {
    const id = await addProduct(
      { note: 'catatan rahasia', fileUrl: 'https://berkas.test/a.apk', description: '<p>Isi</p>' },
      [
        { name: 'Smartphone / Tablet', init: 'HP', price: 149_000 },
        { name: 'TV Box / Smart TV', init: 'TV', price: 249_000 },
        { name: 'Lama', deletedAt: new Date() },
      ],
    );
    const response = await get('/public/products');
    const simple = { id: expect.any(Number), priceSteps: [], stock: null };
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.json()).toEqual({
      data: [
        {
          id,
          name: 'Jam Masjid',
          description: '<p>Isi</p>',
          requiresLicense: true,
          price: 149_000,
          isShipped: false,
          stock: null,
          picture: null,
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          ProductVariant: [
            { ...simple, name: 'Smartphone / Tablet', init: 'HP', price: 149_000 },
            { ...simple, name: 'TV Box / Smart TV', init: 'TV', price: 249_000 },
          ],
          variantCount: 2,
        },
      ],
      total: 1,
      totalPages: 1,
      page: 1,
      limit: 10,
    });
    expect(response.body).not.toMatch(/rahasia|berkas\.test/);
  });

  it('leaves deleted products out and returns pages, an empty one past the end', async () => {
    for (const name of ['A', 'B', 'C']) await addProduct({ name });
    await addProduct({ name: 'Terhapus', deletedAt: new Date() });
    const second = (await get('/public/products?page=2&limit=2')).json();
    expect(second).toMatchObject({ total: 3, totalPages: 2, page: 2, limit: 2 });
    expect(second.data.map(({ name }: { name: string }) => name)).toEqual(['C']);
    const past = (await get('/public/products?page=9&limit=2')).json();
    expect(past).toMatchObject({ data: [], total: 3, totalPages: 2, page: 9 });
  });

  it('sanitises what was stored unsafely', async () => {
    const id = await addProduct({
      description: '<p onclick="x()">Isi<script>jahat()</script></p>',
    });
    for (const url of ['/public/products', `/public/products/${id}`]) {
      const { body } = await get(url);
      expect(body).toContain('<p>Isi</p>');
      expect(body).not.toMatch(/jahat|onclick/);
    }
  });
});

describe('GET /public/products/:id', () => {
  it('does not find deleted or unknown products', async () => {
    const id = await addProduct({ deletedAt: new Date() });
    for (const unknown of [id, 2_000_000_000]) {
      const response = await get(`/public/products/${unknown}`);
      expect(response.statusCode).toBe(404);
      expect(response.json().code).toBe('NOT_FOUND');
    }
    for (const wrong of ['0', 'x', '99999999999', '1%27']) {
      expect((await get(`/public/products/${wrong}`)).statusCode).toBe(400);
    }
  });
});

describe('the cached answer', () => {
  it('is asked of the database once, until a product changes', async () => {
    const id = await addProduct({ name: 'Lama' });
    const asked = vi.spyOn(test.database.pool, 'query');
    const first = await Promise.all([get('/public/products'), get('/public/products')]);
    expect((await get('/public/products')).body).toBe(first[0]?.body);
    // The page and the total.
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
    await change((tx) => tx.update(products).set({ name: 'Baru' }).where(eq(products.id, id)));
    expect((await get('/public/products')).body).toContain('Baru');
    expect((await get(`/public/products/${id}`)).body).toContain('Baru');
  });

  it('has an ETag that answers 304 until it changes', async () => {
    const id = await addProduct();
    const { etag = '', ...headers } = (await get('/public/products')).headers;
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const known = { 'if-none-match': String(etag) };
    const same = await get('/public/products', known);
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag]);
    await change((tx) => tx.update(products).set({ price: 1 }).where(eq(products.id, id)));
    expect((await get('/public/products', known)).statusCode).toBe(200);
  });

  it('is sent compressed to clients that support it', async () => {
    await addProduct({ description: `<p>${'Panjang '.repeat(400)}</p>` });
    const plain = await get('/public/products');
    const zipped = await get('/public/products', { 'accept-encoding': 'gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(zipped.headers.vary).toContain('Accept-Encoding');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    const brotli = await get('/public/products', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers.etag).toBe(plain.headers.etag);
  });
});
