import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../../test/people.ts';
import { createProduct } from '../../../../test/shop.ts';
import { createTestApp } from '../../../../test/test-app.ts';
import { products } from './catalog.schema.ts';

const test = await createTestApp();
const admin = await signInAs(test, 'admin');
await createProduct(test, { name: 'Produk pertama' });

const jam = {
  name: 'Jam Baru',
  description: '<p onclick="x()">Halo <script>alert(1)</script><b>dunia</b></p>',
  note: 'modal 100rb',
  fileUrl: 'https://unduh.test/baru.apk',
  requiresLicense: true,
  price: 199_000,
  variants: [{ name: 'TV Box', init: 'tv', price: 249_000 }],
};
const add = (product: object) => admin.browser.post('/admin/products', product);
const inCatalogue = async (id: number) => (await test.app.inject(`/public/products/${id}`)).json();

describe('POST /admin/products', () => {
  it('adds a product with variants and a clean description, and shows it immediately', async () => {
    await test.app.inject('/public/products');
    const response = await add(jam);
    expect(response.statusCode).toBe(201);
    const product = response.json();
    expect(product).toMatchObject({
      description: '<p>Halo <b>dunia</b></p>',
      note: 'modal 100rb',
      variantCount: 1,
      ProductVariant: [{ name: 'TV Box', init: 'TV', price: 249_000 }],
    });
    // The news reaches every process by a notification, a moment after the answer.
    await expect
      .poll(async () => (await test.app.inject('/public/products')).body)
      .toContain('Jam Baru');
    const shown = await inCatalogue(product.id);
    expect(shown).not.toHaveProperty('note');
    expect(shown).not.toHaveProperty('fileUrl');
  });

  it.each([
    [{ price: 1e12 }, 'Harga terlalu besar'],
    [{ variants: [{ name: 'TV', init: 'TV', price: -1 }] }, 'Harga minimal 0'],
    [{ fileUrl: 'javascript:alert(1)' }, 'Alamat file harus diawali https://'],
    [{ fileUrl: 'http://unduh.test/x.apk' }, 'Alamat file harus diawali https://'],
  ])('refuses %j with a sentence', async (wrong, message) => {
    const response = await add({ ...jam, ...wrong });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
  });

  it('refuses an unknown init, and a licensed product without variants, and writes nothing', async () => {
    const before = await test.database.db.$count(products);
    const unknown = await add({ ...jam, variants: [{ name: 'Lain', init: 'XX', price: 1 }] });
    expect(unknown.statusCode).toBe(422);
    expect(unknown.json()).toMatchObject({ message: 'Init belum terdaftar', code: 'INIT_UNKNOWN' });
    expect((await add({ ...jam, variants: [] })).json().code).toBe('LICENSE_NEEDS_VARIANT');
    expect(await test.database.db.$count(products)).toBe(before);
    expect((await add({ ...jam, requiresLicense: false, variants: [] })).statusCode).toBe(201);
  });
});

describe('PATCH /admin/products/{id}', () => {
  it('changes only what is named; variants alone are fine', async () => {
    const { id, ProductVariant } = (await add(jam)).json();
    const variants = [
      { id: ProductVariant[0].id, name: 'TV Box Plus', init: 'TV', price: 300_000 },
      { name: 'Ponsel', init: 'HP', price: 150_000 },
    ];
    const response = await admin.browser.patch(`/admin/products/${id}`, { variants });
    expect(response.json()).toMatchObject({
      name: 'Jam Baru',
      note: 'modal 100rb',
      variantCount: 2,
    });
    expect((await inCatalogue(id)).ProductVariant.map((v: { name: string }) => v.name)).toEqual([
      'TV Box Plus',
      'Ponsel',
    ]);
    const renamed = await admin.browser.patch(`/admin/products/${id}`, { name: 'Nama Lain' });
    expect(renamed.json()).toMatchObject({ name: 'Nama Lain', variantCount: 2 });
  });

  it("refuses another product's variant, also when adding", async () => {
    const before = await test.database.db.$count(products);
    const taken = await add({ ...jam, variants: [{ ...jam.variants[0], id: 1 }] });
    expect(taken.json()).toMatchObject({ code: 'NOT_FOUND', message: 'Variant tidak ditemukan.' });
    expect(await test.database.db.$count(products)).toBe(before);
    const mine = (await add(jam)).json();
    const other = (await add(jam)).json();
    const variant = { ...other.ProductVariant[0], name: 'Dicuri' };
    const response = await admin.browser.patch(`/admin/products/${mine.id}`, {
      variants: [variant],
    });
    expect(response.statusCode).toBe(404);
    expect((await inCatalogue(other.id)).ProductVariant[0].name).toBe('TV Box');
  });
});

describe('deleting', () => {
  it('takes a product out of the catalogue', async () => {
    const { id } = (await add(jam)).json();
    expect((await admin.browser.delete(`/admin/products/${id}`)).json().message).toBe(
      'Product berhasil dihapus',
    );
    expect((await test.app.inject(`/public/products/${id}`)).statusCode).toBe(404);
    expect((await admin.browser.get(`/admin/products/${id}`)).statusCode).toBe(404);
    expect((await admin.browser.delete(`/admin/products/${id}`)).statusCode).toBe(404);
  });

  it('takes a variant out, but not the last one of a licensed product', async () => {
    const { id, ProductVariant } = (
      await add({ ...jam, variants: [...jam.variants, { name: 'Ponsel', init: 'HP', price: 1 }] })
    ).json();
    const remove = (variantId: number) =>
      admin.browser.delete(`/admin/product-variants/${variantId}`);
    expect((await remove(ProductVariant[0].id)).json().message).toBe('Variant berhasil dihapus');
    expect((await remove(ProductVariant[0].id)).statusCode).toBe(404);
    expect((await remove(ProductVariant[1].id)).json().code).toBe('LICENSE_NEEDS_VARIANT');
    expect((await inCatalogue(id)).variantCount).toBe(1);
  });
});

it('shows only a sanitised description, however the row was written', async () => {
  const { id } = await createProduct(test, {
    name: 'Titipan',
    description: '<p>Halo<img src=x onerror="alert(1)"></p>',
  });
  const shown = (await admin.browser.get(`/admin/products/${id}`)).json();
  const [listed] = (await admin.browser.get('/admin/products?name=Titipan')).json().data;
  for (const { description } of [shown, listed]) expect(description).toBe('<p>Halo</p>');
});

it('lists with note and count, filtered by name', async () => {
  const { data } = (await admin.browser.get('/admin/products?name=pertama')).json();
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({ name: 'Produk pertama', variantCount: 1, note: '' });
});

it('GET /admin/products/export names what customers pay: the variants decide, not the product', async () => {
  const variants = [
    { name: 'TV Box', init: 'TV', price: 249_000 },
    { name: 'Smartphone', init: 'HP', price: 99_000 },
  ];
  await add({ ...jam, name: 'Jam Ekspor', variants });
  const { body } = await admin.browser.get('/admin/products/export?name=Jam+Ekspor');
  expect(body).toContain('Jam Ekspor;99000;249000;');
});
