import { Outlet } from 'react-router';
import { RequireSession } from '~/components/layout/shell/guards';
import { NextWork } from '~/components/queue-keys/next-work';
import { lazyPart } from '~/components/ui/feedback/lazy-part';

const NextWaitingWork = lazyPart(
  async () => (await import('~/features/office/work-queues/next-waiting-work')).NextWaitingWork,
);

export default function AdminOnlyLayout() {
  return (
    <RequireSession onlyFor="admin">
      {() => (
        <NextWork value={<NextWaitingWork />}>
          <Outlet />
        </NextWork>
      )}
    </RequireSession>
  );
}
