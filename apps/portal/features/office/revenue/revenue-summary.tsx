import { useQuery } from '@tanstack/react-query';
import { lazyPart } from '~/components/ui/feedback/lazy-part';
import { LoadedFigures } from '~/components/ui/feedback/loaded-figures';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import { callApi } from '~/lib/api/api-client';
import { FigureCards } from './figure-cards';
import { LicenseBar } from './license-bar';
import { TopProducts } from './top-products';
import { WeeklyRevenue } from './weekly-revenue';

const MosqueMap = lazyPart(
  async () => (await import('./map/mosque-map')).MosqueMap,
  () => ({ fallback: <Skeleton className="h-96" /> }),
);

/** The owner's numbers; each leads to the list behind it. */
export function RevenueSummary() {
  return (
    <LoadedFigures query={useShopSummary()}>
      {(summary) => (
        <>
          <FigureCards summary={summary} />
          <WeeklyRevenue days={summary.days} />
          <MosqueMap mosques={summary.mosques} />
          <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
            <LicenseBar licenses={summary.licenses} />
            <TopProducts products={summary.topProducts} />
          </div>
        </>
      )}
    </LoadedFigures>
  );
}

function useShopSummary() {
  return useQuery({
    queryKey: ['shop-summary'],
    queryFn: ({ signal }) => callApi('GET /admin/summary', {}, { signal }),
    // The server keeps the numbers for a while by itself.
    staleTime: 0,
  });
}
