import type { MitraPrice, Product } from '@timesync/contract';

/** The product with what this mitra pays in place of everybody's prices by quantity. */
export function pricedFor(product: Product, prices: readonly MitraPrice[]): Product {
  const ProductVariant = product.ProductVariant.map((variant) => {
    const own = prices.find(({ productVariantId }) => productVariantId === variant.id);
    return own ? { ...variant, priceSteps: own.priceSteps } : variant;
  });
  return { ...product, ProductVariant };
}
