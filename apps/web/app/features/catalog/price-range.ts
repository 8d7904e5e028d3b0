import { formatRupiah } from '@timesync/contract';

interface Priced {
  price: number;
  ProductVariant: { price: number }[];
}

/** The price, or from the cheapest to the dearest variant. */
export function formatPriceRange(product: Priced): string {
  const prices = product.ProductVariant.map((variant) => variant.price);
  if (prices.length === 0) return formatRupiah(product.price);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  if (lowest === highest) return formatRupiah(lowest);
  return `${formatRupiah(lowest)} – ${formatRupiah(highest)}`;
}
