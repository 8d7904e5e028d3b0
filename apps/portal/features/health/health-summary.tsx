import { useQuery } from '@tanstack/react-query';
import { Alert } from '@timesync/ui';
import { LoadedFigures } from '~/components/ui/feedback/loaded-figures';
import { callApi } from '~/lib/api/api-client';
import { HealthPlots } from './health-plots';
import { HealthTiles } from './health-tiles';
import { problemWords } from './health-words';
import { QueueList } from './queue-list';

const REFRESH_MS = 15_000;

/** The health of the server: problems first, then figures. */
export function HealthSummary() {
  return (
    <LoadedFigures query={useHealth()}>
      {(health) => (
        <>
          {health.problems.length === 0 && <Alert tone="success">Semua berjalan baik.</Alert>}
          {health.problems.map((problem) => (
            <Alert key={problem} tone="error">
              {problemWords[problem]}
            </Alert>
          ))}
          <HealthTiles health={health} />
          <HealthPlots minutes={health.minutes} />
          <QueueList queues={health.queues} />
        </>
      )}
    </LoadedFigures>
  );
}

function useHealth() {
  return useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => callApi('GET /admin/health', {}, { signal }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
}
