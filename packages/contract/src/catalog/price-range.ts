interface Priced {
  price: number;
  ProductVariant: readonly { price: number }[];
}

/** What customers pay at least and at most: with variants the product's own price counts nowhere. */
export function priceRange({ price, ProductVariant }: Priced): { lowest: number; highest: number } {
  const prices = ProductVariant.length > 0 ? ProductVariant.map((one) => one.price) : [price];
  return { lowest: Math.min(...prices), highest: Math.max(...prices) };
}
