import { useQuery } from '@tanstack/react-query';
import { getShopSummary } from '@timesync/contract';
import { LoadFailureCard } from '~/components/ui/feedback/load-failure';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import { callApi } from '~/lib/api/api-client';
import { RevenueCard } from './revenue-card';
import { SummaryTiles } from './summary-tiles';
import { TopProducts } from './top-products';

/** The owner's numbers; each leads to the list behind it. */
export function RevenueSummary() {
  const { data: summary, isError, isFetching, refetch } = useShopSummary();
  if (summary) {
    return (
      <div className="space-y-6">
        <SummaryTiles summary={summary} />
        <RevenueCard days={summary.days} />
        <TopProducts products={summary.topProducts} />
      </div>
    );
  }
  if (isError && !isFetching) return <LoadFailureCard onRetry={refetch} />;
  return (
    <div aria-busy className="space-y-6">
      <Skeleton className="h-40" />
      <Skeleton className="h-96" />
    </div>
  );
}

function useShopSummary() {
  return useQuery({
    queryKey: ['shop-summary'],
    queryFn: ({ signal }) => callApi(getShopSummary, {}, { signal }),
    // The server keeps the numbers for a while by itself.
    staleTime: 0,
  });
}
