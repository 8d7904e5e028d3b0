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

/** The lowest there is, to be named before the province is known; undefined without any price. */
export function lowestShippingCost({ rates, others }: ShippingPrices): number | undefined {
  const prices = rates.map(({ price }) => price);
  if (others.mode !== 'quoted') prices.push(others.mode === 'free' ? 0 : others.price);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/** Whether the place of delivery does not change the cost. */
export function hasOneCost({ rates }: ShippingPrices): boolean {
  return rates.length === 0;
}

/** People write it large, small, with spaces, and by its usual short name. */
export function isSameProvince(one: string, other: string): boolean {
  return provinceName(one) === provinceName(other);
}

function provinceName(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/^prov(insi)? /, '')
    .replace(/^(daerah (khusus( ibu ?kota)?|istimewa)|dki|dk|di|d i) /, '')
    .replace(/^kep /, 'kepulauan ');
  return shortNames[plain] ?? plain;
}

const shortNames: Record<string, string> = {
  diy: 'yogyakarta',
  jogja: 'yogyakarta',
  jogjakarta: 'yogyakarta',
  jabar: 'jawa barat',
  jateng: 'jawa tengah',
  jatim: 'jawa timur',
  sumbar: 'sumatera barat',
  sumsel: 'sumatera selatan',
  sumut: 'sumatera utara',
  'sumatra barat': 'sumatera barat',
  'sumatra selatan': 'sumatera selatan',
  'sumatra utara': 'sumatera utara',
  kalbar: 'kalimantan barat',
  kalsel: 'kalimantan selatan',
  kalteng: 'kalimantan tengah',
  kaltim: 'kalimantan timur',
  kaltara: 'kalimantan utara',
  sulbar: 'sulawesi barat',
  sulsel: 'sulawesi selatan',
  sulteng: 'sulawesi tengah',
  sultra: 'sulawesi tenggara',
  sulut: 'sulawesi utara',
  babel: 'kepulauan bangka belitung',
  'bangka belitung': 'kepulauan bangka belitung',
  kepri: 'kepulauan riau',
  ntb: 'nusa tenggara barat',
  ntt: 'nusa tenggara timur',
  nad: 'aceh',
  'nanggroe aceh darussalam': 'aceh',
};
