// The counted offers of the shop, for whoever packs: no prices, nothing else of a product.
import { rowId } from '../values/text.ts';
import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';
import { stockCount } from './managed-products.ts';

export const stockedOffer = z.object({
  productId: z.number().int(),
  variantId: z.number().int().nullable(),
  label: z.string(),
  /** Null: not counted. */
  stock: z.number().int().nullable(),
});
export type StockedOffer = z.infer<typeof stockedOffer>;

export const listStock = defineRoute('GET /admin/stock', 'parcels', {
  summary: 'Every offer that is shipped or counted, with its stock',
  responses: { 200: z.object({ data: z.array(stockedOffer) }) },
});

export const countStockBody = z.strictObject({
  productId: rowId,
  variantId: rowId.nullable(),
  stock: stockCount,
  /** What was on the screen; another stock, because of a sale meanwhile, answers 409. */
  stockSeen: stockCount,
});
export const countStock = defineRoute('POST /admin/stock', 'parcels', {
  summary: 'Save a count of one offer',
  body: countStockBody,
});
