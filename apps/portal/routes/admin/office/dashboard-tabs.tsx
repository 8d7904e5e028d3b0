import type { UseQueryResult } from '@tanstack/react-query';
import { screens } from '@timesync/contract';
import { Navigate, useSearchParams } from 'react-router';
import { lazyPart, Skeleton, Tabs } from '~/components/ui';
import { FirstStepsCard } from '~/features/office/first-steps/first-steps-list';
import { useFirstSteps } from '~/features/office/first-steps/first-steps-queries';
import { Today } from '~/features/office/work-queues/today';
import { useWaitingWork } from '~/features/office/work-queues/waiting-work-queries';
import { usePrefetch } from '~/lib/browser/use-prefetch';
import { AdminBlocks, type Blocks } from './admin-blocks';

const ShopSummary = lazyPart(() => import('./shop-summary'));
const HealthSummary = lazyPart(() => import('~/features/office/health/health-summary'));

const TAB_PARAM = 'tab';
const HOME = 'beranda';
const SUMMARY = 'ringkasan';
const HEALTH = 'kesehatan';

const known = [SUMMARY, HEALTH];

/** Today's work above the specified blocks; the owner's numbers and the server's are further tabs. */
export default function DashboardTabs(blocks: Blocks) {
  const [params, setParams] = useSearchParams();
  const change = (id: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (id === HOME) next.delete(TAB_PARAM);
        else next.set(TAB_PARAM, id);
        return next;
      },
      { preventScrollReset: true, replace: true },
    );
  const firstSteps = useFirstSteps();
  const work = useWaitingWork();
  usePrefetch(ShopSummary.prefetch);
  usePrefetch(HealthSummary.prefetch);
  // Only from here, and only once: opening that screen is recorded, and the card leads there later.
  if (firstSteps.data?.isFirstVisit) return <Navigate to={screens.firstSteps} replace />;
  return (
    <Tabs
      label="Dashboard"
      tabs={[
        {
          id: HOME,
          label: 'Beranda',
          // Not before it is known how much lies above the blocks: they would jump.
          content:
            isFirstRead(firstSteps) || isFirstRead(work) ? (
              <Skeleton className="h-40" />
            ) : (
              <>
                <FirstStepsCard />
                <Today work={work.data} />
                <AdminBlocks {...blocks} />
              </>
            ),
        },
        {
          id: SUMMARY,
          label: 'Ringkasan',
          content: <ShopSummary />,
        },
        {
          id: HEALTH,
          label: 'Kesehatan',
          content: <HealthSummary />,
        },
      ]}
      open={{ id: known.find((id) => id === params.get(TAB_PARAM)) ?? HOME, onChange: change }}
    />
  );
}

/** A call that failed once holds nothing up. */
function isFirstRead({
  isPending,
  failureCount,
}: Pick<UseQueryResult, 'isPending' | 'failureCount'>) {
  return isPending && failureCount === 0;
}
