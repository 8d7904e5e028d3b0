import type { Product } from '@timesync/contract';
import { Alert, Button } from '@timesync/ui';
import { PackageOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '~/components/ui/feedback/empty-state';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import { messageOf } from '~/lib/api/api-error';
import type { useCatalog } from './catalog-queries';
import { ProductCard } from './product-card';

interface ProductGridProps {
  catalog: ReturnType<typeof useCatalog>;
  pictureOf: (product: Product) => ReactNode;
  onOpen: (product: Product) => void;
}

const gridStyle = 'grid gap-4 sm:grid-cols-2';

export function ProductGrid({ catalog, pictureOf, onOpen }: ProductGridProps) {
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
          <ProductCard
            key={product.id}
            product={product}
            picture={pictureOf(product)}
            onOpen={() => onOpen(product)}
          />
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
