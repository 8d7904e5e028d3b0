// The public catalogue: never the internal note, never the file's URL.
import { defineRoute } from '../wire/define-route.ts';
import { pageOf, pageQuery } from '../wire/pagination.ts';
import { z } from '../wire/zod.ts';

export const priceStep = z.object({ fromQty: z.number().int(), price: z.number().int() });

const timestamp = z.iso.datetime();

export const productVariant = z.object({
  id: z.number().int(),
  name: z.string(),
  init: z.string(),
  price: z.number().int(),
  /** Lower prices for larger quantities, smallest quantity first. */
  priceSteps: z.array(priceStep),
  /** Stock; null means not counted. */
  stock: z.number().int().nullable(),
});
export type ProductVariant = z.infer<typeof productVariant>;

export const product = z.object({
  id: z.number().int(),
  name: z.string(),
  /** The description is sanitised HTML. */
  description: z.string(),
  requiresLicense: z.boolean(),
  price: z.number().int(),
  /** Goes to an address: checkout asks for one. */
  isShipped: z.boolean(),
  /** The stock of a product without variants. */
  stock: z.number().int().nullable(),
  /** Where its picture is; null where it is drawn. */
  picture: z.string().nullable(),
  createdAt: timestamp,
  ProductVariant: z.array(productVariant),
  variantCount: z.number().int(),
});
export type Product = z.infer<typeof product>;

export const listProducts = defineRoute('GET /public/products', 'public', {
  summary: 'The catalogue',
  query: z.object(pageQuery),
  responses: { 200: pageOf(product) },
});

export const getProduct = defineRoute('GET /public/products/:id', 'public', {
  summary: 'One product with its variants',
  responses: { 200: product },
});
