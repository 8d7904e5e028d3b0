import { randomUUID } from 'node:crypto';
import type { PriceStep } from '@timesync/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { initDevices } from '../src/features/licenses/init-devices/init-devices.schema.ts';
import { products, productVariants } from '../src/features/shop/catalog/catalog.schema.ts';
import { paymentAccounts } from '../src/features/shop/payments/payments.schema.ts';
import type { BrowserClient } from './browser-client.ts';
import type { TestApp } from './test-app.ts';

interface SampleProduct {
  name?: string;
  price?: number;
  requiresLicense?: boolean;
  fileUrl?: string | null;
  note?: string;
  description?: string;
  isShipped?: boolean;
  stock?: number | null;
  variants?: Array<{
    name: string;
    init: string;
    price: number;
    priceSteps?: PriceStep[];
    mitraSteps?: PriceStep[];
    stock?: number | null;
  }>;
}

export const sampleAddress = {
  name: 'Haji Karim',
  whatsapp: '+6281298765432',
  street: 'Jl. Masjid Raya No. 7, RT 02/RW 05',
  kelurahan: 'Sukamaju',
  kecamatan: 'Cibeunying Kidul',
  city: 'Kota Bandung',
  province: 'Jawa Barat',
  postcode: '40121',
};

/** A product that is shipped; `stock` boxes are left. */
export function createBox(test: TestApp, stock: number | null = null) {
  const variants = [{ name: 'Box RAM 2 GB', init: 'TV', price: 899_000, stock }];
  return createProduct(test, { name: 'TimeSync Box', isShipped: true, variants });
}

/** What is left of a variant; null where it is not counted. */
export async function stockOf({ database }: TestApp, variantId: number) {
  const [found] = await database.db
    .select({ stock: productVariants.stock })
    .from(productVariants)
    .where(eq(productVariants.id, variantId));
  return found?.stock;
}

/** A product with its variants; the init devices HP and TV are made when they are needed. */
export async function createProduct(test: TestApp, sample: SampleProduct = {}) {
  const { variants = [{ name: 'TV Box', init: 'TV', price: 249_000 }], ...rest } = sample;
  const { db } = test.database;
  await db
    .insert(initDevices)
    .values([
      { init: 'HP', deviceType: ['smartphone', 'tablet'] },
      { init: 'TV', deviceType: ['tvbox', 'smarttv'] },
    ])
    .onConflictDoNothing();
  const [product] = await db
    .insert(products)
    .values({ name: 'Jam Masjid', price: 249_000, fileUrl: 'https://unduh.test/jam.apk', ...rest })
    .returning();
  if (!product) throw new Error('no product');
  const rows = variants.length
    ? await db
        .insert(productVariants)
        .values(variants.map((variant) => ({ ...variant, productId: product.id })))
        .returning()
    : [];
  return { ...product, variants: rows };
}

export async function createPaymentAccount(
  test: TestApp,
  account: Partial<typeof paymentAccounts.$inferInsert> = {},
) {
  const [created] = await test.database.db
    .insert(paymentAccounts)
    .values({
      name: 'BSI',
      accountNumber: '7123456789',
      accountName: 'Yayasan TimeSync',
      ...account,
    })
    .returning();
  if (!created) throw new Error('no account');
  return created;
}

const pictures = new Map<string, Promise<Buffer>>();

/** A picture that looks like no other with another seed; drawn once. */
export function samplePicture(seed = 1, format: 'jpeg' | 'png' | 'webp' = 'png') {
  const name = `${seed} ${format}`;
  const picture = pictures.get(name) ?? drawPicture(seed, format);
  pictures.set(name, picture);
  return picture;
}

function drawPicture(seed: number, format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  const size = 64;
  const pixels = Buffer.alloc(size * size * 3);
  let state = seed * 2_654_435_761;
  for (let index = 0; index < pixels.length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    pixels[index] = state >>> 24;
  }
  const raw = { width: size, height: size, channels: 3 } as const;
  return sharp(pixels, { raw }).blur(4).normalise().toFormat(format).toBuffer();
}

export async function placeSampleOrder(
  browser: BrowserClient,
  lines: Array<{ productId: number; productVariantId?: number | null; qty?: number }>,
) {
  const response = await browser.post('/transaction', {
    details: lines.map(({ qty = 1, ...line }) => ({ ...line, qty })),
  });
  if (response.statusCode !== 201) throw new Error(`checkout failed: ${response.body}`);
  return response.json();
}

/** Books its whole sum as received; answers with the order as an admin sees it. */
export async function payOrder(
  admin: BrowserClient,
  { id, payableAmount }: { id: number; payableAmount: number },
) {
  const response = await admin.post(
    '/admin/transactions/record-payment',
    { transactionId: id, kind: 'transfer', amount: payableAmount, at: '2026-01-02T03:00:00.000Z' },
    { headers: { 'idempotency-key': randomUUID() } },
  );
  if (response.statusCode !== 200) throw new Error(`payment failed: ${response.body}`);
  return response.json();
}

/** Sends a picture as the browser's form does. */
export async function sendProof(
  browser: BrowserClient,
  orderId: number,
  options: {
    paymentAccountId: number | string;
    picture?: Buffer;
    filename?: string;
    type?: string;
    key?: string;
  },
) {
  const { paymentAccountId, picture, filename: name, type, key } = options;
  const file = { bytes: picture ?? (await samplePicture(orderId)), name, type };
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
  return browser.sendFile(
    `/transaction/${orderId}/confirm-payment`,
    file,
    { paymentAccountId },
    headers,
  );
}
