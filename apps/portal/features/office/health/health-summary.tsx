import { useQuery } from '@tanstack/react-query';
import { LoadedFigures } from '~/components/ui/feedback/loaded-figures';
import { callApi } from '~/lib/api/api-client';
import { BackupList } from './backup-list';
import { HealthTasks } from './health-tasks';
import { OwnerFigures } from './owner-figures';
import { TechnicalDetails } from './technical-details';

const REFRESH_MS = 15_000;

/** The health of the server: what to do first, then what an owner understands, then the rest. */
export function HealthSummary() {
  return (
    <LoadedFigures query={useHealth()}>
      {(health) => (
        <>
          <HealthTasks health={health} />
          <OwnerFigures health={health} />
          <BackupList />
          <TechnicalDetails health={health} />
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
