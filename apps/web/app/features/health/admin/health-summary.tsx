import { useQuery } from '@tanstack/react-query';
import { getHealth } from '@timesync/contract';
import { Alert } from '~/components/ui/feedback/alert';
import { LoadFailureCard } from '~/components/ui/feedback/load-failure';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import { callApi } from '~/lib/api/api-client';
import { HealthTiles } from './health-tiles';
import { problemWords } from './health-words';
import { QueueList } from './queue-list';

const REFRESH_MS = 15_000;

/** How the server feels: what is wrong first, then figures. */
export function HealthSummary() {
  const { data: health, isError, isFetching, refetch } = useHealth();
  if (health) {
    return (
      <div className="space-y-6">
        {health.problems.length === 0 && <Alert tone="success">Semua berjalan baik.</Alert>}
        {health.problems.map((problem) => (
          <Alert key={problem} tone="error">
            {problemWords[problem]}
          </Alert>
        ))}
        <HealthTiles health={health} />
        <QueueList queues={health.queues} />
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

function useHealth() {
  return useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => callApi(getHealth, {}, { signal }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
}
