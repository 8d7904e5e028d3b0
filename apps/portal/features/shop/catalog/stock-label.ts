import type { Product } from '@timesync/contract';

/** Buyers see the stock from this number down. */
const FEW = 5;

/** Empty when the stock is not counted, or when there is plenty. */
export function stockLabel(stock: number | null = null): string | undefined {
  if (stock === null || stock > FEW) return undefined;
  return stock === 0 ? 'Stok habis' : `Sisa ${stock}`;
}

/** The label of the whole product: sold out when every variant is. */
export function productStockLabel(product: Pick<Product, 'stock' | 'ProductVariant'>) {
  const choices = product.ProductVariant.length > 0 ? product.ProductVariant : [product];
  const counted = choices.flatMap(({ stock }) => stock ?? []);
  if (counted.length < choices.length) return undefined;
  return stockLabel(counted.reduce((sum, stock) => sum + stock, 0));
}

export function stockObstacle(stock: number | null | undefined, qty: number): string | undefined {
  if (stock === null || stock === undefined || qty <= stock) return undefined;
  return stock === 0 ? 'Stok habis.' : `Stok tinggal ${stock}.`;
}
