import { formatRupiah, type ShopSummary, SUMMARY_DAYS, screens } from '@timesync/contract';
import { Card } from '@timesync/ui';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';

export function TopProducts({ products }: { products: ShopSummary['topProducts'] }) {
  return (
    <Card aria-labelledby="top-products-heading">
      <h2 id="top-products-heading" className="mb-2 font-bold text-ink text-lg">
        Produk terlaris {SUMMARY_DAYS} hari terakhir
      </h2>
      {products.length === 0 ? (
        <p className="py-4 text-ink-muted">Belum ada penjualan.</p>
      ) : (
        <ol className="divide-y divide-line">
          {products.map(({ name, sold, revenue }) => (
            <li key={name}>
              <Link
                to={`${screens.products}?${new URLSearchParams({ name })}`}
                className="flex min-h-11 items-center gap-3 rounded-control py-3 hover:bg-sunken/60"
              >
                <span className="min-w-0 flex-1">
                  <span className="block break-words font-semibold text-ink">{name}</span>
                  <span className="block text-ink-muted text-sm">{sold} terjual</span>
                </span>
                <span className="font-semibold text-ink tabular-nums">{formatRupiah(revenue)}</span>
                <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-muted" />
              </Link>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
