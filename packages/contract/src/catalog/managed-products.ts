import { MAX_PRICE, MAX_QUANTITY } from '../orders/order-limits.ts';
import { optionalText, rowId, secureLink, text } from '../values/text.ts';
import { defineRoute } from '../wire/define-route.ts';
import { filterText, pageOf, pageQuery } from '../wire/pagination.ts';
import { z } from '../wire/zod.ts';
import { priceStep, product, productVariant } from './catalog.ts';
import { findStepProblem, MAX_PRICE_STEPS } from './price-steps.ts';
import { MAX_STOCK, MAX_WARRANTY_MONTHS, MAX_WEIGHT_GRAMS } from './product-limits.ts';

export const managedVariant = productVariant.extend({
  /** Of a mitra, besides those of everybody. */
  mitraSteps: z.array(priceStep),
});
export type ManagedVariant = z.infer<typeof managedVariant>;

/** The fields that only admins see. */
export const managedProduct = product.extend({
  ProductVariant: z.array(managedVariant),
  note: z.string(),
  fileUrl: z.string().nullable(),
  weightGrams: z.number().int().nullable(),
  warrantyMonths: z.number().int(),
});
export type ManagedProduct = z.infer<typeof managedProduct>;

export const price = z
  .number('Harga harus berupa angka')
  .int('Harga harus bilangan bulat')
  .min(0, 'Harga minimal 0')
  .max(MAX_PRICE, 'Harga terlalu besar');

/** An empty text or null means that there is no file. */
const downloadUrl = z
  .union([z.literal(''), secureLink({ max: 2000, error: 'Alamat file harus diawali https://' })])
  .nullish();

const wholeNumber = (what: string, { min = 0, max }: { min?: number; max: number }) =>
  z
    .number(`${what} harus berupa angka`)
    .int(`${what} harus bilangan bulat`)
    .min(min, `${what} minimal ${min}`)
    .max(max, `${what} terlalu besar`);

/** Null: not counted. */
export const stockCount = wholeNumber('Stok', { max: MAX_STOCK }).nullable();

/**
 * Null means not counted. A change names the stock that was seen; a different stock, because of a
 * sale meanwhile, answers 409.
 */
const stock = { stock: stockCount.optional(), stockSeen: stockCount.optional() };

const priceStepsBody = (kind: 'grosir' | 'mitra', least: number) =>
  z
    .array(
      z.strictObject({
        fromQty: wholeNumber(`Jumlah ${kind}`, { min: least, max: MAX_QUANTITY }),
        price: wholeNumber(`Harga ${kind}`, { min: 1, max: MAX_PRICE }),
      }),
    )
    .max(MAX_PRICE_STEPS, `Maksimal ${MAX_PRICE_STEPS} tingkat harga ${kind}`)
    .optional();
/** A mitra's price may begin at one piece. */
const LEAST = { priceSteps: 2, mitraSteps: 1 } as const;

/**
 * Existing variants have their id, others are new. Removing one is a separate call. Price steps that
 * are not named stay as they are.
 */
export const productVariantBody = z
  .strictObject({
    id: rowId.optional(),
    name: text({ min: 2, max: 100, message: 'Nama variant minimal 2 karakter' }),
    init: text({ min: 1, max: 6, message: 'Init wajib diisi' }).toUpperCase(),
    price,
    priceSteps: priceStepsBody('grosir', LEAST.priceSteps),
    mitraSteps: priceStepsBody('mitra', LEAST.mitraSteps),
    ...stock,
  })
  .superRefine((variant, { addIssue }) => {
    for (const list of ['priceSteps', 'mitraSteps'] as const) {
      const { price: normal, [list]: priceSteps } = variant;
      const problem = findStepProblem({ price: normal, priceSteps }, LEAST[list]);
      if (!problem) continue;
      const { index, field, sentence } = problem;
      addIssue({ code: 'custom', path: [list, index, field], message: sentence });
    }
  });

export const createProductBody = z.strictObject({
  name: text({ min: 2, max: 200, message: 'Nama produk minimal 2 karakter' }),
  description: optionalText(20_000),
  note: optionalText(5_000),
  fileUrl: downloadUrl,
  requiresLicense: z.boolean(),
  price,
  isShipped: z.boolean().optional(),
  weightGrams: wholeNumber('Berat', { min: 1, max: MAX_WEIGHT_GRAMS }).nullish(),
  warrantyMonths: wholeNumber('Garansi', { max: MAX_WARRANTY_MONTHS }).optional(),
  ...stock,
  variants: z.array(productVariantBody).max(50, 'Maksimal 50 variant').optional(),
});
export type CreateProductBody = z.infer<typeof createProductBody>;

/** Only what is named changes; `{ variants }` alone is the detail dialog's save button. */
export const updateProductBody = createProductBody.partial();
export type UpdateProductBody = z.infer<typeof updateProductBody>;

const path = '/admin/products';

export const listManagedProducts = defineRoute(`GET ${path}`, 'admin', {
  summary: 'All products, newest first',
  query: z.object({ ...pageQuery, name: filterText }),
  responses: { 200: pageOf(managedProduct) },
});

export const getManagedProduct = defineRoute(`GET ${path}/:id`, 'admin', {
  summary: 'One product with note and file',
  responses: { 200: managedProduct },
});

export const createProduct = defineRoute(`POST ${path}`, 'admin', {
  summary: 'Add a product',
  body: createProductBody,
  responses: { 201: managedProduct },
});

export const updateProduct = defineRoute(`PATCH ${path}/:id`, 'admin', {
  summary: 'Change a product, or only its variants',
  body: updateProductBody,
  asksAgain: { loss: 'downloads', question: 'PRODUCT_FILE_CHANGE', when: '`fileUrl` changes' },
  responses: { 200: managedProduct },
});

export const setProductPicture = defineRoute(`POST ${path}/:id/picture`, 'admin', {
  summary: 'What the product looks like, a picture (JPEG, PNG or WebP)',
  body: z.strictObject({}),
  file: 'file',
});

export const removeProductPicture = defineRoute(`DELETE ${path}/:id/picture`, 'admin', {
  summary: 'No picture any more: the product is drawn',
});

export const deleteProduct = defineRoute(`DELETE ${path}/:id`, 'admin', {
  summary: 'Take a product out of the catalogue; orders keep their copy',
});

export const deleteProductVariant = defineRoute('DELETE /admin/product-variants/:id', 'admin', {
  summary: 'Take a variant out of its product',
});
