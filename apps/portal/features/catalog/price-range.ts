import { formatRupiah, priceRange } from '@timesync/contract';

/** The price, or from the cheapest to the dearest variant. */
export function formatPriceRange(product: Parameters<typeof priceRange>[0]): string {
  const { lowest, highest } = priceRange(product);
  if (lowest === highest) return formatRupiah(lowest);
  return `${formatRupiah(lowest)} – ${formatRupiah(highest)}`;
}
