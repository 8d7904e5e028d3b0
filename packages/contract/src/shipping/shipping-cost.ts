// The shipping cost of an order: a price per province, and one rule for the others.

import { MAX_PRICE } from '../orders/order-limits.ts';
import { z } from '../wire/zod.ts';

/** Quoted: an admin sets the price before the customer pays. */
export const shippingMode = z.enum(['flat', 'free', 'quoted'], 'Pilih salah satu dulu.');
export type ShippingMode = z.infer<typeof shippingMode>;

export const shippingPrice = z
  .number('Ongkos kirim harus berupa angka')
  .int('Ongkos kirim harus bilangan bulat')
  .min(0, 'Ongkos kirim minimal 0')
  .max(MAX_PRICE, 'Ongkos kirim terlalu besar');

export interface ShippingPrices {
  rates: ReadonlyArray<{ province: string; price: number }>;
  /** For every other province; the price applies when the mode is flat. */
  others: { mode: ShippingMode; price: number };
}

/** Undefined: an admin has to say it. */
export function shippingCost({ rates, others }: ShippingPrices, province: string) {
  const rate = rates.find((each) => isSameProvince(each.province, province));
  if (rate) return rate.price;
  if (others.mode === 'quoted') return undefined;
  return others.mode === 'free' ? 0 : others.price;
}

/** People write it large, small and with spaces. */
export function isSameProvince(one: string, other: string): boolean {
  return plainName(one) === plainName(other);
}

const plainName = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();
