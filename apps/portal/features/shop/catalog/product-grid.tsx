import { formatRupiah, isBox, type Product } from '@timesync/contract';
import { Alert, Button, NewBoxDrawing, TvBoxDrawing } from '@timesync/ui';
import { BookOpen, PackageOpen } from 'lucide-react';
import { EmptyState, Skeleton } from '~/components/ui';
import { messageOf } from '~/lib/api';
import type { useCatalog } from './catalog-queries';
import { formatPriceRange, lowestStepPrice } from './price-range';
import { productStockLabel } from './stock-label';

interface ProductGridProps {
  catalog: ReturnType<typeof useCatalog>;
  onOpen: (product: Product) => void;
}

const gridStyle = 'grid gap-4 sm:grid-cols-2';

export function ProductGrid({ catalog, onOpen }: ProductGridProps) {
  if (catalog.isPending) return <LoadingGrid />;
  if (!catalog.data) {
    return (
      <div className="space-y-3">
        <Alert tone="error">{messageOf(catalog.error, 'Produk gagal dimuat.')}</Alert>
        <Button variant="secondary" onClick={() => catalog.refetch()}>
          Coba lagi
        </Button>
      </div>
    );
  }
  const products = catalog.data.pages.flatMap((page) => page.data);
  if (products.length === 0) {
    return (
      <EmptyState icon={PackageOpen} title="Belum ada produk">
        Produk yang dijual akan tampil di sini.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={gridStyle}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} onOpen={() => onOpen(product)} />
        ))}
      </ul>
      {catalog.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-4 w-full"
          isPending={catalog.isFetchingNextPage}
          onClick={() => catalog.fetchNextPage()}
        >
          Tampilkan lebih banyak
        </Button>
      )}
    </>
  );
}

function LoadingGrid() {
  return (
    <div role="status" aria-label="Memuat produk" className={gridStyle}>
      {['first', 'second'].map((place) => (
        <div key={place} className="space-y-3 surface-card p-5">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="w-1/2" />
          <Skeleton className="mt-6 h-11" />
        </div>
      ))}
    </div>
  );
}

interface ProductCardProps {
  product: Product;
  onOpen: () => void;
}

function ProductCard({ product, onOpen }: ProductCardProps) {
  const stock = productStockLabel(product);
  const lowest = lowestStepPrice(product);
  return (
    <li className="flex flex-col gap-4 overflow-hidden surface-card p-5">
      <div className="girih -mx-5 -mt-5 flex h-32 items-end justify-center bg-deep px-5 pt-3 text-deep-gold">
        <ProductPicture product={product} />
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

/** The seller's picture, or a drawing by kind of product: the clock on a TV, a box, a book. */
function ProductPicture({ product }: { product: Product }) {
  if (product.picture) {
    return (
      <img
        src={product.picture}
        alt=""
        loading="lazy"
        className="absolute inset-0 size-full object-cover"
      />
    );
  }
  if (isBox(product)) return <NewBoxDrawing />;
  if (product.requiresLicense) return <TvBoxDrawing />;
  return <BookOpen aria-hidden className="mb-6 size-16" strokeWidth={1.25} />;
}
