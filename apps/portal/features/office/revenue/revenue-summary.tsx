import { useQuery } from '@tanstack/react-query';
import {
  formatRupiah,
  type LicenseStatus,
  licenseStatusNames,
  type ShopSummary,
  SUMMARY_DAYS,
  screens,
} from '@timesync/contract';
import { classNames } from '@timesync/ui';
import { Link } from 'react-router';
import { LoadedFigures, lazyPart, Skeleton } from '~/components/ui';
import { readOf } from '~/lib/api';
import { FigureCards } from './figure-cards';
import { WeeklyRevenue } from './weekly-revenue';

const MosqueMap = lazyPart(
  () => import('./map/mosque-map'),
  () => ({ fallback: <Skeleton className="h-96" /> }),
);

/** The owner's numbers; each leads to the list behind it. */
export function RevenueSummary() {
  // The server keeps the numbers for a while by itself.
  const summary = useQuery({ ...readOf([], 'GET /admin/summary'), staleTime: 0 });
  return (
    <LoadedFigures query={summary}>
      {(loaded) => (
        <>
          <FigureCards summary={loaded} />
          <WeeklyRevenue days={loaded.days} />
          <MosqueMap mosques={loaded.mosques} />
          <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
            <LicenseBar licenses={loaded.licenses} />
            <TopProducts products={loaded.topProducts} />
          </div>
        </>
      )}
    </LoadedFigures>
  );
}

const colours: Record<LicenseStatus, string> = {
  active: 'bg-brand',
  unused: 'bg-gold',
  suspended: 'bg-line-strong',
  revoked: 'bg-danger',
};

/** Licences by state: one bar, and a line for each state that leads to its list. */
function LicenseBar({ licenses }: { licenses: ShopSummary['licenses'] }) {
  const states = Object.keys(colours) as LicenseStatus[];
  const all = states.reduce((sum, state) => sum + licenses[state], 0);
  return (
    <section aria-labelledby="licenses-heading">
      <h2
        id="licenses-heading"
        className="flex items-baseline justify-between gap-3 font-bold text-ink text-lg"
      >
        Lisensi menurut status
        <Link
          to={screens.licenses}
          className="font-medium text-ink-muted text-sm tabular-nums hover:underline"
        >
          {all} terbit
        </Link>
      </h2>
      <div aria-hidden className="mt-3 flex h-3 gap-0.5 overflow-hidden rounded-full bg-sunken">
        {states.map(
          (state) =>
            licenses[state] > 0 && (
              <span key={state} className={colours[state]} style={{ flexGrow: licenses[state] }} />
            ),
        )}
      </div>
      <ul className="mt-2">
        {states.map((state) => (
          <li key={state} className="surface-row">
            <Link
              to={`${screens.licenses}?status=${state}`}
              className="flex min-h-11 items-center gap-3 text-sm"
            >
              <span aria-hidden className={classNames('size-2.5 rounded-full', colours[state])} />
              <span className="flex-1 text-ink">{licenseStatusNames[state]}</span>
              <span className="text-ink tabular-nums">{licenses[state]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TopProducts({ products }: { products: ShopSummary['topProducts'] }) {
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
