import { formatRupiah, type Product, priceRange } from '@timesync/contract';

/** The price, or from the cheapest to the dearest variant. */
export function formatPriceRange(product: Parameters<typeof priceRange>[0]): string {
  const { lowest, highest } = priceRange(product);
  if (lowest === highest) return formatRupiah(lowest);
  return `${formatRupiah(lowest)} – ${formatRupiah(highest)}`;
}

/** What one piece costs at the largest quantities; undefined without prices by quantity. */
export function lowestStepPrice({
  ProductVariant,
}: Pick<Product, 'ProductVariant'>): number | undefined {
  const prices = ProductVariant.flatMap(({ priceSteps = [] }) =>
    priceSteps.map((step) => step.price),
  );
  return prices.length > 0 ? Math.min(...prices) : undefined;
}
