import { WifiOff } from 'lucide-react';
import { Button } from '~/components/ui/buttons/button';
import { Card } from '~/components/ui/content/card';
import { EmptyState } from '~/components/ui/feedback/empty-state';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import { SalesCard } from './revenue-card';
import { useShopSummary } from './revenue-queries';
import { SummaryTiles } from './summary-tiles';
import { TopProducts } from './top-products';

/** The owner's numbers; each leads to the list behind it. */
export function OwnerSummary() {
  const { data: summary, isError, isFetching, refetch } = useShopSummary();
  if (summary) {
    return (
      <div className="space-y-6">
        <SummaryTiles summary={summary} />
        <SalesCard days={summary.days} />
        <TopProducts products={summary.topProducts} />
      </div>
    );
  }
  if (isError && !isFetching) {
    return (
      <Card role="alert">
        <EmptyState
          icon={WifiOff}
          title="Data gagal dimuat"
          action={
            <Button variant="secondary" onClick={() => refetch()}>
              Coba lagi
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <div aria-busy className="space-y-6">
      <Skeleton className="h-40" />
      <Skeleton className="h-96" />
    </div>
  );
}
