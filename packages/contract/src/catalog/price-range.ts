interface Priced {
  price: number;
  ProductVariant: readonly { price: number }[];
}

/**
 * The lowest and highest price for customers: with variants the product's own price is not used.
 */
export function priceRange({ price, ProductVariant }: Priced): { lowest: number; highest: number } {
  const prices = ProductVariant.length > 0 ? ProductVariant.map((one) => one.price) : [price];
  return { lowest: Math.min(...prices), highest: Math.max(...prices) };
}
