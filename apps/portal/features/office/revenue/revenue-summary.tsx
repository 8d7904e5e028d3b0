import { useQuery } from '@tanstack/react-query';
import { LoadedFigures } from '~/components/ui/feedback/loaded-figures';
import { callApi } from '~/lib/api/api-client';
import { AppVersions } from './app-versions';
import { RevenueCard } from './revenue-card';
import { SummaryTiles } from './summary-tiles';
import { TopProducts } from './top-products';

/** The owner's numbers; each leads to the list behind it. */
export function RevenueSummary() {
  return (
    <LoadedFigures query={useShopSummary()}>
      {(summary) => (
        <>
          <SummaryTiles summary={summary} />
          <RevenueCard days={summary.days} />
          <TopProducts products={summary.topProducts} />
          <AppVersions versions={summary.appVersions} />
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
