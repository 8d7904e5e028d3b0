import { type AdminArea, hasAdminArea, screens } from '@timesync/contract';
import { Navigate, Outlet, useMatches } from 'react-router';
import { RequireSession } from '~/components/layout/shell/guards';
import { NextWork } from '~/components/queue-keys/next-work';
import { lazyPart } from '~/components/ui';

const NextWaitingWork = lazyPart(() => import('~/features/office/work-queues/next-waiting-work'));

export default function AdminOnlyLayout() {
  const screen = useMatches().findLast(({ handle }) => handle)?.handle as { area?: AdminArea };
  return (
    <RequireSession onlyFor="admin">
      {(user) => {
        const mayOpen = !screen?.area || hasAdminArea(user, screen.area);
        if (!mayOpen) return <Navigate to={screens.unauthorized} replace />;
        return (
          <NextWork value={<NextWaitingWork />}>
            <Outlet />
          </NextWork>
        );
      }}
    </RequireSession>
  );
}
