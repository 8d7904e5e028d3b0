import { Today } from '~/features/office/work-queues/today';
import { useWaitingWork } from '~/features/office/work-queues/waiting-work-queries';
import { AdminBlocks, type Blocks } from './admin-blocks';

/** The work that waits for this helper, above the blocks that customers see too. */
export default function HelperDashboard(blocks: Blocks) {
  const { data, failureCount } = useWaitingWork();
  return (
    <>
      {(data || failureCount > 0) && <Today work={data} />}
      <AdminBlocks {...blocks} />
    </>
  );
}
