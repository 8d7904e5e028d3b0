import { MAX_PRICE } from '../orders/order-limits.ts';
import { text } from '../values/text.ts';
import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';
import { shippingAddress, writtenAddress } from './shipping-address.ts';
import { SHIPPING_MODES } from './shipping-cost.ts';

export const shippingMode = z.enum(SHIPPING_MODES, 'Pilih salah satu dulu.');

export const shippingPrice = z
  .number('Ongkos kirim harus berupa angka')
  .int('Ongkos kirim harus bilangan bulat')
  .min(0, 'Ongkos kirim minimal 0')
  .max(MAX_PRICE, 'Ongkos kirim terlalu besar');

const shippingRate = z.object({ province: z.string(), price: z.number().int() });

const shippingOffer = z.object({
  /** The last one, to begin with; null before the first order that is sent. */
  address: writtenAddress.nullable(),
  /** The default recipient when there is no address yet. */
  account: z.object({ name: z.string(), whatsapp: z.string() }),
  rates: z.array(shippingRate),
  others: z.object({ mode: shippingMode, price: z.number().int() }),
});
export type ShippingOffer = z.infer<typeof shippingOffer>;

export const getShippingOffer = defineRoute('GET /shipping', 'user', {
  summary: 'The own last address, and what sending costs',
  responses: { 200: shippingOffer },
});

export const getCustomerShippingOffer = defineRoute('GET /admin/users/:id/shipping', 'orders', {
  summary: "A customer's last address, and what sending costs",
  responses: { 200: shippingOffer },
});

const place = text({ min: 2, max: 100 });

export const findPostcode = defineRoute('GET /shipping/postcode', 'user', {
  summary: 'The postcode that earlier parcels to this place had, if they agree',
  query: z.object({ kelurahan: place, kecamatan: place, city: place }),
  responses: { 200: z.object({ postcode: z.string().nullable() }) },
});

const rates = z.object({ rates: z.array(shippingRate) });

export const listShippingRates = defineRoute('GET /admin/shipping-rates', 'admin', {
  summary: 'The prices of provinces that have one of their own',
  responses: { 200: rates },
});

export const setShippingRateBody = z.strictObject({
  province: shippingAddress.shape.province,
  price: shippingPrice.nullable(),
});
export const setShippingRate = defineRoute('POST /admin/shipping-rates', 'admin', {
  summary: 'Set the price of a province, or with null take it back',
  body: setShippingRateBody,
  responses: { 200: rates },
});

/** The levels that are searched, from the smallest. */
export const regionLevel = z.enum(['kelurahan', 'kecamatan', 'city', 'province']);
export type RegionLevel = z.infer<typeof regionLevel>;

/** With everything around it: choosing a kelurahan fills in four fields. */
const region = z.object({
  kelurahan: z.string().optional(),
  kecamatan: z.string().optional(),
  city: z.string().optional(),
  province: z.string(),
});
export type Region = z.infer<typeof region>;

export const findRegions = defineRoute('GET /public/regions', 'public', {
  summary: 'Places of Indonesia whose name begins with, or has, these words',
  query: z.object({ level: regionLevel, name: text({ min: 2, max: 60 }) }),
  responses: { 200: z.object({ regions: z.array(region) }) },
});
