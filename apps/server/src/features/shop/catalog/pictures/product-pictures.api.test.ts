import sharp from 'sharp';
import { expect, it } from 'vitest';
import { signInAs } from '../../../../../test/people.ts';
import { createProduct } from '../../../../../test/shop.ts';
import { createTestApp } from '../../../../../test/test-app.ts';
import { compareFiles } from '../../../../platform/files/compare-files.ts';
import { productPictures } from './product-pictures.ts';

const test = await createTestApp();
const { browser: admin } = await signInAs(test, 'admin');

const sendPicture = (productId: number, bytes: Buffer) =>
  admin.sendFile(`/admin/products/${productId}/picture`, { bytes });

const photo = (color: string) =>
  sharp({ create: { width: 2400, height: 1200, channels: 3, background: color } })
    .png()
    .toBuffer();
const shown = async (id: number): Promise<string | null> =>
  (await admin.get(`/admin/products/${id}`)).json().picture;
const shownToAll = async (id: number): Promise<string | null> =>
  (await test.app.inject(`/public/products/${id}`)).json().picture;

it('is small, public and cached by browsers; a new one has a new address and the old one is removed', async () => {
  const { id } = await createProduct(test);
  expect(await shownToAll(id)).toBeNull();
  expect((await sendPicture(id, await photo('#0a7d4f'))).statusCode).toBe(200);
  const first = String(await shown(id));
  const picture = await test.app.inject(first);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 800, height: 400 });

  await sendPicture(id, await photo('#c8982f'));
  const second = String(await shown(id));
  expect(second).not.toBe(first);
  expect((await test.app.inject(first)).statusCode).toBe(404);
  // The catalogue is cached in memory until the change event arrives.
  await expect.poll(() => shownToAll(id)).toBe(second);

  expect((await admin.delete(`/admin/products/${id}/picture`)).statusCode).toBe(200);
  expect(await shown(id)).toBeNull();
  expect((await test.app.inject(second)).statusCode).toBe(404);
});

it('refuses a file that is no picture, and a deleted product', async () => {
  const { id } = await createProduct(test);
  expect((await sendPicture(id, Buffer.from('<svg/>'))).json().code).toBe('IMAGE_UNREADABLE');
  await admin.delete(`/admin/products/${id}`);
  expect((await sendPicture(id, await photo('#000000'))).statusCode).toBe(404);
});

it('is checked against its row, and a file without one is swept after a day', async () => {
  const { id } = await createProduct(test);
  await sendPicture(id, await photo('#0a7d4f'));
  await test.dependencies.files.save(
    'products/9e7f4ec6-7b6e-4a0f-9a55-2f4f3f0b1a11.webp',
    Buffer.from('x'),
  );
  const address = String(await shown(id));
  test.clock.advance(2 * 24 * 60 * 60 * 1000);
  const compare = () =>
    compareFiles(test.dependencies, productPictures.storedFiles(test.dependencies));
  const before = await compare();
  expect(before.withoutFile).toEqual([]);
  expect(before.withoutRow).toContain('products/9e7f4ec6-7b6e-4a0f-9a55-2f4f3f0b1a11.webp');
  await productPictures.sweepOrphans(test.dependencies);
  expect((await compare()).withoutRow).toEqual([]);
  expect((await test.app.inject(address)).statusCode).toBe(200);
});
