// The shipping cost of an order: a price per province, and one rule for the others.

/** Quoted: an admin sets the price before the customer pays. */
export const SHIPPING_MODES = ['flat', 'free', 'quoted'] as const;
export type ShippingMode = (typeof SHIPPING_MODES)[number];

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
