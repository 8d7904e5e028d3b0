import type { ReactNode } from 'react';
import { Today } from '~/features/office/work-queues/today';
import { useWaitingWork } from '~/features/office/work-queues/waiting-work-queries';

/** The work that waits for this helper, above the blocks that customers see too. */
export default function HelperDashboard({ children }: { children: ReactNode }) {
  const { data, failureCount } = useWaitingWork();
  return (
    <>
      {(data || failureCount > 0) && <Today work={data} />}
      <div className="space-y-8">{children}</div>
    </>
  );
}
