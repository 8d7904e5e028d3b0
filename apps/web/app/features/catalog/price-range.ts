import { formatRupiah, type Product } from '@timesync/contract';

/** The price, or from the cheapest to the dearest variant. */
export function formatPriceRange(product: Pick<Product, 'price' | 'ProductVariant'>): string {
  const prices = product.ProductVariant.map((variant) => variant.price);
  if (prices.length === 0) return formatRupiah(product.price);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  if (lowest === highest) return formatRupiah(lowest);
  return `${formatRupiah(lowest)} – ${formatRupiah(highest)}`;
}
