import type { listProducts, RouteOutput } from '@timesync/contract';
import type { ReactNode } from 'react';
import { Button } from '~/components/ui/buttons/button';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import type { PublicRead } from '~/lib/api/use-public-read';
import { Section } from '../section';
import { PriceCard } from './price-card';
import { priceLines } from './price-lines';

type Catalogue = PublicRead<RouteOutput<typeof listProducts>>;

interface PriceListProps {
  catalogue: Catalogue;
}

export function PriceList({ catalogue }: PriceListProps) {
  return (
    <Section
      id="harga"
      title="Harga, sekali bayar"
      lead="Satu lisensi untuk satu perangkat. Bayar dengan transfer bank atau dompet digital."
    >
      {/* The space of three cards, so that nothing below jumps when the prices arrive. */}
      <div className="min-h-96 lg:min-h-80">
        <Prices catalogue={catalogue} />
      </div>
    </Section>
  );
}

function Prices({ catalogue }: PriceListProps) {
  if (catalogue.status === 'loading') return <LoadingPrices />;
  if (catalogue.status === 'failed') {
    return (
      <Sentence>
        <p role="alert">Harga belum dapat dimuat. Periksa koneksi internet Anda, lalu coba lagi.</p>
        <Button variant="secondary" onClick={catalogue.retry}>
          Coba lagi
        </Button>
      </Sentence>
    );
  }
  const onSale = catalogue.data.data.filter((product) => priceLines(product).length > 0);
  if (onSale.length === 0) {
    return (
      <Sentence>
        <p>Saat ini belum ada produk yang dijual. Anda tetap dapat mencoba aplikasinya gratis.</p>
      </Sentence>
    );
  }
  return (
    <ul className={gridStyle}>
      {onSale.map((product) => (
        <PriceCard key={product.id} product={product} />
      ))}
    </ul>
  );
}

const gridStyle = 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3';

function LoadingPrices() {
  return (
    <>
      <noscript>
        <p className="mb-5 text-ink">
          Harga diambil langsung dari katalog kami dan memerlukan JavaScript. Aktifkan JavaScript di
          browser Anda untuk melihatnya.
        </p>
      </noscript>
      <div role="status" aria-label="Memuat harga" className={gridStyle}>
        {['first', 'second', 'third'].map((place) => (
          <div key={place} className="rounded-card border border-line bg-surface p-6">
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="mt-4" />
            <Skeleton className="mt-2 w-2/3" />
            <Skeleton className="mt-8 h-12" />
            <Skeleton className="mt-3 h-12" />
          </div>
        ))}
      </div>
    </>
  );
}

function Sentence({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-4 rounded-card border border-line bg-surface p-6 text-ink">
      {children}
    </div>
  );
}
