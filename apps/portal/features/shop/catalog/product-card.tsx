import { formatRupiah, type Product } from '@timesync/contract';
import { Button } from '@timesync/ui';
import type { ReactNode } from 'react';
import { formatPriceRange, lowestStepPrice } from './price-range';
import { productStockLabel } from './stock-label';

interface ProductCardProps {
  product: Product;
  picture: ReactNode;
  onOpen: () => void;
}

export function ProductCard({ product, picture, onOpen }: ProductCardProps) {
  const stock = productStockLabel(product);
  const lowest = lowestStepPrice(product);
  return (
    <li className="flex flex-col gap-4 overflow-hidden surface-card p-5">
      <div className="girih -mx-5 -mt-5 flex h-32 items-end justify-center bg-deep px-5 pt-3 text-deep-gold">
        {picture}
      </div>
      <div className="min-w-0 flex-1">
        <h3 className="break-words font-bold text-ink text-lg">{product.name}</h3>
        <p className="mt-1 font-semibold text-brand-text tabular-nums">
          {formatPriceRange(product)}
        </p>
        {lowest !== undefined && (
          <p className="mt-0.5 text-ink-muted text-sm">
            Grosir mulai <span className="whitespace-nowrap">{formatRupiah(lowest)}</span> per buah
          </p>
        )}
        {product.variantCount > 1 && (
          <p className="mt-0.5 text-ink-muted text-sm">{product.variantCount} pilihan</p>
        )}
        {stock && <p className="mt-0.5 font-semibold text-danger-text text-sm">{stock}</p>}
      </div>
      <Button variant="secondary" onClick={onOpen}>
        Lihat Detail<span className="sr-only"> {product.name}</span>
      </Button>
    </li>
  );
}
