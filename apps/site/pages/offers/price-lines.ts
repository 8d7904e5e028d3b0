// What can be ordered of a product, line by line. The price list and search engines read the same lines:
// a price that is in the one and not in the other would be a false one.
import type { PriceStep, Product } from '@timesync/contract';

interface PriceLine {
  id: number;
  /** Empty for the only line of a product without variants. */
  name: string;
  price: number;
  priceSteps?: readonly PriceStep[];
}

/** A licence hangs on a variant's init: without variants the server takes no order for one. */
export function priceLines(product: Product): PriceLine[] {
  if (product.ProductVariant.length > 0) return product.ProductVariant;
  return product.requiresLicense ? [] : [{ id: -product.id, name: '', price: product.price }];
}
