// "Produk Saya": one entry per order line that is paid.
import { ownerMosque } from '../mosques/own-mosques.ts';
import { defineRoute } from '../wire/define-route.ts';
import { pageOf, pageQuery } from '../wire/pagination.ts';
import { z } from '../wire/zod.ts';
import { license, orderLine } from './orders.ts';

/** With where its device hangs. */
const placedLicense = license.extend({
  room: z.string().nullable(),
  mosque: ownerMosque.nullable(),
});

export const ownProduct = orderLine.extend({
  licenses: z.array(placedLicense),
  invoiceNumber: z.string(),
  paidAt: z.iso.datetime(),
  mosque: ownerMosque.nullable(),
});
export type OwnProduct = z.infer<typeof ownProduct>;

export const listOwnProducts = defineRoute('GET /my-products', 'user', {
  summary: 'Bought products with their licences',
  query: z.object(pageQuery),
  responses: { 200: pageOf(ownProduct) },
});

export const getOwnProduct = defineRoute('GET /my-products/:id', 'user', {
  summary: 'One bought product with all its licences',
  responses: { 200: ownProduct },
});
