import { type MitraPrice, type Product, unitPrice } from '@timesync/contract';

/** The product with what this mitra pays, for one piece and for more, in place of everybody's prices. */
export function pricedFor(product: Product, prices: readonly MitraPrice[]): Product {
  const ProductVariant = product.ProductVariant.map((variant) => {
    const own = prices.find(({ productVariantId }) => productVariantId === variant.id);
    if (!own) return variant;
    const price = unitPrice({ ...variant, ...own }, 1);
    return { ...variant, price, priceSteps: own.priceSteps.filter(({ fromQty }) => fromQty > 1) };
  });
  return { ...product, ProductVariant };
}
