// What a mitra pays: never part of the public catalogue, which is the same for everybody.
import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';
import { priceStep } from './catalog.ts';

const mitraPrice = z.object({
  productVariantId: z.number().int(),
  /** In place of those in the catalogue. */
  priceSteps: z.array(priceStep),
});
export type MitraPrice = z.infer<typeof mitraPrice>;
const mitraPrices = { 200: z.object({ data: z.array(mitraPrice) }) };

export const listOwnPrices = defineRoute('GET /my-prices', 'user', {
  summary: 'The prices by quantity of a mitra; empty for everybody else',
  responses: mitraPrices,
});

export const listPricesOfCustomer = defineRoute('GET /admin/users/:id/prices', 'orders', {
  summary: 'The same of a customer on the phone',
  responses: mitraPrices,
});
