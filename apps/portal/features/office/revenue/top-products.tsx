import { formatRupiah, type ShopSummary, SUMMARY_DAYS, screens } from '@timesync/contract';
import { Link } from 'react-router';

export function TopProducts({ products }: { products: ShopSummary['topProducts'] }) {
  return (
    <section aria-labelledby="top-products-heading">
      <h2 id="top-products-heading" className="font-bold text-ink text-lg">
        Produk terlaris {SUMMARY_DAYS} hari terakhir
      </h2>
      {products.length === 0 ? (
        <p className="mt-2 text-ink-muted">Belum ada penjualan.</p>
      ) : (
        <ol className="mt-2">
          {products.map(({ name, sold, revenue }) => (
            <li key={name} className="surface-row">
              <Link
                to={`${screens.products}?${new URLSearchParams({ name })}`}
                className="flex min-h-row items-center gap-3 py-1 text-sm"
              >
                <span className="min-w-0 flex-1">
                  <span className="block break-words font-medium text-ink">{name}</span>
                  <span className="block text-ink-muted text-xs">{sold} terjual</span>
                </span>
                <span className="font-medium text-ink tabular-nums">{formatRupiah(revenue)}</span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
